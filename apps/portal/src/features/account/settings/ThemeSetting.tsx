import { Card } from "@jubilee/ui/card";
import { ThemeSwitch } from "../../../page-kit/brand/ThemeSwitch.tsx";

/** Light, dark, or as the device wishes. */
export function ThemeSetting() {
  return (
    <Card title="Theme">
      <ThemeSwitch />
    </Card>
  );
}
