import { createStore } from "zustand/vanilla";
import { fail } from "../base/result.rules.ts";
import type { CallFailure, Result } from "../base/result.types.ts";
import type { WorkbookSheet } from "../base/workbooks.types.ts";
import { isWorkbook } from "../base/workbook-marks.rules.ts";
import { missingColumns } from "./import-columns.rules.ts";
import { parseCsv } from "../base/csv.rules.ts";
import { dateQuestions } from "./import-dates.rules.ts";
import { familyQuestions } from "./import-families.rules.ts";
import { applyMerges, findDuplicates } from "./import-duplicates.rules.ts";
import type { ImportedChunk } from "./imports.types.ts";
import { lookalikesOf, withPeople } from "./import-lookalikes.rules.ts";
import { matchTable } from "./import-matching.rules.ts";
import { pastedTable } from "./import-pasted.rules.ts";
import { recognisePreset } from "./import-presets.rules.ts";
import { sheetTable } from "./import-sheets.rules.ts";
import type { CsvTable, ImportedGuest, PresetId } from "./imports.types.ts";
import { checkRecord } from "./import-records.rules.ts";
import type { ImportSession, ImportSettings, ImportState } from "./import-session.types.ts";

export type { ImportSession, ImportState } from "./import-session.types.ts";

/** Files above this are refused: some 100,000 lines. */
export const maxFileBytes = 25 * 1024 * 1024;
const checkedAtOnce = 400;
const sentAtOnce = 500;

const blank: ImportState = {
  step: "upload",
  fileName: "",
  reading: null,
  sheets: [],
  file: null,
  preset: "generic",
  recognised: "generic",
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
  families: [],
  joinedHouseholds: new Set(),
  lookalikes: null,
  sameAs: new Map(),
  compareFailure: null,
  sent: null,
  outcome: null,
  batchId: null,
  undoing: null,
  failure: null,
};

const withCells = (table: CsvTable, was: string[], cells: string[]): CsvTable => ({
  ...table,
  records: table.records.map((record) =>
    record.cells === was ? { line: record.line, cells } : record,
  ),
});

const certainIds = (groups: ImportState["duplicates"]): ReadonlySet<string> =>
  new Set(groups.filter(({ confidence }) => confidence === "certain").map(({ id }) => id));

/**
 * One guest import from file to guests: match, check, review, send, undo. Holds the whole session,
 * so that nothing typed is lost when a call fails. Source: issue "Real input".
 */
