import { displayName } from "@jubilee/core/auth/rules";
import { useUser } from "../../../app/session/useUser.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { cards, side } from "./AccountSettings.css.ts";
import { EventTypeSetting } from "./EventTypeSetting.tsx";
import { NameSetting } from "./NameSetting.tsx";
import { PasswordSetting } from "./PasswordSetting.tsx";
import { PlanSetting } from "./PlanSetting.tsx";
import { SessionSetting } from "./SessionSetting.tsx";
import { ThemeSetting } from "./ThemeSetting.tsx";

/** Name, password, plan, kind of event, theme and sessions of the signed-in person. */
export default function AccountSettingsPage() {
  const user = useUser();
  return (
    <PageFrame>
      <PageHeader
        title="Account settings"
        lead={`Signed in as ${displayName(user)}${user.email ? `, ${user.email}` : ""}.`}
      />
      <div className={cards}>
        <div className={side}>
          <PlanSetting />
          <PasswordSetting />
          <SessionSetting />
        </div>
        <div className={side}>
          <NameSetting />
          <EventTypeSetting />
          <ThemeSetting />
        </div>
      </div>
    </PageFrame>
  );
}
