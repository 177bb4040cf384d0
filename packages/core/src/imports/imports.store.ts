import { createStore, type StoreApi } from "zustand/vanilla";
import type { CallFailure } from "../result/result.types.ts";
import { matchColumns, missingColumns } from "./columns.rules.ts";
import { parseCsv } from "./csv.rules.ts";
import { dateQuestions } from "./dates.rules.ts";
import { applyMerges, findDuplicates } from "./duplicates.rules.ts";
import type { ImportedChunk, ImportsApi } from "./imports.api.ts";
import type {
  ColumnMatch,
  CsvTable,
  DateOrder,
  DateQuestion,
  DuplicateGroup,
  ImportField,
  ImportedGuest,
  RejectedLine,
} from "./imports.types.ts";
import { checkRecord } from "./records.rules.ts";

/** Files above this are refused: some 100,000 lines. */
export const maxFileBytes = 25 * 1024 * 1024;
const checkedAtOnce = 400;
const sentAtOnce = 200;

export interface ImportProgress {
  done: number;
  total: number;
}

export interface ImportState {
  step: "upload" | "match" | "review" | "sending" | "done";
  fileName: string;
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
  sent: ImportProgress | null;
  outcome: ImportedChunk | null;
  batchId: string | null;
  failure: CallFailure | null;
}

export interface ImportSettings {
  api: ImportsApi;
  eventId: string;
  /** Lets the page breathe between slices of a long check. */
  pause: () => Promise<void>;
}

export interface ImportSession extends Pick<StoreApi<ImportState>, "getState" | "subscribe"> {
  open: (fileName: string, bytes: Uint8Array) => Promise<void>;
  setField: (columnIndex: number, field: ImportField) => Promise<void>;
  setDateOrder: (columnIndex: number, order: DateOrder) => Promise<void>;
  setIncludeCancelled: (include: boolean) => Promise<void>;
  /** Replaces a rejected line's cells by corrected ones and checks it again. */
  fixLine: (line: number, cells: string[]) => Promise<void>;
  setMerged: (groupId: string, merged: boolean) => void;
  mergeAll: () => void;
  goTo: (step: "upload" | "match" | "review") => void;
  /** Sends everything ready. Resolves when done, failed (state keeps all) or cancelled (undone). */
  send: () => Promise<void>;
  cancel: () => void;
  undo: () => Promise<number | null>;
  /** What keeps the import from going on, in words; null when nothing does. */
  obstacle: () => string | null;
  guestsToSend: () => ImportedGuest[];
}

const blank: ImportState = {
  step: "upload",
  fileName: "",
  table: null,
  columns: [],
  questions: [],
  dateOrders: {},
  includeCancelled: false,
  checked: null,
  ready: [],
  notices: [],
  leftOut: [],
  rejected: [],
  duplicates: [],
  mergedIds: new Set(),
  sent: null,
  outcome: null,
  batchId: null,
  failure: null,
};

const refusal = (message: string): CallFailure => ({
  code: "invalid_input",
  message,
  field: "file",
});

const certainIds = (groups: DuplicateGroup[]): ReadonlySet<string> =>
  new Set(groups.filter(({ confidence }) => confidence === "certain").map(({ id }) => id));

/**
 * One guest import from file to guests: match, check, review, send, undo. Holds the whole session,
 * so that nothing typed is lost when a call fails. Source: issue "Real input".
 */
