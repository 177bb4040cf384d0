import { side } from "./AccountSettings.css.ts";
import { AvatarSetting } from "./AvatarSetting.tsx";
import { EmailSetting } from "./EmailSetting.tsx";
import { NameSetting } from "./NameSetting.tsx";

/** Who others see. */
export function ProfilePart() {
  return (
    <>
      <div className={side}>
        <AvatarSetting />
        <EmailSetting />
      </div>
      <div className={side}>
        <NameSetting />
      </div>
    </>
  );
}
