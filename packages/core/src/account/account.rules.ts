import { isPlanType } from "./access.rules.ts";
import { notices } from "./notices.gen.ts";
import type { NoticePart, NoticeSwitch } from "./notices.types.ts";
import type {
  DeletionState,
  NoticeChoice,
  NoticeTopic,
  NotificationPrefs,
  QuietHours,
  UserData,
} from "./account.types.ts";

/** Every topic as its area declares it. */
export const noticeSwitches: Readonly<Record<NoticeTopic, NoticeSwitch>> = notices;

/** Topics in the order they are shown. */
export const noticeTopics = (Object.keys(notices) as NoticeTopic[]).toSorted(
  (one, other) => noticeSwitches[one].order - noticeSwitches[other].order,
);

/** What topics are about, in the order it is shown. */
export const noticeParts: readonly { part: NoticePart; title: string }[] = [
  { part: "guests", title: "Answers, orders and questions" },
  { part: "events", title: "Your events and their day" },
  { part: "tasks", title: "Tasks" },
  { part: "talk", title: "What people write" },
  { part: "account", title: "Your account and its mails" },
];

/** Avatars: JPG, PNG or WebP up to 5 MB. */
export const avatarLimits = {
  types: ["image/jpeg", "image/png", "image/webp"],
  bytes: 5 * 1024 * 1024,
} as const;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function isChoice(value: unknown): value is NoticeChoice {
  return value === "now" || value === "hourly" || value === "digest" || value === "off";
}

/** True for a wall time such as `07:30`. */
export function isWallTime(value: unknown): value is string {
  return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

function readQuiet(value: unknown): QuietHours | null {
  if (!isRecord(value)) return null;
  const { from, to } = value;
  return isWallTime(from) && isWallTime(to) ? { from, to } : null;
}

function forEachTopic<Value>(value: (topic: NoticeTopic) => Value): Record<NoticeTopic, Value> {
  return Object.fromEntries(noticeTopics.map((topic) => [topic, value(topic)])) as Record<
    NoticeTopic,
    Value
  >;
}

/** Reads `notification_prefs`; what is not said is as by default. */
export function readNotificationPrefs(value: unknown): NotificationPrefs {
  const stored = isRecord(value) ? value : {};
  const [product, push] = [stored["product"], stored["push"]].map((one) =>
    isRecord(one) ? one : {},
  );
  return {
    topics: forEachTopic((topic) => {
      const chosen = stored[topic];
      return isChoice(chosen) ? chosen : noticeSwitches[topic].usual;
    }),
    product: forEachTopic((topic) => product?.[topic] !== false),
    push: forEachTopic((topic) => {
      const chosen = push?.[topic];
      return typeof chosen === "boolean" ? chosen : noticeSwitches[topic].usual === "now";
    }),
    quiet: readQuiet(stored["quiet"]),
  };
}

/** The preferences as they are stored. */
export function writeNotificationPrefs({ topics, product, push, quiet }: NotificationPrefs) {
  return {
    ...topics,
    product: { ...product },
    push: { ...push },
    ...(quiet ? { quiet: { from: quiet.from, to: quiet.to } } : {}),
  };
}

/** What is wrong with a picture before it is sent, or null. */
export function avatarProblem(file: { type: string; size: number }): string | null {
  const isKnown = avatarLimits.types.some((type) => type === file.type);
  return isKnown && file.size <= avatarLimits.bytes ? null : "Only JPG, PNG or WebP up to 5 MB";
}

/** Reads what `get_user_data_batch` gives; null for an answer in an unknown form. */
export function readUserData(value: unknown): UserData | null {
  if (!isRecord(value) || !isRecord(value["profile"])) return null;
  const { profile, subscription, accounts } = value;
  const plan = isRecord(subscription) ? subscription["plan_type"] : null;
  return {
    name: text(profile["display_name"]),
    timeZone: text(profile["time_zone"]),
    since: textOrNull(profile["created_at"]),
    wantsAffiliate: profile["wants_affiliate"] === true,
    planType: isPlanType(plan) ? plan : "free",
    isAdmin: value["is_admin"] === true,
    accounts: (Array.isArray(accounts) ? accounts : []).flatMap((account: unknown) =>
      isRecord(account) ? [{ name: text(account["name"]), role: text(account["role"]) }] : [],
    ),
  };
}

/** Reads what `preview_account_deletion` gives. */
export function readDeletionState(value: unknown): DeletionState | null {
  if (!isRecord(value) || typeof value["dueAt"] !== "string") return null;
  const sold = Array.isArray(value["soldEvents"]) ? value["soldEvents"] : [];
  return {
    requestedAt: textOrNull(value["requestedAt"]),
    dueAt: value["dueAt"],
    isProven: value["isProven"] === true,
    soldEvents: sold.flatMap((event: unknown) =>
      isRecord(event)
        ? [
            {
              id: text(event["id"]),
              name: text(event["name"]),
              endDate: text(event["endDate"]),
              tickets: Number(event["tickets"]),
            },
          ]
        : [],
    ),
  };
}
