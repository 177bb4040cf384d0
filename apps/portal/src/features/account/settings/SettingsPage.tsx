import { Card } from "@jubilee/ui/card";
import { LinkButton } from "@jubilee/ui/link-button";
import { Text } from "@jubilee/ui/text";
import { href } from "../../../app/routing/href.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { cards, side, stack } from "./AccountSettings.css.ts";
import { EventTypeSetting } from "./EventTypeSetting.tsx";
import { ThemeSetting } from "./ThemeSetting.tsx";

/** What this device keeps; the account's own settings are a step away. Source: features decision 9. */
export default function SettingsPage() {
  return (
    <PageFrame>
      <PageHeader title="Settings" lead="Kept on this device, for you alone." />
      <div className={cards}>
        <div className={side}>
          <EventTypeSetting />
          <ThemeSetting />
        </div>
        <div className={side}>
          <Card title="Account">
            <div className={stack}>
              <Text tone="muted">
                Your name, password, plan and sessions follow you everywhere.
              </Text>
              <LinkButton href={href("account.settings")} variant="outline">
                Account settings
              </LinkButton>
            </div>
          </Card>
        </div>
      </div>
    </PageFrame>
  );
}
