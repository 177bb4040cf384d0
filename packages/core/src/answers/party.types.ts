import type { SeatWords } from "../venues/seating.types.ts";
import type { RsvpAnswer, RsvpState } from "../sharing/public-event.types.ts";

/**
 * The people whom one personal link answers for, and what the event asks of them.
 * Source: SQL `private.party_view`. Instants are ISO 8601 with offset.
 */
export interface PublicParty {
  /** The link's own guest first. */
  members: PartyMember[];
  companions: PartyCompanion[];
  /** How many people may come in all. */
  maxPeople: number;
  meals: PartyMeal[];
  questions: PartyQuestion[];
  /** What each is asked about besides the event itself, by time. */
  activities: PartyActivity[];
  /** Answers to the questions by their ids. */
  answers: Record<string, string>;
  note: string | null;
  /** Where they sit, once the host has published the plan; the link's own guest first. */
  seats: PartySeat[];
  /** When the form closes for this party; null for never. */
  closes: string | null;
  canAnswer: boolean;
  /** After the deadline: a change can be asked for, and the host decides. */
  canAsk: boolean;
  late: { askedAt: string; status: "waiting" | "accepted" | "declined" } | null;
}

export interface PartySeat extends SeatWords {
  /** Null for somebody who comes along and whose name did not follow yet. */
  name: string | null;
}

export interface PartyMember {
  id: string;
  name: string;
  isChild: boolean;
  state: RsvpState | null;
  /** The name of a meal. */
  meal: string | null;
  dietary: string | null;
  /** The code at the door of somebody who comes; null while the event checks nobody in by it. */
  pass: string | null;
  /** 1-based, when waitlisted. */
  waitlistPosition: number | null;
  /** When they came in by their answer; null or left out before. */
  enteredAt?: string | null;
}

/** Somebody who comes along; the name may follow later. */
export interface PartyCompanion {
  name: string | null;
  isChild: boolean;
  meal: string | null;
  dietary: string | null;
  /** As of a member. */
  pass: string | null;
}

/** Somebody's code at the door, as it is read from a QR or typed. */
export interface PartyPass {
  name: string;
  pass: string;
}

export interface PartyMeal {
  name: string;
  description: string | null;
  forChildren: boolean;
}

export interface PartyQuestion {
  id: string;
  prompt: string;
  kind: "text" | "choice" | "yes_no";
  options: string[];
  required: boolean;
}

/** A part of the event that the invitation asks about. */
export interface PartyActivity {
  id: string;
  title: string;
  /** Instants. */
  startAt: string;
  endAt: string;
  room: string | null;
  /** Only for those who come to the event. */
  requiresRsvp: boolean;
  /** Null for no limit; who comes when none is left joins the line. */
  placesLeft: number | null;
  /** By the ids of the members who go or wait. */
  places: Record<string, "going" | "waiting">;
}

/** One person in the form; empty text means none. */
export interface PersonDraft {
  /** Of a member; of a companion a key of this form alone. */
  id: string;
  name: string;
  isChild: boolean;
  answer: RsvpAnswer | null;
  meal: string;
  dietary: string;
  /** Ids of the activities this person goes to; companions go along with nobody's. */
  activities: string[];
}

/** The form of a party while it is filled in. */
export interface PartyDraft {
  members: PersonDraft[];
  companions: PersonDraft[];
  answers: Record<string, string>;
  note: string;
}

/** Body of `POST /functions/v1/embed/personal/:personalToken/answer`, without its key. */
export interface PartySubmission {
  members: {
    id: string;
    answer: RsvpAnswer;
    meal: string | null;
    dietary: string | null;
    /** Ids of the activities this person goes to; left out, places stay as they are. */
    activities?: string[];
  }[];
  companions: Omit<PartyCompanion, "pass">[];
  answers: Record<string, string>;
  note: string | null;
}

/** A meal as the host keeps it. */
export interface HostMeal extends PartyMeal {
  id: string;
}

export type HostQuestion = PartyQuestion;

/** A new meal while it is typed. */
export interface MealDraft {
  name: string;
  description: string;
  forChildren: boolean;
}

/** A new question while it is typed. */
export interface QuestionDraft {
  prompt: string;
  kind: PartyQuestion["kind"];
  options: string[];
  required: boolean;
}
