import { writeCsv } from "../base/csv.rules.ts";
import type { ListedGuest } from "./guests.types.ts";
import type { CsvTable, RefusedLine, RejectedLine } from "./imports.types.ts";

export { lacksNames } from "./import-columns.rules.ts";
export { importSummary, refusedLinesCsv, stayWords } from "./import-past.rules.ts";
export { importPresets, signsIn } from "./import-presets.rules.ts";

/** The rejected lines as a file to correct and import again: the same columns, and what is wrong. */
export function rejectedLinesCsv(table: CsvTable, rejected: RejectedLine[]): string {
  const width = table.header.length;
  const rows = rejected.map(({ line, reason, cells }) => [
    ...Array.from({ length: width }, (_, index) => cells[index] ?? ""),
    String(line),
    reason,
  ]);
  return writeCsv([[...table.header, "Line", "What is wrong"], ...rows]);
}

/** All lines that did not go in, of the file's check and of the server, with what they say and why. */
export function refusedFile(
  table: CsvTable,
  rejected: readonly RejectedLine[],
  refused: readonly RefusedLine[],
): string {
  const cellsOf = new Map(table.records.map(({ line, cells }) => [line, cells]));
  const all = [
    ...rejected,
    ...refused.map(({ line, reason }) => ({
      line,
      reason,
      heading: null,
      cells: cellsOf.get(line) ?? [],
    })),
  ].toSorted((a, b) => a.line - b.line);
  return rejectedLinesCsv(table, all);
}

const answerWords: Record<ListedGuest["answer"], string> = {
  yes: "Coming",
  no: "Not coming",
  maybe: "Maybe",
  waitlisted: "Waiting list",
  pending: "",
};

/**
 * A guest list as CSV that opens safely in a spreadsheet and imports back to the same guests: the
 * `Guest id` column says who is who. Custom fields follow as columns of their own.
 */
export function guestListCsv(
  guests: readonly ListedGuest[],
  companions: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const customNames = [...new Set(guests.flatMap(({ custom }) => Object.keys(custom)))].toSorted();
  const header = [
    "Guest id",
    "First name",
    "Last name",
    "Former name",
    "E-mail",
    "Phone",
    "Language",
    "City",
    "Country",
    "Group",
    "Household",
    "Answer",
    "People coming",
    "Meal",
    "Dietary needs",
    "Comes with",
    "Child",
    "Note",
    "Tags",
    ...customNames,
  ];
  const rows = guests.map((guest) => [
    guest.guestId,
    guest.firstName ?? guest.fullName,
    guest.lastName ?? "",
    guest.formerName ?? "",
    guest.email ?? "",
    guest.phone ?? "",
    guest.locale ?? "",
    guest.city ?? "",
    guest.country ?? "",
    guest.groupLabel ?? "",
    guest.householdName ?? "",
    answerWords[guest.answer],
    guest.partySize > 0 ? String(guest.partySize) : "",
    guest.mealChoice ?? "",
    guest.dietary ?? "",
    (companions.get(guest.id) ?? []).filter(Boolean).join("; "),
    guest.isChild ? "yes" : "",
    guest.notes ?? "",
    guest.tags.join("; "),
    ...customNames.map((name) => guest.custom[name] ?? ""),
  ]);
  return writeCsv([header, ...rows]);
}
