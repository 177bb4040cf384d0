import type { MailStopKind } from "./mail-stops.types.ts";

/** What the list of addresses without mails says of each. */
export const mailStopsCopy: {
  kinds: Readonly<Record<MailStopKind, string>>;
  /** What takes it off the list, where the team does. */
  acts: Readonly<Partial<Record<MailStopKind, string>>>;
  /** Who else alone can take it off, in two lines. */
  back: Readonly<
    Record<Exclude<MailStopKind, "manual" | "hard_bounce">, readonly [who: string, how: string]>
  >;
  topics: Readonly<Record<string, string>>;
} = {
  kinds: {
    unsubscribed: "Unsubscribed",
    hard_bounce: "Bounced",
    complaint: "Complained",
    manual: "Stopped by you",
    operator: "Stopped by the administrator",
  },
  acts: { manual: "Take off the list", hard_bounce: "Try again" },
  back: {
    unsubscribed: ["Only they can come back,", "by a mail’s link or on their page"],
    complaint: ["Only they can ask for mails again,", "by writing to the administrator"],
    operator: ["Only the administrator", "of this installation takes it off"],
  },
  topics: {
    invitations: "invitations",
    notices: "notices",
    announcements: "announcements",
    campaigns: "campaigns",
    messages: "waiting messages",
  },
};
