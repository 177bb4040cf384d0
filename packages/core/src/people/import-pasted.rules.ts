import Papa from "papaparse";
import { isEmailAddress } from "../base/email-address.rules.ts";
import { isKnownHeading } from "./import-columns.rules.ts";
import type { CsvTable } from "./imports.types.ts";

const addressLine = /^(?:"?([^"<>]*?)"?\s*)<([^<>\s]+@[^<>\s]+)>[,;]?$/;

const isPhone = (cell: string) => /^\+?[\d\s()./-]{6,}$/.test(cell);

const addressIn = /[^\s<>,;|"]+@[^\s<>,;|"]+/;

/** A line that somebody wrote: who, and where to; what stands between them is the writer's own. */
function nameAndAddress(line: string): string[] {
  const [address = ""] = addressIn.exec(line) ?? [];
  const name = line.replace(address, " ").replace(/[<>"]/g, " ");
  return [name.replace(/^[\s,;|:]+|[\s,;|:]+$/g, "").replace(/\s+/g, " "), address];
}

/**
 * What stands between the cells: a tab, as spreadsheets copy; else what divides the first lines alike;
 * null where nothing does.
 */
function delimiterOf(lines: readonly string[]): string | null {
  if (lines.some((line) => line.includes("\t"))) return "\t";
  const first = lines.slice(0, 10);
  const fits = [";", ",", "|"].find((sign) => first.every((line) => line.includes(sign)));
  return fits ?? null;
}

/** Headings for a list that has none, by what stands in its columns. */
function guessHeadings(rows: readonly string[][]): string[] {
  const width = Math.max(...rows.map((cells) => cells.length));
  const most = (at: number, is: (cell: string) => boolean) => {
    const filled = rows.map((cells) => cells[at]?.trim() ?? "").filter((cell) => cell !== "");
    return filled.length > 0 && filled.filter(is).length * 2 > filled.length;
  };
  const kinds = Array.from({ length: width }, (_, at) =>
    most(at, isEmailAddress) ? "E-mail" : most(at, isPhone) ? "Phone" : null,
  );
  const texts = kinds.flatMap((kind, at) => (kind === null ? [at] : []));
  const isOneWord = (cell: string) => !/\s/.test(cell);
  const [one, two] = texts;
  const areHalves =
    one !== undefined && two !== undefined && two === one + 1 && most(one, isOneWord);
  return kinds.map((kind, at) => {
    if (kind !== null) return kind;
    if (at === one) return areHalves ? "First name" : "Name";
    if (at === two && areHalves) return "Last name";
    return `Column ${at + 1}`;
  });
}

/**
 * A pasted list as the table an import works on: cells divided by tabs, commas or semicolons, or one name a line,
 * or `Name <address>` as mail programs copy; with headings or without. Lines keep their number in what was pasted.
 */
export function pastedTable(text: string): CsvTable {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== "");
  const source = { kind: "pasted" } as const;
  const areAddresses = filled.length > 0 && filled.every((line) => addressLine.test(line));
  const delimiter = delimiterOf(filled);
  const areWritten = delimiter === null && filled.some((line) => addressIn.test(line));
  // One name a line: no sign of a name divides it.
  const all =
    areAddresses || areWritten
      ? lines.map(nameAndAddress)
      : Papa.parse<string[]>(text, { delimiter: delimiter ?? "\t" }).data;
  const rows = all
    .map((cells, at) => ({ line: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [first, ...rest] = rows;
  const hasHeadings =
    rest.length > 0 &&
    first !== undefined &&
    first.cells.some((cell) => isKnownHeading(cell)) &&
    !first.cells.some((cell) => isEmailAddress(cell));
  if (first && hasHeadings) {
    return {
      header: first.cells.map((cell) => cell.trim()),
      records: rest,
      source,
    };
  }
  return {
    header: rows.length === 0 ? [] : guessHeadings(rows.map(({ cells }) => cells)),
    records: rows,
    source,
  };
}
