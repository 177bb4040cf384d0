import { latinDigits, readNumber } from "../../words/digits.ts";
import { parseMoney } from "../money-text/money.ts";
import type {
  EnteredColumn,
  FigureChange,
  FigureColumn,
  FigureGroup,
  FigureRow,
  Figures,
} from "./figure.types.ts";

/** A figure of a row or of a sum; a difference of what is not known is not known. */
export function figureOf(figures: Figures, column: FigureColumn): number | null {
  if (column.kind !== "difference") return figures[column.id] ?? null;
  const [whole, part] = [figures[column.of] ?? null, figures[column.less] ?? null];
  if (whole === null && part === null) return null;
  return (whole ?? 0) - (part ?? 0);
}

/** The sums of rows; a column without a single figure has none. */
export function sumsOf(rows: readonly FigureRow[], columns: readonly FigureColumn[]): Figures {
  const sums: Record<string, number | null> = {};
  for (const column of columns) {
    if (column.kind === "difference" || column.isSummed === false) continue;
    const known = rows.flatMap(({ figures }) => figures[column.id] ?? []);
    sums[column.id] = known.length > 0 ? known.reduce((sum, one) => sum + one, 0) : null;
  }
  return sums;
}

/** Whether a figure of this row and column may be changed. */
export function canChange(row: FigureRow, column: FigureColumn): column is EnteredColumn {
  return column.kind !== "difference" && column.isEditable !== false && !row.isFixed;
}

interface Written {
  currency: string;
  locale?: string | undefined;
}

/** What was typed as a figure: `null` for nothing, `undefined` for what is none. */
export function readFigure(
  text: string,
  kind: "money" | "number",
  { currency, locale }: Written,
): number | null | undefined {
  const typed = latinDigits(text).trim();
  if (typed === "") return null;
  if (kind === "money") {
    const isLoss = /^\(.*\)$/.test(typed);
    const amount = parseMoney(typed, currency, locale);
    return isLoss && amount !== undefined ? -amount : amount;
  }
  const number = readNumber(typed);
  return Number.isInteger(number) ? number : undefined;
}

/** What lies on the clipboard, by lines and columns, as every spreadsheet writes it. */
export function pastedLines(text: string): string[][] {
  const lines = text.replaceAll("\r\n", "\n").replace(/\n$/, "").split("\n");
  return lines.map((line) => line.split("\t"));
}

/** What a paste changes from a cell on, downwards and onwards, and how much of it was no figure. */
export function pasteFrom(
  start: { rowId: string; columnId: string },
  lines: readonly (readonly string[])[],
  table: { groups: readonly FigureGroup[]; columns: readonly FigureColumn[] } & Written,
): { changes: FigureChange[]; unread: number } {
  const rows = table.groups.flatMap((group) => group.rows);
  const firstRow = rows.findIndex(({ id }) => id === start.rowId);
  const firstColumn = table.columns.findIndex(({ id }) => id === start.columnId);
  const changes: FigureChange[] = [];
  let unread = 0;
  for (const [down, line] of lines.entries()) {
    const row = rows[firstRow + down];
    for (const [on, text] of line.entries()) {
      const column = table.columns[firstColumn + on];
      if (!row || !column || !canChange(row, column)) {
        if (text.trim() !== "") unread += 1;
        continue;
      }
      const value = readFigure(text, column.kind, table);
      const before = row.figures[column.id] ?? null;
      if (value === undefined) unread += 1;
      else if (value !== before)
        changes.push({ rowId: row.id, columnId: column.id, value, before });
    }
  }
  return { changes, unread };
}
