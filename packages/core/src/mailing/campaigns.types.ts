import type { InvitationSource } from "../answers/invitations.types.ts";
import type { RichPicture, RichText } from "../base/rich-text.types.ts";
import type { AudienceQuestion } from "../people/audiences.types.ts";
import type { ScheduleEntry } from "../schedule/public-schedule.types.ts";
import type { PublicEvent, PublicTicketType } from "../sharing/public-event.types.ts";

declare module "../people/profiles.types.ts" {
  interface HeldData {
    campaigns: HeldCampaign[];
  }
}

/** A campaign that somebody got. */
export interface HeldCampaign {
  subject: string;
  event: string;
  at: string;
  /** Where that was counted. */
  openedAt: string | null;
  /** How many of its links they pressed, and when the last time. */
  pressed: number;
  pressedAt: string | null;
}

/** Where a campaign stands; `paused` by its host, or because too many mails came back or were reported. */
export type CampaignStatus = "draft" | "scheduled" | "sending" | "paused" | "sent" | "cancelled";

export type CampaignPause = "host" | "bounces" | "complaints";

/** By the clock of each reader, or of the event. */
export type CampaignClock = "guest" | "event";

/** A time that is told from the event, or from an invitation that nobody has answered. */
export interface CampaignTiming {
  from: "start" | "end" | "invitation";
  /** Below 0: before it. */
  days: number;
  /** On the clock of `goesBy`: `09:00`. */
  at: string;
}

/** Something by language: `en`, `de`, `ar` … */
export type ByLanguage<Value> = Readonly<Partial<Record<string, Value>>>;

/** A piece of a campaign's mail, in the order in which it is read. */
export type CampaignBlock = { id: string } & (
  | { kind: "text"; words: ByLanguage<RichText> }
  | { kind: "picture"; picture: RichPicture | null; labels?: ByLanguage<string> }
  | { kind: "button"; labels: ByLanguage<string>; href: string }
  | { kind: "event" | "schedule" | "tickets" | "answer" | "gap" }
);

/** What is written of a campaign. */
export interface CampaignInput {
  name: string;
  question: AudienceQuestion;
  /** The language that readers get whose own is not written. */
  language: string;
  /** The subject in each language that is begun. */
  subjects: ByLanguage<string>;
  /** The line that inboxes show beside the subject; without one the first words are shown. */
  previews: ByLanguage<string>;
  blocks: CampaignBlock[];
  /** When it is meant to go, as seen from the event; without one its host chooses a time. */
  timing: CampaignTiming | null;
  /** Its mails tell when they are opened, and say so; settled when it begins to go. */
  countsOpens: boolean;
}

export interface EmailCampaign extends CampaignInput {
  id: string;
  accountId: string;
  eventId: string;
  /** Rises with each time it is written. */
  revision: number;
  status: CampaignStatus;
  /** On the clock of `goesBy`, as the event stands now; null: at once, or by the day of each invitation. */
  goesLocal: string | null;
  goesBy: CampaignClock;
  pausedBy: CampaignPause | null;
  /** `passed`: the event was moved so that its time was over. */
  endedWhy: "passed" | null;
  updatedAt: string;
  startedAt: string | null;
  endedAt: string | null;
}

/** Counts of mails: total = queued + sent + dropped; delivered, bounced and complained are among the sent. */
export interface MailFigures {
  total: number;
  queued: number;
  sent: number;
  delivered: number;
  bounced: number;
  complained: number;
  dropped: number;
}

/** A campaign in the list of an event. */
export interface EmailCampaignLine extends Pick<
  EmailCampaign,
  | "id"
  | "name"
  | "status"
  | "goesLocal"
  | "goesBy"
  | "timing"
  | "pausedBy"
  | "endedWhy"
  | "updatedAt"
  | "startedAt"
  | "endedAt"
> {
  /** In its usual language; empty where nobody wrote one. */
  subject: string;
  languages: string[];
  people: number;
  figures: MailFigures;
  counts: CampaignCounts;
}

