import { Card } from "@jubilee/ui/card";
import { ThemeSwitch } from "../../../shell/ThemeSwitch.tsx";

/** Light, dark, or as the device wishes. */
export function ThemeSetting() {
  return (
    <Card title="Theme">
      <ThemeSwitch />
    </Card>
  );
}
