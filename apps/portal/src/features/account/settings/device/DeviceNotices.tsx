import { formatDay } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { usePortal } from "../../../../app/portal/usePortal.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { list, listRow, stack, words } from "../AccountSettings.css.ts";
import type { DeviceAbility, OwnDevice } from "./device.types.ts";
import { ownDevice } from "./ownDevice.ts";
import { useOwnDevice } from "./useOwnDevice.ts";

const helpOf: Readonly<Record<DeviceAbility, string>> = {
  able: "Your browser asks you once. It tells you also while Jubilee is closed, never in your quiet hours, and no more once you sign out.",
  blocked:
    "Your browser is set to show nothing of this site. Allow notifications in its settings for this site, then reload this page.",
  "when-installed":
    "On an iPhone or iPad, put Jubilee on the home screen first (Share, Add to Home Screen) and open it there.",
  none: "This browser shows no notices, or not in a private window.",
};

/** Devices that tell their owner what happens: this one by a switch, the others by a list. */
export function DeviceNotices({
  timeZone,
  device = ownDevice,
}: {
  timeZone: string;
  /** This browser; a story brings one of its own. */
  device?: OwnDevice;
}) {
  const { report } = usePortal();
  const locale = useLocale();
  const { devices, ownId, ability, isBusy, turnOn, turnOff, remove } = useOwnDevice(device);
  const others = devices?.filter(({ id }) => id !== ownId) ?? [];
  return (
    <Card title="On your devices" id="devices">
      <div className={stack}>
        <Switch
          label="Tell me on this device"
          help={helpOf[ability]}
          checked={ownId !== null}
          disabled={isBusy || !devices || (ability !== "able" && ownId === null)}
          onCheckedChange={(isOn) => void (isOn ? turnOn() : turnOff()).catch(report)}
        />
        {others.length > 0 && (
          <ul className={list} aria-label="Other devices that tell you">
            {others.map(({ id, label, since }) => (
              <li key={id} className={listRow}>
                <span className={words}>
                  <Text weight="medium">{label}</Text>
                  <Text tone="muted" size={14}>
                    {`Since ${formatDay(since, timeZone, locale, "long")}`}
                  </Text>
                </span>
                <Button
                  variant="ghost"
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Tell nothing on ${label}`}
                  onClick={() => void remove(id).catch(report)}
                >
                  Tell nothing
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
