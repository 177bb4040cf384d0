import type { StoreApi } from "zustand/vanilla";
import type { CallFailure, Result } from "../base/result.types.ts";
import type { TextEncodingName } from "../base/encodings.types.ts";
import type { ListedGuest } from "./guests.types.ts";
import type { WorkbookSheet } from "../base/workbooks.types.ts";
import type { ImportsApi } from "./imports.api.ts";
import type { ImportedChunk, ImportUndone } from "./imports.types.ts";
import type {
  ColumnMatch,
  CsvTable,
  DateOrder,
  DateQuestion,
  DuplicateGroup,
  FamilyQuestion,
  ImportField,
  ImportedGuest,
  ListedLookalike,
  PresetId,
  RejectedLine,
} from "./imports.types.ts";

export interface ImportProgress {
  done: number;
  total: number;
}

export interface ImportState {
  step: "upload" | "match" | "review" | "sending" | "done";
  fileName: string;
  /** Its name while a file is being read; null otherwise. */
  reading: string | null;
  /** The sheets of a spreadsheet file; none of a text file. */
  sheets: WorkbookSheet[];
  /** The lines as the file has them. */
  file: CsvTable | null;
  preset: PresetId;
  /** What the headings say; `preset` is this until somebody says otherwise. */
  recognised: PresetId;
  /** The lines as the preset arranges them: one for each person. */
  table: CsvTable | null;
  columns: ColumnMatch[];
  questions: DateQuestion[];
  dateOrders: Record<number, DateOrder>;
  includeCancelled: boolean;
  /** Records checked so far; null before there is a file. */
  checked: ImportProgress | null;
  ready: ImportedGuest[];
  notices: { line: number; text: string }[];
  leftOut: { line: number; reason: string }[];
  rejected: RejectedLine[];
  duplicates: DuplicateGroup[];
  mergedIds: ReadonlySet<string>;
  /** Household names that may be several families. */
  families: FamilyQuestion[];
  /** Those of them that somebody said are one household. */
  joinedHouseholds: ReadonlySet<string>;
  /** Lines that look like somebody of the list; null while the list is being read. */
  lookalikes: ListedLookalike[] | null;
  /** Whom somebody said a line is, by the line's key. */
  sameAs: ReadonlyMap<string, string>;
  /** Why lines could not be compared with the list. */
  compareFailure: CallFailure | null;
  sent: ImportProgress | null;
  outcome: ImportedChunk | null;
  batchId: string | null;
  /** Lines still to be taken back while an import is undone; null otherwise. */
  undoing: number | null;
  failure: CallFailure | null;
}

export interface ImportSettings {
  api: ImportsApi;
  eventId: string;
  /** An import that stopped half way and is to go on; lines that are in stay as they are. */
  resumedId?: string | null;
  /** The people who are on the list. */
  listed: () => Promise<Result<ListedGuest[]>>;
  /** The reader's languages, by which a file is read that does not say what it is written in. */
  languages?: readonly string[];
  /** Lets the page breathe between slices of a long check. */
  pause: () => Promise<void>;
  /** Reads a spreadsheet file, away from the page if it can; gives up when the signal says so. */
  readWorkbook: (
    bytes: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
  ) => Promise<Result<WorkbookSheet[]>>;
}

export interface ImportSession extends Pick<StoreApi<ImportState>, "getState" | "subscribe"> {
  open: (fileName: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Takes a list that was pasted, with headings or without. */
  openPasted: (text: string) => Promise<void>;
  /** Gives up reading a file. */
  stopReading: () => void;
  chooseSheet: (name: string) => Promise<void>;
  /** Reads a text file's bytes in another way: what looked wrong looks right then. */
  chooseEncoding: (encoding: TextEncodingName) => Promise<void>;
  /** Reads the file as another kind; its columns are matched anew. */
  setPreset: (preset: PresetId) => Promise<void>;
  setField: (columnIndex: number, field: ImportField) => Promise<void>;
  setDateOrder: (columnIndex: number, order: DateOrder) => Promise<void>;
  setIncludeCancelled: (include: boolean) => Promise<void>;
  /** Replaces a rejected line's cells by corrected ones and checks it again. */
  fixLine: (rejected: RejectedLine, cells: string[]) => Promise<void>;
  setMerged: (groupId: string, merged: boolean) => void;
  mergeAll: () => void;
  setJoined: (householdKey: string, joined: boolean) => void;
  joinAll: () => void;
  /** Says that a line is somebody of the list, or (null) somebody else. */
  setSameAs: (key: string, guestId: string | null) => void;
  /** Says so of every line that looks like somebody. */
  allAreListed: () => void;
  /** Compares the lines with the people on the list again. */
  compare: () => Promise<void>;
  goTo: (step: "upload" | "match" | "review") => void;
  /** Sends everything ready. Resolves when done, failed (state keeps all) or cancelled (undone). */
  send: () => Promise<void>;
  cancel: () => void;
  /** Takes the import back; what it did, or null when that failed. */
  undo: () => Promise<ImportUndone | null>;
  /** What keeps the import from going on, in words; null when nothing does. */
  obstacle: () => string | null;
  guestsToSend: () => ImportedGuest[];
}
