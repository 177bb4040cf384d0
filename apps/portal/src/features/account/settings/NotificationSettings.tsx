import type { NotificationPrefs, ProfileSettings } from "@jubilee/core/account/account.types";
import { zonePlace } from "@jubilee/core/base/time.rules";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { TimeField } from "../../../page-kit/dates/TimeField.tsx";
import { pair, stack } from "./AccountSettings.css.ts";
import { offeredZone, quietHelp } from "./quietHours.rules.ts";
import { TopicChannels } from "./TopicChannels.tsx";
import { useProfileChange } from "./useProfileChange.ts";

interface NotificationSettingsProps {
  settings: ProfileSettings;
  /** Whether any device tells at all. */
  hasDevices: boolean;
}

/** Per topic: here, on devices, and by mail at once, hourly, in the morning, or not; and when it is quiet. */
export function NotificationSettings({ settings, hasDevices }: NotificationSettingsProps) {
  const save = useProfileChange();
  const prefs = settings.notifications;
  const offered = offeredZone(
    settings.timeZone,
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  const change = (notifications: NotificationPrefs) => save({ notifications });

  return (
    <Card title="What you are told" id="notifications">
      <div className={stack}>
        <Text tone="muted">
          What happens within a few minutes comes as one mail, what you have read here not at all.
          Every morning is at eight, by the clock of {zonePlace(settings.timeZone)}.
        </Text>
        {offered !== null && (
          <div>
            <Button variant="outline" onClick={() => save({ timeZone: offered })}>
              {`Go by the clock of ${zonePlace(offered)}, as this device does`}
            </Button>
          </div>
        )}
        <TopicChannels prefs={prefs} hasDevices={hasDevices} onChange={change} />
        <Switch
          label="Quiet hours"
          help={quietHelp(prefs.quiet, settings.timeZone)}
          checked={prefs.quiet !== null}
          onCheckedChange={(isOn) =>
            change({ ...prefs, quiet: isOn ? { from: "22:00", to: "07:00" } : null })
          }
        />
        {prefs.quiet && (
          <div className={pair}>
            <TimeField
              label="From"
              whenLeft
              value={prefs.quiet.from}
              onValueChange={(from) =>
                from && prefs.quiet && change({ ...prefs, quiet: { ...prefs.quiet, from } })
              }
            />
            <TimeField
              label="To"
              whenLeft
              value={prefs.quiet.to}
              onValueChange={(to) =>
                to && prefs.quiet && change({ ...prefs, quiet: { ...prefs.quiet, to } })
              }
            />
          </div>
        )}
        <Text tone="muted" size={14}>
          Mails about your own account, such as a new password or a failed payment, always come.
        </Text>
      </div>
    </Card>
  );
}
