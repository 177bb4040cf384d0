import type { MailStopKind } from "./mail-stops.types.ts";

const byAdministrator = ["Only the administrator", "of this installation takes it off"] as const;

/** What the list of addresses without mails says of each. */
export const mailStopsCopy: {
  kinds: Readonly<Record<MailStopKind, string>>;
  /** Who alone can take it off, in two lines. */
  back: Readonly<Record<Exclude<MailStopKind, "manual">, readonly [who: string, how: string]>>;
  topics: Readonly<Record<string, string>>;
} = {
  kinds: {
    unsubscribed: "Unsubscribed",
    hard_bounce: "Bounced",
    complaint: "Complained",
    manual: "Stopped by you",
    operator: "Stopped by the administrator",
  },
  back: {
    unsubscribed: ["Only they can come back,", "by a mail’s link or on their page"],
    hard_bounce: byAdministrator,
    complaint: byAdministrator,
    operator: byAdministrator,
  },
  topics: {
    invitations: "invitations",
    notices: "notices",
    announcements: "announcements",
    campaigns: "campaigns",
    messages: "waiting messages",
  },
};
