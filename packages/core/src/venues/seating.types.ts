/** Who is to be seated: who said yes with whom they bring, who holds a ticket, or both. */
export type SeatedFrom = "answers" | "tickets" | "both";
export type TableShape = "round" | "long" | "row";
export type SeatingRuleKind = "together" | "apart";

/** The plan of an event, as `get_seating` gives it. */
export interface Seating {
  peopleFrom: SeatedFrom;
  /** ISO instant since when guests see their seats; null while they do not. */
  publishedAt: string | null;
  mayWrite: boolean;
  /** By number or name. */
  tables: SeatingTable[];
  /** Everybody who is to be seated, party by party. */
  people: SeatingPerson[];
  rules: SeatingRule[];
}

export interface SeatingTable {
  id: string;
  label: string;
  shape: TableShape;
  /** Reached without steps, with room for a wheelchair. */
  accessible: boolean;
  /** A long table or row that stands upright on the plan. */
  turned: boolean;
  /** The middle, in centimetres from the corner of the floor. */
  x: number;
  y: number;
  /** Goes up with each change; a change made from an older one is refused. */
  version: number;
  seats: Seat[];
}

export interface Seat {
  /** From 1. */
  number: number;
  /** Kept free by the planner. */
  held: boolean;
  /** The key of who sits here. */
  person: string | null;
}

export interface SeatingPerson {
  /** Of a guest `g:<place on the list>:<head>`, of a ticket `t:<ticket>`. */
  key: string;
  name: string;
  isChild: boolean;
  /** The household, the guest who brings them, or the order. */
  party: string;
  partyName: string;
  /** The event type's group, such as a class year. */
  group: string | null;
  meal: string | null;
  dietary: string | null;
  /** Needs a table that is reached without steps. */
  stepFree: boolean;
}

export interface SeatingRule {
  id: string;
  kind: SeatingRuleKind;
  one: string;
  other: string;
}

export interface SeatPlace {
  tableId: string;
  number: number;
}

/** A seat as guests and stewards read it: the table's name and the seat's number. */
export interface SeatWords {
  table: string;
  seat: number;
}

/** Somebody goes from a seat to another; null for no seat. `from` is what the planner saw. */
export interface SeatMove {
  person: string;
  from: SeatPlace | null;
  to: SeatPlace | null;
}

/** What a planner says about a table. */
export interface TableDraft {
  label: string;
  shape: TableShape;
  seats: number;
  accessible: boolean;
  turned: boolean;
}

export interface PlacedTable extends TableDraft {
  x: number;
  y: number;
}

/** Something about the plan that is not as it should be: hard ones break a rule, soft ones a wish. */
export interface SeatingConflict {
  kind: "apart" | "together" | "stepFree" | "household";
  isHard: boolean;
  /** A sentence. */
  words: string;
  people: string[];
  tableIds: string[];
}
