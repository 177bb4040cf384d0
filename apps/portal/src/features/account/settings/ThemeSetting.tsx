import { Card } from "@jubilee/ui/card";
import { Text } from "@jubilee/ui/text";
import { ThemeSwitch } from "../../../page-kit/brand/ThemeSwitch.tsx";
import { stack } from "./AccountSettings.css.ts";

/** Light, dark, or as the device wishes. */
export function ThemeSetting() {
  return (
    <Card title="Theme">
      <div className={stack}>
        <Text tone="muted">Always one look, or the one this device is set to.</Text>
        <ThemeSwitch named />
      </div>
    </Card>
  );
}
