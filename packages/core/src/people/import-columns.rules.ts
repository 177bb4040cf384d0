import type { ColumnMatch, CsvTable, ImportField, PresetId } from "./imports.types.ts";
import { presetOf } from "./import-presets.rules.ts";
import { headingWords, type NamedField } from "./import-heading-words.rules.ts";
import { folded } from "./import-headings.rules.ts";

/** Columns of a ticketing export that say nothing about a guest. */
const leftOut = new Set(["quantity", "order type", "payment type", "order status"]);

const withoutAccents = (name: string): string =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("ı", "i");

const fieldsByWord = new Map(
  Object.entries(headingWords).flatMap(([field, words]) =>
    words.map((word): [string, NamedField] => [withoutAccents(word), field as NamedField]),
  ),
);

/** Whether a cell is a heading of a guest list rather than somebody's name. */
export function isKnownHeading(cell: string): boolean {
  return fieldsByWord.has(withoutAccents(folded(cell)));
}

function fieldOf(heading: string, preset: PresetId): ImportField {
  const name = folded(heading);
  const own = presetOf(preset).fields[name];
  if (own) return own;
  if (name === "" || leftOut.has(name)) return "skip";
  return fieldsByWord.get(withoutAccents(name)) ?? "custom";
}

function samplesOf(table: CsvTable, index: number): string[] {
  const seen = new Set<string>();
  for (const { cells } of table.records) {
    const value = cells[index]?.trim();
    if (value) seen.add(value);
    if (seen.size === 3) break;
  }
  return [...seen];
}

/** Under “Party”, numbers alone are how many come, and no household's name. */
const isPartySize = (table: CsvTable, heading: string, index: number): boolean =>
  folded(heading) === "party" &&
  table.records.every(({ cells }) => /^\s*\d{0,2}\s*$/.test(cells[index] ?? ""));

/**
 * What stands under a bare "Name" or "Nome" is half a name where only the other half has a column:
 * "Name; Vorname" in German, "Nome; Cognome" in Italian, "Ad; Soyad" in Turkish.
 */
function withHalves(columns: ColumnMatch[]): ColumnMatch[] {
  const has = (field: ImportField) => columns.some((column) => column.field === field);
  if (has("firstName") === has("lastName")) return columns;
  const half = has("firstName") ? "lastName" : "firstName";
  return columns.map((column) =>
    column.field === "fullName" &&
    /^(name|nome|naam|adi?|isim)$/.test(withoutAccents(folded(column.heading)))
      ? { ...column, field: half }
      : column,
  );
}

/**
 * Matches each column to a field by its heading: as the preset says, else by what lists usually
 * call it in eleven languages. A field is given once: a second phone column, for
 * example, becomes a field of its own. Columns without any value are left out.
 */
export function matchColumns(table: CsvTable, preset: PresetId = "generic"): ColumnMatch[] {
  const taken = new Set<ImportField>();
  const columns = table.header.map((heading, index) => {
    const samples = samplesOf(table, index);
    const guess = samples.length === 0 ? "skip" : fieldOf(heading, preset);
    const isSize = guess === "household" && isPartySize(table, heading, index);
    const field = isSize || taken.has(guess) ? "custom" : guess;
    if (field !== "custom" && field !== "skip") taken.add(field);
    return { index, heading: heading || `Column ${index + 1}`, field, samples };
  });
  return withHalves(columns);
}

/** Whether no column holds names: then no line can go in, and mending single lines helps nothing. */
export const lacksNames = (columns: readonly ColumnMatch[]): boolean =>
  !columns.some(({ field }) => ["fullName", "firstName", "lastName"].includes(field));

/** What must be matched before a list can be checked; null when nothing is missing. */
export function missingColumns(columns: ColumnMatch[]): string | null {
  const has = (field: ImportField): boolean => columns.some((column) => column.field === field);
  if (has("fullName") || has("firstName") || has("lastName") || has("email")) return null;
  return "Match at least one column to a name or an e-mail address.";
}
