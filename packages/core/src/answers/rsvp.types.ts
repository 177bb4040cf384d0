import type { RsvpState } from "../sharing/public-event.types.ts";

/**
 * How many people stand where, by answer or ticket. `comingHeads` counts people, the others guests of
 * the list.
 */
export interface AnswerCounts {
  comingHeads: number;
  yes: number;
  maybe: number;
  no: number;
  waitlisted: number;
  /** Guests on the list who neither answered nor hold a ticket. */
  pending: number;
}

/** One line of the planner's list of answers. */
export interface RsvpLine {
  id: string | null;
  eventGuestId: string;
  name: string;
  email: string | null;
  householdName: string | null;
  /** By an answer or a ticket; null while there is neither. */
  state: RsvpState | null;
  partySize: number;
  note: string | null;
  answeredAt: string | null;
  isLate: boolean;
  source: string | null;
  /** Whether it comes from a ticket alone, without an answer. */
  isByTicket: boolean;
}

export type RsvpFilter = "all" | RsvpState | "pending";

/** How answers are taken, as the planner sets it. Numbers are text while they are typed. */
export interface RsvpSettingsDraft {
  isEnabled: boolean;
  isBesideTickets: boolean;
  /** Wall time in the event's zone; empty for no deadline. */
  deadlineLocal: string;
  capacity: string;
  maxPartySize: string;
  hasWaitlist: boolean;
}

/** The same, checked. */
export interface RsvpSettings {
  rsvpEnabled: boolean;
  answersWithTickets: boolean;
  rsvpDeadline: string | null;
  capacity: number | null;
  maxPartySize: number;
  waitlistEnabled: boolean;
}

/** An answer in the table over all events. */
export interface AnyEventLine extends RsvpLine {
  eventId: string;
  mealChoice: string | null;
}
