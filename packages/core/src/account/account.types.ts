import type { notices } from "./notices.gen.ts";
import type { PlanType } from "./plans.types.ts";

/** What people with an account can be told of. */
export type NoticeTopic = keyof typeof notices;
/** By mail: within minutes, at the full hour, at eight in the morning, or not at all. */
export type NoticeChoice = "now" | "hourly" | "digest" | "off";

/** When mails and devices are silent, by the person's own clock: `22:00` to `07:00`. */
export interface QuietHours {
  from: string;
  to: string;
}

/** `profiles.notification_prefs`. */
export interface NotificationPrefs {
  topics: Record<NoticeTopic, NoticeChoice>;
  /** Whether it is told in the product. */
  product: Record<NoticeTopic, boolean>;
  /** Whether one's devices tell it, where one let them. */
  push: Record<NoticeTopic, boolean>;
  quiet: QuietHours | null;
}

/** One's own settings that the server keeps. */
export interface ProfileSettings {
  /** BCP 47, such as `en` or `de`. */
  locale: string;
  /** IANA zone. */
  timeZone: string;
  notifications: NotificationPrefs;
}

/** What leaving means. */
export interface DeletionState {
  /** Null while nobody asked for it. */
  requestedAt: string | null;
  /** When the account goes, or would go if asked now. */
  dueAt: string;
  /** Signed in within ten minutes: no password is asked for. */
  isProven: boolean;
  soldEvents: { id: string; name: string; endDate: string; tickets: number }[];
}

/** What an account is known by, from one call: `get_user_data_batch`. */
export interface UserData {
  name: string;
  timeZone: string;
  /** ISO instant of the sign-up. */
  since: string | null;
  wantsAffiliate: boolean;
  planType: PlanType;
  isAdmin: boolean;
  /** Where the person works, the own account first. */
  accounts: readonly { name: string; role: string }[];
}
