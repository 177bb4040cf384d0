import { side } from "./AccountSettings.css.ts";
import { DevicesSetting } from "./DevicesSetting.tsx";
import { PasswordSetting } from "./PasswordSetting.tsx";
import { SecondFactorSetting } from "./SecondFactorSetting.tsx";

/** Password, second factor and signed-in devices. */
export function SecurityPart() {
  return (
    <>
      <div className={side}>
        <SecondFactorSetting />
        <PasswordSetting />
      </div>
      <div className={side}>
        <DevicesSetting />
      </div>
    </>
  );
}