export function createImportSession({
  api,
  eventId,
  resumedId = null,
  listed,
  languages,
  pause,
  readWorkbook,
}: ImportSettings): ImportSession {
  const store = createStore<ImportState>(() => blank);
  const { getState, setState, subscribe } = store;
  let checkNumber = 0;
  let sending = new AbortController();
  let reading = new AbortController();
  let resumable = resumedId;
  let text: Uint8Array<ArrayBuffer> | null = null;

  async function check(): Promise<void> {
    const { preset, table, columns, dateOrders, includeCancelled } = getState();
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
        const outcome = checkRecord(record, { preset, columns, dateOrders, includeCancelled });
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
    setState({
      ...found,
      duplicates,
      mergedIds: certainIds(duplicates),
      families: familyQuestions(found.ready),
    });
  }

  /** Reads a file's lines: as a spreadsheet by its first bytes, else as text. */
  async function tablesOf(
    bytes: Uint8Array<ArrayBuffer>,
    signal: AbortSignal,
  ): Promise<Result<{ file: CsvTable; sheets: WorkbookSheet[] }>> {
    const refuse = (message: string) => fail("invalid_input", message, "file");
    if (bytes.length > maxFileBytes)
      return refuse("This file is larger than 25 MB. Split it and import the parts.");
    if (isWorkbook(bytes)) {
      const read = await readWorkbook(bytes, signal);
      if (!read.ok) return read;
      const tables = read.value.map(sheetTable);
      const file = tables.find(({ records }) => records.length > 0);
      return file
        ? { ok: true, value: { file, sheets: read.value } }
        : refuse("There are no lines below the headings in this file.");
    }
    const file = parseCsv(bytes, { languages });
    text = bytes;
    return file.records.length > 0
      ? { ok: true, value: { file, sheets: [] } }
      : refuse(
          "There are no lines in this file. Export it again as CSV, with headings in the first line.",
        );
  }

  async function take(file: CsvTable, preset: PresetId): Promise<void> {
    const recognised = recognisePreset(file.header);
    setState({ file, preset, recognised, ...matchTable(file, preset) });
    await check();
  }

  const guestsToSend = (): ImportedGuest[] => {
    const { ready, duplicates, mergedIds, joinedHouseholds, sameAs } = getState();
    return withPeople(applyMerges(ready, duplicates, mergedIds, joinedHouseholds), sameAs);
  };

  async function compare(): Promise<void> {
    setState({ lookalikes: null, compareFailure: null });
    const people = await listed();
    const found = people.ok ? lookalikesOf(guestsToSend(), people.value) : [];
    const keys = found.map(({ line }) => line.key);
    const known = people.ok ? await api.knownKeys(eventId, keys) : people;
    if (!known.ok) {
      setState({ lookalikes: [], compareFailure: known.error });
      return;
    }
    const before = new Set(known.value);
    const lookalikes = found.filter(({ line }) => !before.has(line.key));
    const open = new Set(lookalikes.map(({ line }) => line.key));
    const sameAs = new Map([...getState().sameAs].filter(([key]) => open.has(key)));
    setState({ lookalikes, sameAs });
  }

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

  const tellLeft = (left: number): void => setState({ undoing: left });

  return {
    getState,
    subscribe,
    obstacle,
    guestsToSend,
    async open(fileName, bytes) {
      reading.abort();
      const mine = new AbortController();
      reading = mine;
      setState({ ...blank, reading: fileName });
      const opened = await tablesOf(bytes, mine.signal);
      if (mine.signal.aborted) return;
      if (!opened.ok) {
        setState({ ...blank, failure: opened.error });
        return;
      }
      const { file, sheets } = opened.value;
      setState({ ...blank, step: "match", fileName, sheets });
      await take(file, recognisePreset(file.header));
    },
    async openPasted(text) {
      reading.abort();
      const file = pastedTable(text);
      if (file.records.length === 0) {
        const message =
          "There are no names in what was pasted. Copy the lines of a list and paste them again.";
        setState({ ...blank, failure: fail("invalid_input", message, "file").error });
        return;
      }
      setState({ ...blank, step: "match", fileName: "Pasted list" });
      await take(file, recognisePreset(file.header));
    },
    stopReading() {
      reading.abort();
      setState(blank);
    },
    async chooseSheet(name) {
      const sheet = getState().sheets.find((one) => one.name === name);
      if (!sheet) return;
      const file = sheetTable(sheet);
      await take(file, recognisePreset(file.header));
    },
    async chooseEncoding(chosen) {
      if (!text) return;
      const file = parseCsv(text, { chosen });
      await take(file, recognisePreset(file.header));
    },
    async setPreset(preset) {
      const { file } = getState();
      if (file) await take(file, preset);
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
    async fixLine(rejected, cells) {
      const { file, table } = getState();
      if (!table || !file) return;
      // The file's own lines are corrected too, as long as the preset left them as they were.
      setState({
        file: withCells(file, rejected.cells, cells),
        table: withCells(table, rejected.cells, cells),
      });
      await check();
    },
    setMerged(groupId, merged) {
      const mergedIds = new Set(getState().mergedIds);
      if (merged) mergedIds.add(groupId);
      else mergedIds.delete(groupId);
      setState({ mergedIds });
    },
    mergeAll: () => setState({ mergedIds: new Set(getState().duplicates.map(({ id }) => id)) }),
    setJoined(householdKey, joined) {
      const joinedHouseholds = new Set(getState().joinedHouseholds);
      if (joined) joinedHouseholds.add(householdKey);
      else joinedHouseholds.delete(householdKey);
      setState({ joinedHouseholds });
    },
    joinAll: () =>
      setState({ joinedHouseholds: new Set(getState().families.map(({ key }) => key)) }),
    setSameAs(key, guestId) {
      const sameAs = new Map(getState().sameAs);
      if (guestId === null) sameAs.delete(key);
      else sameAs.set(key, guestId);
      setState({ sameAs });
    },
    allAreListed: () =>
      setState({
        sameAs: new Map(
          getState().lookalikes?.map(({ line, guest }) => [line.key, guest.guestId]) ?? [],
        ),
      }),
    compare,
    goTo(step) {
      setState({ step, failure: null });
      if (step === "review") void compare();
    },
    async send() {
      const guests = guestsToSend();
      sending = new AbortController();
      setState({
        step: "sending",
        sent: { done: 0, total: guests.length },
        failure: null,
        outcome: null,
      });
      const known = getState().batchId ?? resumable;
      const started = known
        ? { ok: true as const, value: known }
        : await api.start(eventId, getState().fileName, getState().rejected);
      if (!started.ok) {
        setState({ step: "review", sent: null, failure: started.error });
        return;
      }
      const batchId = started.value;
      resumable = null;
      setState({ batchId });
      const failure = await sendAll(batchId, guests);
      if (sending.signal.aborted) {
        const undone = await api.undo(batchId, tellLeft);
        setState({
          step: "review",
          sent: null,
          outcome: null,
          batchId: undone.ok ? null : batchId,
          undoing: null,
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
      const undone = await api.undo(batchId, tellLeft);
      if (!undone.ok) {
        setState({ failure: undone.error, undoing: null });
        return null;
      }
      setState(blank);
      return undone.value;
    },
  };
}
