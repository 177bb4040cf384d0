/**
 * Showcases: an event's public face, or several events of an organiser on one page. The JSON of
 * `get_shared_showcase`, `list_showcases` and `save_showcase`, and of the `embed` function's
 * `showcase/:token`. Units: money in minor units of `currency` (ISO 4217); instants as ISO 8601;
 * wall times `YYYY-MM-DDTHH:mm` in the event's zone. Source: specification area F27.
 */
import type { EventKind, EventTypeId, LinkLook, SharedEvent } from "./public-event.types.ts";
import type { ScheduleEntry } from "../schedule/public-schedule.types.ts";
import type { ShareLink, ToldLink } from "./share.types.ts";

/** One event, or several as a list or by month. */
export type ShowcaseLayout = "event" | "list" | "calendar";

/** What stands beside each event of a list. */
export type ListSection = "where" | "places" | "prices";

/** Which events a list follows by itself. */
export type ShowcasePeriod = "upcoming" | "past" | "all";
export type ShowcaseOrder = "soonest" | "latest" | "chosen";

/** An entry of the published schedule, as far as a face needs it. */
export type FaceEntry = Pick<ScheduleEntry, "title" | "startLocal" | "room" | "cancelled">;

/** One event's public face; what its planner left out is not in it. */
export interface SharedFace extends SharedEvent {
  layout: "event";
  schedule: FaceEntry[];
  /** The open campaign beside the event: the token opens the donation widget. */
  giving: { token: string; name: string } | null;
}

/** An event in a list. */
export interface ShowcaseEvent {
  id: string;
  name: string;
  eventTypeId: EventTypeId;
  coverUrl: string | null;
  coverSeed: string;
  kind: EventKind;
  status: "published" | "cancelled" | "ended";
  startDate: string;
  endDate: string;
  startLocal: string;
  endLocal: string;
  timeZone: string;
  locationName: string | null;
  /** Null without a limit, and where places are not shown. */
  placesLeft: number | null;
  /** The lowest all-in price on sale; null where nothing is. */
  fromMinor: number | null;
  currency: string;
  /** The event's own page, absolute; null while it has no living link. */
  pageUrl: string | null;
}

/** Several events of an organiser. */
export interface SharedList {
  /** It belongs to a demo. */
  demo?: { name: string; endsAt: string };
  layout: "list" | "calendar";
  /** What the widgets' engine calls the thing it is about: the showcase itself. */
  event: {
    id: string;
    name: string;
    eventTypeId: EventTypeId;
    coverUrl: string | null;
    coverSeed: string;
    locale: string;
  };
  /** Plain text; paragraphs are separated by a blank line. */
  intro: string | null;
  /** At most a hundred, in the planner's order. */
  events: ShowcaseEvent[];
  serverTime: string;
  testMode: boolean;
  pageUrl: string;
  look?: LinkLook;
}

/** Answer to `GET /functions/v1/embed/showcase/:shareToken`. */
export type SharedShowcase = SharedFace | SharedList;

/** A showcase as its form holds it. */
export interface ShowcaseDraft {
  name: string;
  intro: string;
  layout: "list" | "calendar";
  /** `filter` follows by itself; `chosen` shows `eventIds`. */
  selection: "filter" | "chosen";
  /** Null: events of any type. */
  filterTypeId: EventTypeId | null;
  period: ShowcasePeriod;
  eventOrder: ShowcaseOrder;
  sections: ListSection[];
  /** What its colours and cover are drawn from. */
  eventTypeId: EventTypeId;
  locale: string;
  eventIds: string[];
}

/** A kept showcase. */
export interface Showcase extends ShowcaseDraft {
  id: string;
  coverSeed: string;
  /** How many events it shows now. */
  shownCount: number;
  /** Null after it was turned off, and for those who may not change it. */
  link: ShareLink | null;
  updatedAt: string;
}

/** A showcase as `list_showcases` and `save_showcase` tell it. */
export type StoredShowcase = Omit<Showcase, "intro" | "link"> & {
  intro: string | null;
  link: ToldLink | null;
};
