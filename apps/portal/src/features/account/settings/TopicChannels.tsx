import { noticeSwitches, noticeTopics } from "@jubilee/core/account/account.rules";
import type {
  NoticeChoice,
  NoticeTopic,
  NotificationPrefs,
} from "@jubilee/core/account/account.types";
import { Select } from "@jubilee/ui/select";
import { Switch } from "@jubilee/ui/switch";
import { Text } from "@jubilee/ui/text";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { heads, table, topic as topicLine, words } from "./NotificationSettings.css.ts";

const mails = [
  { value: "now", label: "At once" },
  { value: "hourly", label: "Every hour" },
  { value: "digest", label: "Every morning" },
  { value: "off", label: "Never" },
] as const satisfies { value: NoticeChoice; label: string }[];

interface TopicChannelsProps {
  prefs: NotificationPrefs;
  onChange: (prefs: NotificationPrefs) => void;
}

/** What is told of, line by line, and where: in the product and by mail. */
export function TopicChannels({ prefs, onChange }: TopicChannelsProps) {
  const set = <Part extends "topics" | "product">(
    part: Part,
    topic: NoticeTopic,
    value: NotificationPrefs[Part][NoticeTopic],
  ) => onChange({ ...prefs, [part]: { ...prefs[part], [topic]: value } });
  return (
    <div className={table}>
      <div className={heads} aria-hidden="true">
        <span>What happens</span>
        <span>Here</span>
        <span>By mail</span>
      </div>
      <ul>
        {noticeTopics.map((topic) => {
          const { title, help } = noticeSwitches[topic];
          return (
            <li key={topic} className={topicLine}>
              <span className={words}>
                <Text weight="medium">{title}</Text>
                <Text tone="muted" size={14}>
                  {help}
                </Text>
              </span>
              <Switch
                label={
                  <>
                    <VisuallyHidden>{title} </VisuallyHidden>Here
                  </>
                }
                checked={prefs.product[topic]}
                onCheckedChange={(isOn) => set("product", topic, isOn)}
              />
              <Select
                label={`${title} by mail`}
                hideLabel
                size="sm"
                options={mails}
                value={prefs.topics[topic]}
                onValueChange={(choice) => set("topics", topic, choice)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
