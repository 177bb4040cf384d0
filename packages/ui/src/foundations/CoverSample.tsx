import { EventCover } from "../components/event-cover/EventCover.tsx";
import { EventTheme } from "../components/event-theme/EventTheme.tsx";
import { Inline } from "../components/inline/Inline.tsx";
import { Stack } from "../components/stack/Stack.tsx";
import { Text } from "../components/text/Text.tsx";
import { inlineVars } from "../inlineVars.ts";
import { vars } from "../theme/vars.css.ts";
import { dot, dots, groundVar } from "./Page.css.ts";

interface CoverSampleProps {
  typeId: string;
  seed: string;
}

const roles = ["page", "tint", "line", "action", "pop", "spark"] as const;

/** A cover with the palette that its event wears. */
export function CoverSample({ typeId, seed }: CoverSampleProps) {
  return (
    <Stack gap="2">
      <EventCover typeId={typeId} eventId={seed} />
      <Inline justify="space-between">
        <Text size={14} tone="muted">
          {seed}
        </Text>
        <EventTheme typeId={typeId} eventId={seed}>
          <span className={dots}>
            {roles.map((role) => (
              <span
                key={role}
                className={dot}
                title={role}
                style={inlineVars({ [groundVar]: vars.color[role] })}
              />
            ))}
          </span>
        </EventTheme>
      </Inline>
    </Stack>
  );
}
