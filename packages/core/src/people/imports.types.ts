/**
 * Guest lists from a file: what the columns are, what each line becomes, what was refused and why.
 * Source: issue "Real input"; specification area F07 (guest list imports).
 */

import type { TextEncodingName } from "../base/encodings.types.ts";
import type { ListedGuest } from "./guests.types.ts";

/** What a column can be. `custom` keeps it as a field of its own under the column's heading. */
export type ImportField =
  | "firstName"
  | "lastName"
  | "fullName"
  | "formerName"
  | "email"
  | "phone"
  | "language"
  | "city"
  | "country"
  | "timeZone"
  | "group"
  | "dietary"
  | "note"
  | "status"
  | "externalId"
  | "orderNumber"
  | "orderedAt"
  | "amount"
  | "currency"
  | "buyerFirstName"
  | "buyerLastName"
  | "buyerEmail"
  | "household"
  | "child"
  | "tags"
  | "custom"
  | "skip";

/** What wrote the file, as far as its headings tell. `generic` is any other list. */
export type PresetId = "eventbrite" | "luma" | "tito" | "partiful" | "zola" | "jubilee" | "generic";

/** How a table was read: from delimited text, or from a sheet of a spreadsheet file. */
export type TableSource =
  | { kind: "text"; delimiter: string; encoding: TextEncodingName }
  | { kind: "sheet"; name: string }
  | { kind: "pasted" };

/**
 * A parsed file. Lines are 1-based: of text they count the line breaks inside cells, of a sheet
 * they are its row numbers.
 */
export interface CsvTable {
  header: string[];
  records: CsvRecord[];
  source: TableSource;
}

export interface CsvRecord {
  /** The line of the file on which the record begins. */
  line: number;
  cells: string[];
}

export interface ColumnMatch {
  index: number;
  heading: string;
  field: ImportField;
  /** Up to three different values, to recognise the column by. */
  samples: string[];
}

/** How `7/8/2026` is to be read. */
export type DateOrder = "day-first" | "month-first";

/** Asked when a column holds dates whose day and month could be swapped. */
export interface DateQuestion {
  column: number;
  heading: string;
  /** Values that read differently either way. */
  examples: string[];
  /** What other values of the column prove; null when nothing does, or when they contradict. */
  evidence: DateOrder | null;
}

export interface ImportPlan {
  preset: PresetId;
  columns: ColumnMatch[];
  dateOrders: Record<number, DateOrder>;
  /** Lines whose status says deleted or refunded are left out unless this is true. */
  includeCancelled: boolean;
}

export type ImportAnswer = "yes" | "no" | "maybe";

/** A guest as a line describes them; the shape that `import_guest_rows` takes. */
export interface ImportedGuest {
  line: number;
  /** Stays the same when the same file comes again: the export's own id, else name and address. */
  key: string;
  firstName: string;
  lastName: string;
  formerName: string | null;
  email: string | null;
  phone: string | null;
  /** The language they read, as a tag; absent where the line names none. */
  locale?: string;
  /** Their own clock, of the line or of its country; absent where the line tells none. */
  timeZone?: string;
  city: string | null;
  country: string | null;
  groupLabel: string | null;
  dietary: string | null;
  note: string | null;
  tags: string[];
  answer: ImportAnswer | null;
  /** Guests with the same key share a household; null for a guest on their own. */
  householdKey: string | null;
  householdName: string | null;
  custom: Record<string, string>;
  /** What the line says of their age; null when it says nothing. */
  role?: "child" | "member" | null;
  /** The guest of the list whom somebody said this is: the line fills their gaps. */
  sameAs?: string;
  /** Keys of further lines that were merged into this one; they are known by it from then on. */
  otherKeys?: string[];
}

/** A line that did not go in, and why; without what it says. */
export interface RefusedLine {
  line: number;
  reason: string;
}

/** Why somebody stays when the import that brought them is undone. */
export type StayReason = "merged" | "erased" | "answered" | "ordered" | "invited" | "edited";

/** An import as the event remembers it. */
export interface PastImport {
  id: string;
  fileName: string;
  /** `running` ones stopped half way, or run in another window. */
  status: "running" | "finished" | "undone";
  /** Who imported; null when they have left. */
  by: string | null;
  at: string;
  undoneAt: string | null;
  added: number;
  updated: number;
  unchanged: number;
  /** When it was undone: who went, who is as before, who stayed. */
  removed: number;
  restored: number;
  kept: number;
  refused: RefusedLine[];
}

/** What undoing an import would do. */
export interface ImportUndoPreview {
  removes: number;
  restores: number;
  stays: { reason: StayReason; people: number; names: string[] }[];
}

export interface RejectedLine {
  line: number;
  /** What is wrong, in words, saying what to type. */
  reason: string;
  /** The heading at fault, when one is. */
  heading: string | null;
  cells: string[];
}

/** What one record became. */
export type LineOutcome =
  | { kind: "ready"; guest: ImportedGuest; notices: string[] }
  | { kind: "left-out"; line: number; reason: string }
  | { kind: "rejected"; rejected: RejectedLine };

/** One household name behind which more than one family may stand. */
export interface FamilyQuestion {
  /** The household key as the lines have it. */
  key: string;
  name: string;
  families: ImportedGuest[][];
}

/** A line that looks like somebody who is on the list already. */
export interface ListedLookalike {
  line: ImportedGuest;
  guest: ListedGuest;
  reason: string;
}

/** Two or more lines that look like one person. */
export interface DuplicateGroup {
  id: string;
  reason: string;
  /** `certain` ones are merged unless kept apart; `possible` ones stay apart unless merged. */
  confidence: "certain" | "possible";
  guests: ImportedGuest[];
  merged: ImportedGuest;
}

/** What became of the lines of one call. Refused lines say why; the others went in. */
export interface ImportedChunk {
  added: number;
  updated: number;
  unchanged: number;
  refused: RefusedLine[];
}

/** What taking an import back did: people taken off, people as before, people who stay. */
export interface ImportUndone {
  removed: number;
  restored: number;
  kept: number;
}
