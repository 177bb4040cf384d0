import { noticeTopics, readNotificationPrefs } from "@jubilee/core/account/account.rules";
import type {
  NoticeChoice,
  NoticeTopic,
  NotificationPrefs,
} from "@jubilee/core/account/account.types";

type Channel = "topics" | "product" | "push";

/** What one can choose by mail, as its select says it. */
export const mailChoices = [
  { value: "now", label: "At once" },
  { value: "hourly", label: "Every hour" },
  { value: "digest", label: "Every morning" },
  { value: "off", label: "Never" },
] as const satisfies { value: NoticeChoice; label: string }[];

/** A channel of some topics set to one choice; the rest as it was. */
export function withChoice<Of extends Channel>(
  prefs: NotificationPrefs,
  channel: Of,
  topics: readonly NoticeTopic[],
  value: NotificationPrefs[Of][NoticeTopic],
): NotificationPrefs {
  const changed = Object.fromEntries(topics.map((topic) => [topic, value]));
  return { ...prefs, [channel]: { ...prefs[channel], ...changed } };
}

/** How mails come for all of some topics; null where it differs. */
export function sharedMail(
  prefs: NotificationPrefs,
  topics: readonly NoticeTopic[],
): NoticeChoice | null {
  const chosen = new Set(topics.map((topic) => prefs.topics[topic]));
  const [first = null] = chosen;
  return chosen.size === 1 ? first : null;
}

/** How many of some topics are told in a channel. */
export const toldIn = (
  prefs: NotificationPrefs,
  channel: "product" | "push",
  topics: readonly NoticeTopic[],
): number => topics.filter((topic) => prefs[channel][topic]).length;

/** What a fold of topics says while it is closed: “By mail every morning, 2 of 5 not here”. */
export function choicesInWords(prefs: NotificationPrefs, topics: readonly NoticeTopic[]): string {
  const used = mailChoices.filter(({ value }) =>
    topics.some((topic) => prefs.topics[topic] === value),
  );
  const words = used.map(({ value, label }) => (value === "off" ? "not" : label.toLowerCase()));
  const mails =
    words.length === 1
      ? words[0] === "not"
        ? "No mails"
        : `By mail ${words[0]}`
      : `By mail ${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
  const silent = topics.length - toldIn(prefs, "product", topics);
  if (silent === 0) return mails;
  return `${mails}, ${silent === topics.length ? "not here" : `${silent} of ${topics.length} not here`}`;
}

/** As it is until somebody chooses; quiet hours stay. */
export const usualChoices = (prefs: NotificationPrefs): NotificationPrefs => ({
  ...readNotificationPrefs({}),
  quiet: prefs.quiet,
});

export const isUsual = (prefs: NotificationPrefs): boolean => {
  const usual = usualChoices(prefs);
  return noticeTopics.every(
    (topic) =>
      prefs.topics[topic] === usual.topics[topic] &&
      prefs.product[topic] === usual.product[topic] &&
      prefs.push[topic] === usual.push[topic],
  );
};
