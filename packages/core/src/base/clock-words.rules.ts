/**
 * A moment on the reader's own clock without a formatter in their browser: the first one of a page
 * costs a phone a tenth of a second before anything is painted. Who makes the page writes what the
 * moment can be put together from, whatever clock it is read by, and the browser picks.
 */
import { formatterOf } from "./time.rules.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const quarters = [0, 15, 30, 45];
const between = "|";

const ofClock: ReadonlySet<string> = new Set(["hour", "minute", "dayPeriod"]);

/** Where in a written moment its clock begins and ends. */
function clockIn(parts: readonly Intl.DateTimeFormatPart[]): {
  before: string;
  clock: string;
  after: string;
} {
  const first = parts.findIndex(({ type }) => ofClock.has(type));
  const last = parts.findLastIndex(({ type }) => ofClock.has(type));
  const textOf = (some: readonly Intl.DateTimeFormatPart[]) =>
    some.map(({ type, value }) => (type === "minute" ? "{m}" : value)).join("");
  return {
    before: textOf(parts.slice(0, first)),
    clock: textOf(parts.slice(first, last + 1)),
    after: textOf(parts.slice(last + 1)),
  };
}

/** Every hour of a day as a formatter writes it, with `{m}` where the minutes stand. */
const hoursOf = new WeakMap<Intl.DateTimeFormat, string>();

function hoursBy(formatter: Intl.DateTimeFormat): string {
  const hourMs = 60 * minuteMs;
  const all = Array.from(
    { length: 24 },
    (_, hour) => clockIn(formatter.formatToParts(hour * hourMs)).clock,
  );
  const written = all.join(between);
  hoursOf.set(formatter, written);
  return written;
}

/**
 * What a moment is put together from on any clock: the moment's day in UTC with the one before and the
 * one after it, its minutes with those of clocks 15, 30 and 45 minutes on, and every hour of a day.
 *
 * @param style with `hour` and `minute`, without a zone
 */
export function clockWords(
  instant: string,
  locale: string,
  style: Intl.DateTimeFormatOptions,
): string {
  const formatter = formatterOf(locale, { ...style, timeZone: "UTC" });
  const moment = Date.parse(instant);
  const at = (ms: number) => formatter.formatToParts(ms);
  const days = [-1, 0, 1].map((shift) => {
    const { before, after } = clockIn(at(moment + shift * dayMs));
    return `${before}{clock}${after}`;
  });
  const minutes = quarters.map(
    (more) => at(moment + more * minuteMs).find(({ type }) => type === "minute")?.value,
  );
  const hours = hoursOf.get(formatter) ?? hoursBy(formatter);
  // Browsers write a plain space where a formatter's parts have a narrow one.
  return [...days, ...minutes, hours].join(between).replaceAll("\u202f", " ");
}
