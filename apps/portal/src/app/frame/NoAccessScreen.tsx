import { Drawing } from "@jubilee/ui/drawing";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../routing/href.ts";
import { screen } from "./screens.css.ts";

/** Shown to signed-in people on an administration or testing address; features decision 4. */
export function NoAccessScreen() {
  return (
    <div className={screen}>
      <Drawing name="lock" />
      <Heading level={1}>No access</Heading>
      <Text size={16} tone="muted">
        This page is for administrators. Your own events are one step away.
      </Text>
      <div>
        <LinkButton href={href("dashboard")} variant="outline">
          Go to your dashboard
        </LinkButton>
      </div>
    </div>
  );
}
