import type { EventMove } from "../events/event-moves.types.ts";
import type { EventKind, EventTypeId, RsvpState } from "../sharing/public-event.types.ts";
import type { PlanType } from "../account/plans.types.ts";
import type { EventStatus } from "../events/events.types.ts";
import type { AnswerCounts } from "../answers/rsvp.types.ts";

/** What an event asks of its guests: tickets ask by themselves, unless the host wants both. */
export type EventAsks = "answers" | "tickets" | "both" | "nothing";

/** An event as At a Glance lists it. */
export interface GlanceEvent {
  id: string;
  name: string;
  eventTypeId: EventTypeId;
  kind: EventKind;
  status: EventStatus;
  startDate: string;
  endDate: string;
  timeZone: string;
  locationName: string | null;
  coverUrl: string | null;
  coverSeed: string;
  currency: string;
  answers: AnswerCounts;
  guestCount: number;
}

/** One day of the answers; the counts are totals up to and including that day. */
export interface AnswersDay {
  /** `YYYY-MM-DD` in the event's zone. */
  day: string;
  coming: number;
  notComing: number;
}

/** How many guests of a group, such as a class year, come. */
export interface GroupAnswers {
  label: string;
  guests: number;
  coming: number;
}

export interface TicketSale {
  id: string;
  name: string;
  sold: number;
  quantity: number | null;
  /** Minor units, refunds taken off; null for who may not see money. */
  grossMinor: number | null;
}

/** Something that happened, newest first. */
export type ActivityEntry = { at: string; eventId: string; eventName: string; name: string } & (
  | { kind: "answer"; state: RsvpState; partySize: number }
  | { kind: "order"; ticketCount: number; totalMinor: number; currency: string }
  | { kind: "refund"; totalMinor: number; currency: string }
);

/** The figures of one event. Money in minor units of the event's currency, null for who may not see it. */
export interface EventFigures {
  event: GlanceEvent;
  collectedMinor: number | null;
  refundedMinor: number | null;
  orderCount: number;
  refundCount: number;
  goalMinor: number | null;
  answersByDay: AnswersDay[];
  ticketSales: TicketSale[];
  /** The link of the event's page, when it is shared. */
  pageToken: string | null;
}

/** Everything At a Glance shows. */
export interface AtAGlance {
  /** The twenty nearest, those to come first. */
  events: GlanceEvent[];
  /** The event the panels are about; null for a new account. */
  next: EventFigures | null;
  activity: ActivityEntry[];
  testMode: boolean;
}

/** Tasks of an event that are open; those that are late or due within a week are the reader's, or nobody's yet. */
export interface TaskStanding {
  open: number;
  late: number;
  week: number;
  /** The one of them that is due first. */
  first: string | null;
}

/** What the page of one event shows above its lists. */
export interface EventOverview extends EventFigures {
  /** What the event asks of its guests. */
  asks: EventAsks;
  /** An administrator of the platform sees figures only: no activity, no link. */
  seenAs: "member" | "administrator";
  /** What the reader may do with the event, by the names of permissions. */
  may: string[];
  /** What the event's account has now; it decides what can be saved here, whoever of the team asks. */
  plan: PlanType;
  householdCount: number;
  /** The largest groups of the guest list by name; empty where there are not two. */
  groups: GroupAnswers[];
  /** Days (`YYYY-MM-DD` in the event's zone) on which reminders to answer went out, the last five. */
  reminderDays: string[];
  activity: ActivityEntry[];
  /** The programme that guests see, and how much is different by now; null before the first. */
  programme: { version: number; changes: number } | null;
  /** Null for who reads none of its tasks. */
  tasks: TaskStanding | null;
  /** Its last move, as long as it can be taken back by the reader. */
  move: EventMove | null;
  testMode: boolean;
}

/** How many are on the guest list of an event, for a list of events. */
export interface GuestCount {
  eventId: string;
  guests: number;
  /** Those of them who come, as the event's overview counts them. */
  coming: number;
}
