import { flagsCopy } from "@jubilee/core/platform/flags.copy";
import type { FeatureFlag } from "@jubilee/core/platform/flags.types";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../routing/href.ts";
import { screen } from "./screens.css.ts";

/** In the place of a page whose feature an administrator has switched off. */
export function SwitchedOffScreen({ flag }: { flag: FeatureFlag }) {
  return (
    <div className={screen}>
      <Heading level={1}>Not available right now</Heading>
      <Text size={16} tone="muted">
        {flag.note ?? flagsCopy.away}
      </Text>
      <div>
        <LinkButton href={href("dashboard")} variant="outline">
          Go to your dashboard
        </LinkButton>
      </div>
    </div>
  );
}
