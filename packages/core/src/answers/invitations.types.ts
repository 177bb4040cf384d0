/** Where an event's invitations stand. Source: SQL `get_invitation_progress`. Counts of people, mails by their state. */
export interface InvitationProgress {
  people: number;
  invited: number;
  opened: number;
  answered: number;
  /** Invited, with their households, and not heard: all whom a reminder is about, also who can get none. */
  silent: number;
  /** Parties to invite that nobody can write to. */
  withoutAddress: number;
  unsubscribed: number;
  queued: number;
  sent: number;
  skipped: number;
  failed: number;
  lastAt: string | null;
}

/** A party's printed code. Source: SQL `list_invitation_codes`. */
export interface InvitationCode {
  /** Eight letters and digits. */
  code: string;
  household: string | null;
  people: string[];
  answered: boolean;
}

export type InvitationKind = "invitation" | "reminder";

/** Who would get a mail, and who gets none: people, of whom each is counted once. */
export interface InvitationCounts {
  /** Mails, one a household. */
  ready: number;
  /** Whom these mails are for; by a reminder, those who have not answered. */
  people: number;
  noAddress: number;
  unsubscribed: number;
  /** Reminded less than 20 hours ago. */
  recent: number;
}

/** What is sent to whom; no ids: everybody whom the kind is for. */
export interface InvitationOrder {
  kind: InvitationKind;
  eventGuestIds: string[] | null;
  message: string;
}

/** Somebody who would get the mail. Source: SQL `list_invitation_recipients`. */
export interface InvitationRecipient {
  /** Event guest. */
  id: string;
  name: string;
  email: string;
  /** How many the mail is for, with its reader. */
  people: number;
}

/** What the mail of an invitation or a reminder is written from, besides event and calendar. Source: SQL `preview_invitation`. */
export interface InvitationSource {
  to: string | null;
  name: string | null;
  /** The guest's, or else the event's. */
  locale: string;
  kind: InvitationKind;
  /** Everybody who is invited by it. */
  people: string[];
  /** The host's own words. */
  message: string | null;
  /** What the event asks of its guests. */
  asks: "answers" | "tickets" | "both" | "nothing";
  closes: string | null;
  url: string;
  unsubscribeUrl: string;
}

/** One of the mails as its reader would get it. Source: function `invitation-preview`. */
export interface DrawnInvitation {
  to: string;
  subject: string;
  /** The plain part. */
  text: string;
  /** The other part is at `mail-preview?drawn=<key>` for two minutes. */
  key: string;
}
