import Papa from "papaparse";
import type { CsvRecord, CsvTable } from "../people/imports.types.ts";
import { decodeText } from "./encodings.rules.ts";
import type { ReadingHow } from "./encodings.types.ts";

const lineBreaks = (cells: string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

const isBlank = (cells: string[]): boolean => cells.every((cell) => cell.trim() === "");

/** What stands between the cells: as the first line of a spreadsheet says, else what fits its lines. */
function delimiterOf(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
  // The empty line at a short list's end would count as one with a single cell.
  const guess = { delimitersToGuess: [",", ";", "\t", "|"], preview: 10 };
  return Papa.parse<string[]>(text.trimEnd(), guess).meta.delimiter;
}

/**
 * Parses a delimited file: quotes, doubled quotes and line breaks inside cells; the delimiter is
 * found. Blank lines are skipped, ragged ones are kept for `checkRecord` to judge.
 * Errors: a file without a header or with none but a header gives an empty table, never a throw.
 */
export function parseCsv(bytes: Uint8Array, how: ReadingHow = {}): CsvTable {
  const { text, encoding } = decodeText(bytes, how);
  const delimiter = delimiterOf(text);
  // A spreadsheet's line about its own delimiter stays a line, but an empty one.
  const { data } = Papa.parse<string[]>(text.replace(/^sep=.(?=\r?\n)/i, ""), { delimiter });
  const records: CsvRecord[] = [];
  let line = 1;
  for (const cells of data) {
    if (!isBlank(cells)) records.push({ line, cells });
    line += 1 + lineBreaks(cells);
  }
  const [first, ...rest] = records;
  return {
    header: first?.cells.map((cell) => cell.trim()) ?? [],
    records: rest,
    source: { kind: "text", delimiter, encoding },
  };
}

/** What begins a formula in some spreadsheet, in full width too, or hides one behind white space. */
const formulaMarks = "=+\\-@\\t\\r\\n\uFF1D\uFF0B\uFF0D\uFF20";
const startsFormula = new RegExp(`^'*[${formulaMarks}]`);
const guarded = new RegExp(`^'+[${formulaMarks}]`);
const negativeNumber = /^-\d+(\.\d+)?$/;

/**
 * A cell that no spreadsheet runs: text that would start a formula gets a leading apostrophe. A number
 * below zero is no formula, and stays one that can be added up.
 */
export function toSafeCell(value: string): string {
  return startsFormula.test(value) && !negativeNumber.test(value) ? `'${value}` : value;
}

/** Undoes `toSafeCell`, so that an export imports back to the same text. */
export function fromSafeCell(value: string): string {
  return guarded.test(value) ? value.slice(1) : value;
}

/** Writes rows as CSV with a byte order mark (spreadsheets then read accents) and safe cells. */
export function writeCsv(rows: string[][]): string {
  const safe = rows.map((cells) => cells.map(toSafeCell));
  return `\uFEFF${Papa.unparse(safe, { newline: "\r\n" })}\r\n`;
}
