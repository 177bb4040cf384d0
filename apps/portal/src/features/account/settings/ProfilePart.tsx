import { Card } from "@jubilee/ui/card";
import { fields } from "./AccountSettings.css.ts";
import { AvatarSetting } from "./AvatarSetting.tsx";
import { EmailSetting } from "./EmailSetting.tsx";
import { NameSetting } from "./NameSetting.tsx";

/** Who others see. */
export function ProfilePart() {
  return (
    <>
      <Card title="Picture and name">
        <div className={fields}>
          <AvatarSetting />
          <NameSetting />
        </div>
      </Card>
      <EmailSetting />
    </>
  );
}
