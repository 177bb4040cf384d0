import type { EventKind, EventTypeId } from "../sharing/public-event.types.ts";

/** Who may open an event's page: all members find it, whoever has its link, or those invited. */
export type EventVisibility = "public" | "unlisted" | "private";

export type EventStatus = "draft" | "published" | "cancelled" | "archived";

/** What people see of a status, decided by the clock: specification F02. */
export type EventPhase = "draft" | "upcoming" | "ongoing" | "ended" | "cancelled" | "archived";

/** Colours out of a photo. */
export interface CoverLook {
  /** `#rrggbb`, the colour of the photo. */
  accent: string;
  /** What widgets draw with, made from it within the limits of contrast. */
  colours: Record<string, string>;
}

/** One event as its planner sees it. */
export interface EventRecord {
  id: string;
  name: string;
  description: string | null;
  eventTypeId: EventTypeId;
  kind: EventKind;
  status: EventStatus;
  visibility: EventVisibility;
  /** Instants, kept from the wall times by the database. */
  startDate: string;
  endDate: string;
  /** Wall times `YYYY-MM-DDTHH:mm` in `timeZone`: the truth (decision 26). */
  startLocal: string;
  endLocal: string;
  timeZone: string;
  locationName: string | null;
  address: string | null;
  onlineUrl: string | null;
  /** One of the account's venues; what guests read stays `locationName` and `address`. */
  venueId: string | null;
  coverUrl: string | null;
  coverSeed: string;
  /** What the event wears from the photo of its cover; null for the colours of its kind. */
  coverLook: CoverLook | null;
  currency: string;
  /** The language its own words are written in, such as `en-US`. */
  locale: string;
  hostNames: string[];
  rsvpEnabled: boolean;
  /** Whether guests answer as well while tickets are on offer, which ask by themselves. */
  answersWithTickets: boolean;
  /** Instant after which answers are closed; null for never. */
  rsvpDeadline: string | null;
  /** Most people who may come; answers stop at it. Null means no limit. */
  capacity: number | null;
  maxPartySize: number;
  waitlistEnabled: boolean;
  /** What the host hopes to collect, in minor units of `currency`. */
  goalMinor: number | null;
  /** When it was first published; null before. */
  publishedAt: string | null;
  /** When it was called off; kept while it is archived. */
  cancelledAt: string | null;
  /** The series it is a date of; null for an event of its own. */
  seriesId: string | null;
}

/** What the planner types to make or change an event. Empty text means none. */
export interface EventDraft {
  name: string;
  description: string;
  eventTypeId: EventTypeId;
  kind: EventKind;
  startLocal: string;
  endLocal: string;
  timeZone: string;
  locationName: string;
  address: string;
  onlineUrl: string;
  venueId: string | null;
  coverUrl: string | null;
  coverSeed: string;
  coverLook: CoverLook | null;
  currency: string;
  /** The language its own words are written in, such as `en-US`; mails write dates and sums its way. */
  locale: string;
  visibility: EventVisibility;
  /** Who gives it, as its page says. */
  hostNames: string[];
  /** What the host hopes to collect, in minor units of `currency`. */
  goalMinor: number | null;
}

/** What a new event takes from where it was made. */
export interface EventBeginning {
  /** The template it began with. */
  templateKey?: string;
}

/** What is wrong with a draft, by field. */
export type DraftErrors<Draft> = Partial<Record<keyof Draft, string>>;

/** The filters of the list of events. */
export type EventFilter = "all" | "upcoming" | "draft" | "past" | "cancelled" | "archived";
