import type { ColumnMatch, CsvTable, DateOrder, DateQuestion } from "./imports.types.ts";

const slashed =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?:[ ,T]+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?)?$/i;
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:[ ,T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;
const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

function orderProvenBy(value: string): DateOrder | "open" | null {
  const match = slashed.exec(value.trim());
  if (!match) return null;
  const [first, second] = [Number(match[1]), Number(match[2])];
  if (first > 12) return "day-first";
  if (second > 12) return "month-first";
  return first === second ? null : "open";
}

/** The questions a file's dates raise: one for each column with dates that could be read two ways. */
export function dateQuestions(table: CsvTable, columns: ColumnMatch[]): DateQuestion[] {
  return columns
    .filter(({ field }) => field === "orderedAt")
    .flatMap(({ index, heading }) => {
      const values = table.records.map(({ cells }) => cells[index] ?? "");
      const orders = new Set(values.map(orderProvenBy));
      const examples = [...new Set(values.filter((value) => orderProvenBy(value) === "open"))];
      if (examples.length === 0) return [];
      const [dayFirst, monthFirst] = [orders.has("day-first"), orders.has("month-first")];
      const proven: DateOrder = dayFirst ? "day-first" : "month-first";
      const evidence = dayFirst === monthFirst ? null : proven;
      return [{ column: index, heading, examples: examples.slice(0, 3), evidence }];
    });
}

function wallTime(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
): string | null {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const isReal =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && hour < 24 && minute < 60 ? date.toISOString().slice(0, 16) : null;
}

const fullYear = (digits: string): number => (digits.length === 2 ? 2000 : 0) + Number(digits);

function hourOf(hour: string | undefined, half: string | undefined): number {
  const value = Number(hour ?? 0);
  if (!half) return value;
  return (value % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

/**
 * Reads a date as exports write them: ISO, `11.07.2026 04:01` (day first), `7/8/2026 3:03 PM` (by
 * `order`). Returns wall time `YYYY-MM-DDTHH:mm`, with the offset kept when the text has one;
 * null when it is no date.
 */
export function parseDate(text: string, order: DateOrder): string | null {
  const value = text.trim();
  const whole = iso.exec(value);
  if (whole) {
    const [, year, month, day, hour = "0", minute = "0", offset = ""] = whole;
    const wall = wallTime(Number(year), Number(month), Number(day), Number(hour), Number(minute));
    return wall === null ? null : `${wall}${offset}`;
  }
  const match = slashed.exec(value) ?? dotted.exec(value);
  if (!match) return null;
  const [, first = "", second = "", year = "", hour, minute = "0", half] = match;
  const dayFirst = value.includes(".") || order === "day-first";
  const [day, month] = dayFirst ? [first, second] : [second, first];
  return wallTime(fullYear(year), Number(month), Number(day), hourOf(hour, half), Number(minute));
}
