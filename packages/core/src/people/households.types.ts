/** People who are invited and answer together, as the account keeps them. */
export interface Household {
  id: string;
  name: string;
  /** Where their post goes, as one text. */
  address: string | null;
  /** The guest who gets the household's mails; null for the first who can be reached. */
  headGuestId: string | null;
}

/** What a planner types about a household. Empty text means none. */
export interface HouseholdDraft {
  name: string;
  address: string;
  headGuestId: string;
}

/** Where people go: into a household, into a new one of a name, or out of theirs. */
export type HouseholdTarget =
  | { kind: "existing"; id: string }
  | { kind: "new"; name: string }
  | { kind: "none" };
