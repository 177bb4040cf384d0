import { AvatarSetting } from "./AvatarSetting.tsx";
import { EmailSetting } from "./EmailSetting.tsx";
import { NameSetting } from "./NameSetting.tsx";

/** Who others see. */
export function ProfilePart() {
  return (
    <>
      <AvatarSetting />
      <NameSetting />
      <EmailSetting />
    </>
  );
}
