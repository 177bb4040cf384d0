import type { AccountRights } from "@jubilee/core/account/rights.types";
import { Drawing } from "@jubilee/ui/drawing";
import { Heading } from "@jubilee/ui/heading";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../routing/href.ts";
import { screen } from "./screens.css.ts";

/** In place of a page that the reader's role does not open: who can change that. */
export function ClosedScreen({ account }: { account: AccountRights }) {
  return (
    <div className={screen}>
      <Drawing name="lock" />
      <Heading level={1}>Not part of your role</Heading>
      <Text size={16} tone="muted">
        {`In ${account.name} you are ${account.role.name}. ${account.owner} can open this for you, or an admin of the team.`}
      </Text>
      <div>
        <LinkButton href={href("team")} variant="outline">
          See the team
        </LinkButton>
      </div>
    </div>
  );
}
