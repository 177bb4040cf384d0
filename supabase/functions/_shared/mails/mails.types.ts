import type { RichPicture, RichText } from "@jubilee/core/base/rich-text.types";
import type { MailLanguage } from "./languages.ts";

/** The colours of one mail; hex values, since mail programs know no variables. */
export interface MailPalette {
  page: string;
  surface: string;
  line: string;
  text: string;
  muted: string;
  accent: string;
  onAccent: string;
  /** The same for mail programs that follow a dark device. */
  dark: Omit<MailPalette, "dark">;
}

/** What of an event or a campaign its mails wear; every view that strangers get has it. */
export interface MailSubject {
  name: string;
  locale: string;
  eventTypeId: string;
  coverSeed: string;
  /** A photo that is public. */
  coverUrl: string | null;
  /** The colour of the photo. */
  coverColour?: string;
}

/** The strip over a mail: a photo, or the drawing by day and by night. */
export type MailCover = { photo: string } | { day: string; night: string };

/** A row of the facts: `When` · `Saturday …` · its zone. */
export interface MailFact {
  label: string;
  value: string;
  /** Smaller, below the value. */
  note?: string;
  href?: string;
}

/** A code that opens a door. */
export interface MailCode {
  name: string;
  detail: string;
  number: string;
  /** Names the attached picture of the QR code. */
  contentId: string;
}

export interface MailLink {
  label: string;
  href: string;
}

/** A row of a list: an activity with its time and place, a ticket with its price. */
export interface MailLine {
  name: string;
  /** Smaller, below the name. */
  told: string;
}

/** A piece of a mail that a host put together. */
export type MailBlock =
  | { kind: "text"; text: RichText }
  | { kind: "picture"; picture: RichPicture }
  | { kind: "button"; link: MailLink }
  | { kind: "answers"; question: string; links: readonly MailLink[] }
  | { kind: "event"; name: string; day: { month: string; day: string }; facts: readonly MailFact[] }
  | { kind: "list"; title: string; lines: readonly MailLine[]; link?: MailLink }
  | { kind: "gap" };

/** What a mail says, before it is drawn, in the order in which it is read; every text is plain. */
export interface MailContent {
  language: MailLanguage;
  /** What it is about; the product's own mails are about nothing else and wear its name. */
  about: MailSubject | null;
  subject: string;
  /** Who writes, or what it is about. */
  over: string;
  /** What happened. */
  title: string;
  /** The language of the title where a host wrote it. */
  titleLanguage?: string;
  sentence: string;
  /** What somebody wrote for it, in the language of the event; and who, where nothing else says it. */
  quote?: string | null;
  quoteBy?: string;
  /** What hosts wrote with form, in its own language, where it is what the mail is for. */
  letter?: { text: RichText; language: string };
  action?: MailLink | null;
  /** What a host put together stands instead of title, sentence and quote; the sentence is what inboxes show beside the subject. */
  written?: readonly MailBlock[];
  /** The language of what they put together. */
  writtenLanguage?: string;
  /** Where the button opens an account: what stands before its address, to copy. */
  copyHint?: string;
  /** What else is worth knowing, quietly. */
  asides?: readonly string[];
  codes?: readonly MailCode[];
  facts?: readonly MailFact[];
  /** Lines of an order with their amounts, the last one the sum. */
  amounts?: readonly { label: string; value: string }[];
  links?: readonly MailLink[];
  /** Why this mail came. */
  why: string;
  /** One way to have less of it. */
  less?: MailLink | null;
  /** Set where opening is counted, which the foot says; the picture that tells it is not in what is only looked at. */
  opening?: { picture: string | null };
}
