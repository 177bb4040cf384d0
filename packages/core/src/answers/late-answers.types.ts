import type { RsvpAnswer, RsvpState } from "../sharing/public-event.types.ts";

/** A change that came after the deadline. Source: SQL `list_late_answers`. */
export interface LateAnswer {
  id: string;
  /** Whose link it came by. */
  name: string;
  askedAt: string;
  note: string | null;
  companions: number;
  members: { name: string; answer: RsvpAnswer; before: RsvpState | null }[];
}

/** Who goes to one activity, and what they eat. */
export interface ActivityHeads {
  id: string;
  title: string;
  startAt: string;
  capacity: number | null;
  going: number;
  waiting: number;
  meals: { meal: string | null; people: number }[];
}

/** Those who come, by answer or ticket, by head. Source: SQL `get_head_count`. */
export interface HeadCount {
  people: number;
  /** How many more take part online alone. */
  online: number;
  children: number;
  /** The most wanted first; null for those who have not chosen. */
  meals: { meal: string | null; people: number }[];
  /** What one signs up for, by time. */
  activities: ActivityHeads[];
  diets: { name: string; dietary: string; meal: string | null }[];
}

/** Who comes, in the caterer's list. */
export interface ComingHead {
  name: string;
  /** More than one where people come along without names. */
  people: number;
  isChild: boolean;
  meal: string | null;
  dietary: string | null;
}
