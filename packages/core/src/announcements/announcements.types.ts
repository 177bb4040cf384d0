import type { RichText } from "../base/rich-text.types.ts";
import type { MailState } from "../notices/mails.types.ts";
import type { AudienceQuestion } from "../people/audiences.types.ts";

export type AnnouncementState = "draft" | "scheduled" | "sending" | "sent" | "cancelled";

/** What an announcement says in one language; empty while it is written. */
export interface AnnouncementText {
  subject: string | null;
  body: RichText | null;
}

/** By language, such as `en` or `de`. */
export type AnnouncementTexts = Readonly<Record<string, AnnouncementText>>;

/** How many it goes to, how many have it, how many have read it; mails: how many get one. */
export interface AnnouncementCounts {
  people: number;
  told: number;
  read: number;
  mails: number;
  /** How many hear of it, by mail or as colleagues, when it is told again. */
  reach: number;
}

/** Its mails: total = queued + sent + dropped; the others are among the sent. */
export interface AnnouncementMails {
  total: number;
  queued: number;
  sent: number;
  delivered: number;
  bounced: number;
  complained: number;
  dropped: number;
}

/** An announcement as a planner writes it. */
export interface AnnouncementInput {
  texts: AnnouncementTexts;
  /** Who reads a language that is not there gets this one. */
  mainLocale: string;
  audience: AudienceQuestion;
  /** Besides the people's own pages, where it always is. */
  byEmail: boolean;
  /** Also on the event's page, for whoever has its link. */
  onPage: boolean;
  /** Above all others. */
  pinned: boolean;
  /** Answers to the mail reach who sent it. */
  takesReplies: boolean;
}

/** An announcement as its planners see it. */
export interface AnnouncementRecord extends AnnouncementInput {
  id: string;
  accountId: string;
  eventId: string;
  eventName: string;
  eventTypeId: string;
  /** What its cover is drawn from, with its type; a photo of its own stands instead. */
  coverSeed: string;
  coverUrl: string | null;
  /** Where it is; empty where nobody says. */
  eventPlace: string;
  timeZone: string;
  state: AnnouncementState;
  /** Whose clocks `sendLocal` is of. */
  clock: "event" | "recipient";
  /** `YYYY-MM-DDTHH:mm`; null for at once. */
  sendLocal: string | null;
  sendAt: string | null;
  finishedAt: string | null;
  editedAt: string | null;
  /** When its people were last told that it was corrected. */
  toldAgainAt: string | null;
  languagesMayMiss: boolean;
  author: string | null;
  counts: AnnouncementCounts;
  /** What became of its mails. */
  figures: AnnouncementMails;
  versions: { texts: AnnouncementTexts; at: string; by: string | null }[];
  createdAt: string;
  updatedAt: string;
}

/** One line of a list. */
export interface AnnouncementLine extends Pick<
  AnnouncementRecord,
  | "id"
  | "eventId"
  | "eventName"
  | "timeZone"
  | "state"
  | "clock"
  | "sendAt"
  | "sendLocal"
  | "pinned"
  | "onPage"
  | "editedAt"
  | "counts"
  | "createdAt"
> {
  subject: string | null;
}

/** Somebody it goes to. */
export interface AnnouncementReader {
  id: string;
  name: string;
  byEmail: boolean;
  /** Is told in the product instead, as they wish. */
  isColleague: boolean;
  /** How far their mail is; null where none goes. */
  mail: MailState | null;
  /** Why it did not go, or came back. */
  mailReason: string | null;
  dueAt: string;
  toldAt: string | null;
  readAt: string | null;
}

/** When it goes: at once, or at a wall time on the event's clock or on each recipient's own. */
export interface AnnouncementTime {
  at: string | null;
  clock: "event" | "recipient";
  /** Who reads another language gets the main one. */
  languagesMayMiss: boolean;
}

/** For how many a place of the text stays empty, and whose it is. */
export interface EmptyField {
  field: string;
  people: number;
  names: string[];
}

/** How many of its people live by one clock. */
export interface ZonePeople {
  timeZone: string;
  people: number;
}

/** Answer of `check_announcement`: what keeps it from going, and on whose clocks it is read. */
export interface AnnouncementCheck {
  emptyFields: EmptyField[];
  zones: ZonePeople[];
}

/** How many people read a language that it is not written in. */
export interface MissingLanguage {
  locale: string;
  people: number;
}

/** An announcement as a guest reads it. */
export interface GuestAnnouncement {
  id: string;
  subject: string;
  body: RichText;
  /** The language it is in. */
  locale: string;
  pinned: boolean;
  at: string;
  editedAt: string | null;
  isUnread: boolean;
  author: string | null;
}

/** Answer of `get_guest_announcements` and `get_shared_announcements`. */
export interface GuestAnnouncements {
  announcements: GuestAnnouncement[];
  /** What the fields of their texts say to this reader; on a page that all read, of the event alone. */
  known: Record<string, string>;
}

/** An announcement that somebody was told. */
export interface HeldAnnouncement {
  subject: string | null;
  event: string;
  at: string | null;
  readAt: string | null;
}

declare module "../people/profiles.types.ts" {
  interface HeldData {
    announcements: HeldAnnouncement[];
  }
}

declare module "../sharing/public-event.types.ts" {
  interface SharedEvent {
    /** The hosts put announcements on the page. */
    hasAnnouncements?: true;
  }
}
