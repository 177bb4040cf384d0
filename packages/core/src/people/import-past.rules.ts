import { writeCsv } from "../base/csv.rules.ts";
import type { PastImport, RefusedLine, StayReason } from "./imports.types.ts";

/** Why somebody stays when an import is taken back, after “stays:”. */
export const stayWords: Record<StayReason, string> = {
  merged: "merged with somebody else",
  erased: "erased at their own wish",
  answered: "answered since",
  ordered: "bought tickets",
  invited: "invited since",
  edited: "edited since",
};

/** What an import did, in a sentence: “1,105 classmates added, 3 filled in, 2 lines refused”. */
export function importSummary(past: PastImport, words: { one: string; many: string }): string {
  const count = new Intl.NumberFormat("en");
  const many = (number: number, what: string): string =>
    number > 0 ? `${count.format(number)} ${what}` : "";
  const people = (number: number): string => (number === 1 ? words.one : words.many);
  const lines = past.refused.length;
  const refused = many(lines, lines === 1 ? "line refused" : "lines refused");
  const parts =
    past.status === "undone"
      ? [
          many(past.removed, `${people(past.removed)} taken off again`),
          many(past.restored, "as before"),
          many(past.kept, "stayed"),
        ]
      : [
          many(past.added, `${people(past.added)} added`),
          many(past.updated, "filled in"),
          many(past.unchanged, "unchanged"),
          refused,
        ];
  return parts.filter(Boolean).join(", ") || "Nothing changed";
}

/** Lines that did not go in as a file: their numbers in the imported file, and why. */
export function refusedLinesCsv(refused: readonly RefusedLine[]): string {
  return writeCsv([
    ["Line", "What is wrong"],
    ...refused.map(({ line, reason }) => [String(line), reason]),
  ]);
}
