import type { NoticeTopic, NotificationPrefs } from "@jubilee/core/account/account.types";
import { Select } from "@jubilee/ui/select";
import { Switch } from "@jubilee/ui/switch";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { isUsual, mailChoices, sharedMail, toldIn, withChoice } from "./noticeChoices.rules.ts";

interface ChannelChoiceProps {
  /** What is chosen for, as a reader hears it: “New answers”. */
  of: string;
  topics: readonly NoticeTopic[];
  prefs: NotificationPrefs;
  /** Whether any device tells at all. */
  hasDevices: boolean;
  onChange: (prefs: NotificationPrefs) => void;
}

const switches = [
  { channel: "product", label: "Here" },
  { channel: "push", label: "On devices" },
] as const;

/** The channels of one topic or of many: here, on devices, by mail. */
export function ChannelChoice({ of, topics, prefs, hasDevices, onChange }: ChannelChoiceProps) {
  return (
    <>
      {switches
        .filter(({ channel }) => hasDevices || channel === "product")
        .map(({ channel, label }) => {
          const told = toldIn(prefs, channel, topics);
          const isPart = told > 0 && told < topics.length;
          return (
            <Switch
              key={channel}
              label={
                <>
                  <VisuallyHidden>{of} </VisuallyHidden>
                  {label}
                </>
              }
              help={isPart ? `${told} of ${topics.length}` : undefined}
              checked={told === topics.length}
              onCheckedChange={(isOn) => onChange(withChoice(prefs, channel, topics, isOn))}
            />
          );
        })}
      <Select
        label={`${of} by mail`}
        hideLabel
        size="sm"
        placeholder={isUsual(prefs) ? "As usual" : "Each its own way"}
        options={mailChoices}
        value={sharedMail(prefs, topics) ?? ""}
        onValueChange={(choice) => onChange(withChoice(prefs, "topics", topics, choice))}
      />
    </>
  );
}
