import { DevicesSetting } from "./DevicesSetting.tsx";
import { PasswordSetting } from "./PasswordSetting.tsx";
import { SecondFactorSetting } from "./SecondFactorSetting.tsx";

/** Password, second factor and signed-in devices. */
export function SecurityPart() {
  return (
    <>
      <PasswordSetting />
      <SecondFactorSetting />
      <DevicesSetting />
    </>
  );
}
