import { Plus } from "lucide-react";
import { Button } from "../components/button/Button.tsx";
import type { ButtonVariant } from "../components/button/button.types.ts";
import { Inline } from "../components/inline/Inline.tsx";
import { Stack } from "../components/stack/Stack.tsx";

const words: readonly (readonly [ButtonVariant, string])[] = [
  ["default", "Save"],
  ["destructive", "Delete"],
  ["outline", "Edit"],
  ["secondary", "Invite"],
  ["ghost", "Skip"],
  ["link", "More"],
  ["primary-signup", "Join"],
  ["primary-action", "Buy"],
  ["secondary-light", "Filter"],
  ["secondary-muted", "Later"],
  ["primary-dark", "Open"],
  ["secondary-dark", "Share"],
];

/** The twelve looks in their sizes, at rest, disabled and busy. */
export function KitButtons({ side }: { side: string }) {
  return (
    <Stack gap="3">
      {words.map(([variant, word]) => (
        <Inline key={variant} gap="2">
          <Button variant={variant} size="sm">
            {word}
          </Button>
          <Button variant={variant}>{word}</Button>
          <Button variant={variant} size="icon" aria-label={`${word}, ${variant}, ${side}`}>
            <Plus />
          </Button>
          <Button variant={variant} disabled>
            {word}
          </Button>
          <Button variant={variant} loading>
            {word}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
