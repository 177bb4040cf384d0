import { noticeSwitches, noticeTopics } from "@jubilee/core/account/account.rules";
import type {
  NoticeChoice,
  NotificationPrefs,
  ProfileSettings,
} from "@jubilee/core/account/account.types";
import { Card } from "@jubilee/ui/card";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { TimeField } from "../../../page-kit/dates/TimeField.tsx";
import { list, listRow, pair, stack, words } from "./AccountSettings.css.ts";
import { useProfileChange } from "./useProfileChange.ts";

const segments = [
  { value: "now", label: "At once" },
  { value: "digest", label: "Daily digest" },
  { value: "off", label: "Off" },
] as const satisfies { value: NoticeChoice; label: string }[];

/** Per topic: at once, in the digest at eight, or not at all; and when mails stay away. */
export function NotificationSettings({ settings }: { settings: ProfileSettings }) {
  const save = useProfileChange();
  const prefs = settings.notifications;
  const change = (notifications: NotificationPrefs) => save({ notifications });

  return (
    <Card title="Mails about your events" id="notifications">
      <div className={stack}>
        <Text tone="muted">
          What happens within a few minutes comes as one mail. The digest comes at eight in the
          morning, by the clock of {settings.timeZone.replaceAll("_", " ")}.
        </Text>
        <ul className={list}>
          {noticeTopics.map((topic) => (
            <li key={topic} className={listRow}>
              <span className={words}>
                <Text weight="medium">{noticeSwitches[topic].title}</Text>
                <Text tone="muted" size={14}>
                  {noticeSwitches[topic].help}
                </Text>
              </span>
              <SegmentedControl
                label={noticeSwitches[topic].title}
                segments={segments}
                value={prefs.topics[topic]}
                onValueChange={(choice) =>
                  change({ ...prefs, topics: { ...prefs.topics, [topic]: choice } })
                }
              />
            </li>
          ))}
        </ul>
        <Switch
          label="Quiet hours"
          help="Mails wait until they are over."
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
