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
import { channels, heads, table, topic as topicLine, words } from "./NotificationSettings.css.ts";

const mails = [
  { value: "now", label: "At once" },
  { value: "hourly", label: "Every hour" },
  { value: "digest", label: "Every morning" },
  { value: "off", label: "Never" },
] as const satisfies { value: NoticeChoice; label: string }[];

interface TopicChannelsProps {
  prefs: NotificationPrefs;
  /** Whether any device tells at all. */
  hasDevices: boolean;
  onChange: (prefs: NotificationPrefs) => void;
}

/** What is told of, line by line, and where: in the product, on devices and by mail. */
export function TopicChannels({ prefs, hasDevices, onChange }: TopicChannelsProps) {
  const set = <Part extends "topics" | "product" | "push">(
    part: Part,
    topic: NoticeTopic,
    value: NotificationPrefs[Part][NoticeTopic],
  ) => onChange({ ...prefs, [part]: { ...prefs[part], [topic]: value } });
  return (
    <div className={table}>
      <div className={`${heads} ${channels({ hasDevices })}`} aria-hidden="true">
        <span>What happens</span>
        <span>Here</span>
        {hasDevices && <span>On devices</span>}
        <span>By mail</span>
      </div>
      <ul>
        {noticeTopics.map((topic) => {
          const { title, help } = noticeSwitches[topic];
          return (
            <li key={topic} className={`${topicLine} ${channels({ hasDevices })}`}>
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
              {hasDevices && (
                <Switch
                  label={
                    <>
                      <VisuallyHidden>{title} </VisuallyHidden>On devices
                    </>
                  }
                  checked={prefs.push[topic]}
                  onCheckedChange={(isOn) => set("push", topic, isOn)}
                />
              )}
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
