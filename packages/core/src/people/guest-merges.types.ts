import type { ListedGuest } from "./guests.types.ts";

/** A person as a merge compares them; the columns of `guests`. */
export interface MergePerson {
  id: string;
  full_name: string;
  former_name: string | null;
  email: string | null;
  phone: string | null;
  locale: string | null;
  notes: string | null;
  tags: string[];
  custom: Record<string, unknown>;
}

/** Whose value a field takes: the guest's id by field; `name`, a column, or `custom.<name>`. */
export type MergeChoices = Record<string, string>;

/** What merging would do; nothing has changed. */
export interface MergePreview {
  /** The kept one first. */
  people: MergePerson[];
  result: MergePerson;
  /** Events for which more than one of them answered: one answer stays. */
  answers: {
    eventId: string;
    eventName: string;
    choices: {
      eventGuestId: string;
      guestId: string;
      answer: Exclude<ListedGuest["answer"], "pending">;
      partySize: number;
      answeredAt: string;
    }[];
  }[];
  /** How many rows move, by table. */
  moves: Record<string, number>;
}

/** A merge that was done, for the list of those that can be undone. */
export interface PastMerge {
  id: string;
  keptName: string;
  mergedNames: string[];
  mergedAt: string;
}

/** What undoing gave back, and what stayed with the kept one because it was changed since. */
export interface UndoneMerge {
  names: string[];
  stayed: { in: string; fields: string[] }[];
}

/** Guests of a list who look like one person. */
export interface Suspects {
  id: string;
  /** Why, in words. */
  reason: string;
  guests: ListedGuest[];
}
