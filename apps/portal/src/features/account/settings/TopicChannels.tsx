import { noticeParts, noticeSwitches, noticeTopics } from "@jubilee/core/account/account.rules";
import type { NotificationPrefs } from "@jubilee/core/account/account.types";
import { Button } from "@jubilee/ui/button";
import { Text } from "@jubilee/ui/text";
import { ChevronDown } from "lucide-react";
import { ChannelChoice } from "./ChannelChoice.tsx";
import {
  channels,
  fold,
  folded,
  heads,
  table,
  topic as line,
  words,
} from "./NotificationSettings.css.ts";
import { choicesInWords, isUsual, usualChoices } from "./noticeChoices.rules.ts";

interface TopicChannelsProps {
  prefs: NotificationPrefs;
  /** Whether any device tells at all. */
  hasDevices: boolean;
  onChange: (prefs: NotificationPrefs) => void;
}

const topicsOf = (wanted: string) =>
  noticeTopics.filter((topic) => noticeSwitches[topic].part === wanted);

/** Where one is told: for everything at once, or, unfolded, for each thing that can happen. */
export function TopicChannels({ prefs, hasDevices, onChange }: TopicChannelsProps) {
  const columns = channels({ hasDevices });
  const rest = { prefs, hasDevices, onChange };
  return (
    <div className={table}>
      <div className={`${heads} ${columns}`} aria-hidden="true">
        <span>What happens</span>
        <span>Here</span>
        {hasDevices && <span>On devices</span>}
        <span>By mail</span>
      </div>
      <div className={`${line} ${columns}`}>
        <span className={words}>
          <Text weight="strong">Everything</Text>
          <Text tone="muted" size={14}>
            {isUsual(prefs)
              ? "What cannot wait comes at once, the rest every morning."
              : "One choice for all of it. Below, each for itself."}
          </Text>
        </span>
        <ChannelChoice of="Everything" topics={noticeTopics} {...rest} />
      </div>
      {noticeParts.map(({ part, title }) => (
        <details key={part} className={folded}>
          <summary className={fold}>
            <span className={words}>
              <Text weight="medium">{title}</Text>
              <Text tone="muted" size={14}>
                {choicesInWords(prefs, topicsOf(part))}
              </Text>
            </span>
            <ChevronDown aria-hidden="true" />
          </summary>
          <ul>
            {topicsOf(part).map((topic) => (
              <li key={topic} className={`${line} ${columns}`}>
                <span className={words}>
                  <Text>{noticeSwitches[topic].title}</Text>
                  <Text tone="muted" size={14}>
                    {noticeSwitches[topic].help}
                  </Text>
                </span>
                <ChannelChoice of={noticeSwitches[topic].title} topics={[topic]} {...rest} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {!isUsual(prefs) && (
        <Button variant="ghost" size="sm" onClick={() => onChange(usualChoices(prefs))}>
          Back to the usual
        </Button>
      )}
    </div>
  );
}