export function createImportSession({ api, eventId, pause }: ImportSettings): ImportSession {
  const store = createStore<ImportState>(() => blank);
  const { getState, setState, subscribe } = store;
  let checkNumber = 0;
  let sending = new AbortController();

  async function check(): Promise<void> {
    const { table, columns, dateOrders, includeCancelled } = getState();
    if (!table) return;
    checkNumber += 1;
    const mine = checkNumber;
    const total = table.records.length;
    const found: Pick<ImportState, "ready" | "notices" | "leftOut" | "rejected"> = {
      ready: [],
      notices: [],
      leftOut: [],
      rejected: [],
    };
    for (let from = 0; from < total; from += checkedAtOnce) {
      for (const record of table.records.slice(from, from + checkedAtOnce)) {
        const outcome = checkRecord(record, { columns, dateOrders, includeCancelled });
        if (outcome.kind === "rejected") found.rejected.push(outcome.rejected);
        else if (outcome.kind === "left-out") found.leftOut.push(outcome);
        else {
          found.ready.push(outcome.guest);
          for (const text of outcome.notices) found.notices.push({ line: record.line, text });
        }
      }
      setState({ checked: { done: Math.min(from + checkedAtOnce, total), total } });
      await pause();
      if (mine !== checkNumber) return;
    }
    const duplicates = findDuplicates(found.ready);
    setState({ ...found, duplicates, mergedIds: certainIds(duplicates) });
  }

  const guestsToSend = (): ImportedGuest[] => {
    const { ready, duplicates, mergedIds } = getState();
    return applyMerges(ready, duplicates, mergedIds);
  };

  function obstacle(): string | null {
    const { table, columns, questions, dateOrders, checked } = getState();
    if (!table) return "Choose a file first.";
    const missing = missingColumns(columns);
    if (missing) return missing;
    const open = questions.find(({ column }) => dateOrders[column] === undefined);
    if (open) return `Say whether the day or the month comes first in “${open.heading}”.`;
    return checked && checked.done < checked.total ? "The file is still being checked." : null;
  }

  async function sendAll(batchId: string, guests: ImportedGuest[]): Promise<CallFailure | null> {
    const outcome: ImportedChunk = { added: 0, updated: 0, unchanged: 0, refused: [] };
    for (let from = 0; from < guests.length && !sending.signal.aborted; from += sentAtOnce) {
      const chunk = await api.send(batchId, guests.slice(from, from + sentAtOnce));
      if (!chunk.ok) return chunk.error;
      outcome.added += chunk.value.added;
      outcome.updated += chunk.value.updated;
      outcome.unchanged += chunk.value.unchanged;
      outcome.refused.push(...chunk.value.refused);
      const done = Math.min(from + sentAtOnce, guests.length);
      setState({ sent: { done, total: guests.length }, outcome: { ...outcome } });
    }
    return null;
  }

  return {
    getState,
    subscribe,
    obstacle,
    guestsToSend,
    async open(fileName, bytes) {
      if (bytes.length > maxFileBytes) {
        setState({
          ...blank,
          failure: refusal("This file is larger than 25 MB. Split it and import the parts."),
        });
        return;
      }
      const table = parseCsv(bytes);
      if (table.records.length === 0) {
        setState({
          ...blank,
          failure: refusal(
            "There are no lines in this file. Export it again as CSV, with headings in the first line.",
          ),
        });
        return;
      }
      const columns = matchColumns(table);
      const questions = dateQuestions(table, columns);
      const proven = questions.flatMap(({ column, evidence }) =>
        evidence ? [[column, evidence] as const] : [],
      );
      setState({
        ...blank,
        step: "match",
        fileName,
        table,
        columns,
        questions,
        dateOrders: Object.fromEntries(proven),
      });
      await check();
    },
    async setField(columnIndex, field) {
      const { columns, table } = getState();
      const isList = field === "custom" || field === "skip";
      const next = columns.map((column) => {
        if (column.index === columnIndex) return { ...column, field };
        return !isList && column.field === field ? { ...column, field: "custom" as const } : column;
      });
      setState({ columns: next, questions: table ? dateQuestions(table, next) : [] });
      await check();
    },
    async setDateOrder(columnIndex, order) {
      setState({ dateOrders: { ...getState().dateOrders, [columnIndex]: order } });
      await check();
    },
    async setIncludeCancelled(includeCancelled) {
      setState({ includeCancelled });
      await check();
    },
    async fixLine(line, cells) {
      const { table } = getState();
      if (!table) return;
      const records = table.records.map((record) =>
        record.line === line ? { line, cells } : record,
      );
      setState({ table: { ...table, records } });
      await check();
    },
    setMerged(groupId, merged) {
      const mergedIds = new Set(getState().mergedIds);
      if (merged) mergedIds.add(groupId);
      else mergedIds.delete(groupId);
      setState({ mergedIds });
    },
    mergeAll: () => setState({ mergedIds: new Set(getState().duplicates.map(({ id }) => id)) }),
    goTo: (step) => setState({ step, failure: null }),
    async send() {
      const guests = guestsToSend();
      sending = new AbortController();
      setState({
        step: "sending",
        sent: { done: 0, total: guests.length },
        failure: null,
        outcome: null,
      });
      const known = getState().batchId;
      const started = known
        ? { ok: true as const, value: known }
        : await api.start(eventId, getState().fileName);
      if (!started.ok) {
        setState({ step: "review", sent: null, failure: started.error });
        return;
      }
      const batchId = started.value;
      setState({ batchId });
      const failure = await sendAll(batchId, guests);
      if (sending.signal.aborted) {
        const undone = await api.undo(batchId);
        setState({
          step: "review",
          sent: null,
          outcome: null,
          batchId: null,
          failure: undone.ok ? null : undone.error,
        });
        return;
      }
      if (failure) {
        setState({ step: "review", sent: null, failure });
        return;
      }
      const finished = await api.finish(batchId);
      setState(
        finished.ok ? { step: "done" } : { step: "review", sent: null, failure: finished.error },
      );
    },
    cancel: () => sending.abort(),
    async undo() {
      const { batchId } = getState();
      if (!batchId) return null;
      const undone = await api.undo(batchId);
      if (!undone.ok) {
        setState({ failure: undone.error });
        return null;
      }
      setState(blank);
      return undone.value;
    },
  };
}
