import { Drawing } from "@jubilee/ui/drawing";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../routing/href.ts";
import { screen } from "./screens.css.ts";

/** Shown on any unknown path. Source: specification section 2. */
export function NotFoundScreen() {
  return (
    <div className={screen}>
      <Drawing name="lost" />
      <Heading level={1}>Page not found</Heading>
      <Text size={16} tone="muted">
        Nothing lives at this address. It may have moved, or a letter is missing.
      </Text>
      <div>
        <LinkButton href={href("home")} variant="outline">
          Go to the start
        </LinkButton>
      </div>
    </div>
  );
}