/** Once a person, and how often in all. */
export interface CountedPeople {
  people: number;
  times: number;
}

/** What readers did with a campaign. */
export interface CampaignCounts {
  /** Who had not answered the event's question when they got it. */
  open: number;
  /** Who of them has answered since. */
  answered: number;
  /** Who has wanted no more mails since. */
  left: number;
  /** Null where its host chose not to count it. */
  opened: CountedPeople | null;
  /** Null where it has no link that is counted. */
  pressed: CountedPeople | null;
}

/** A link of a campaign's mails, and who pressed it. */
export interface PressedTarget extends CountedPeople {
  place: number;
  /** An address; or `answer:yes`, `answer:maybe`, `answer:no`. */
  href: string;
  /** What stands on it, where it is a button. */
  labels: ByLanguage<string> | null;
}

/** By which addresses one reader's mail is counted. */
export interface CountedWays {
  url: string;
  /** The number that stands for each link. */
  places: Readonly<Record<string, number>>;
  /** A picture that tells that it was opened; null where that is not counted. */
  picture: string | null;
}

/** What is looked at before a campaign goes. */
export interface CampaignCheck {
  people: number;
  /** Buttons that lead nowhere yet. */
  deadLinks: number;
  /** On how many different clocks they live. */
  zones: number;
  /** Which clocks those are, most first. */
  clocks: { timeZone: string; people: number }[];
  /** Each language that is begun, the usual one first, with how many pieces are not written. */
  languages: { language: string; missing: number; people: number }[];
  /** Languages of its readers that are not begun; they get the usual one. */
  unwritten: { language: string; people: number }[];
  /** Places that stay empty, for how many, and the names of the first twenty. */
  emptyFields: { field: string; people: number; names: string[] }[];
}

/** What the mail of one reader is written from, besides its calendar. Source: SQL `preview_email_campaign`. */
export interface CampaignSource {
  to: string | null;
  name: string | null;
  locale: string;
  /** Which of the campaign's languages it is written in. */
  language: string;
  subject: string;
  /** Empty where nobody wrote one. */
  preview: string;
  blocks: CampaignBlock[];
  /** What is known of the reader. */
  fields: Record<string, string>;
  event: PublicEvent;
  /** What guests find on the published schedule; told where the mail shows it. */
  programme?: Pick<ScheduleEntry, "title" | "startAt" | "endAt" | "room">[];
  /** Told where the mail shows them. */
  tickets?: PublicTicketType[];
  /** What the event asks of its guests, as an invitation has it. */
  asks: InvitationSource["asks"];
  /** The reader's own link. */
  url: string;
  unsubscribeUrl: string;
  /** Whether the mail says that opening it is counted. */
  countsOpens: boolean;
  /** Without them nothing is counted, as in what is looked at or tried. */
  counted?: CountedWays;
}

/** One of the mails as its reader would get it. Source: function `campaign-preview`. */
export interface DrawnCampaign {
  subject: string;
  /** What inboxes show after the subject. */
  line: string;
  /** The plain part. */
  text: string;
  /** The other part is at `mail-preview?drawn=<key>` for two minutes. */
  key: string;
}

/** Somebody whom a campaign did not reach. */
export interface MissedReader {
  guestId: string;
  name: string;
  /** Null for who may not read addresses. */
  email: string | null;
  status: "bounced" | "dropped";
  /** Why it was dropped; of a bounce nothing. */
  reason: string | null;
}

/** What became of a campaign. */
export interface CampaignResults extends CampaignCounts {
  people: number;
  /** Whose mail has not been handed over yet. */
  waiting: number;
  /** When the next of them is due. */
  nextAt: string | null;
  figures: MailFigures;
  targets: PressedTarget[];
  /** The last fifty who pressed a link; null for who may not see how people are reached. */
  pressing: { guestId: string; name: string; links: number; at: string }[] | null;
  languages: { language: string; people: number; open: number; answered: number }[];
  /** The first fifty. */
  missed: MissedReader[];
}
