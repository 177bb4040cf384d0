import { counted } from "@jubilee/core/base/words.rules";
import { formatClock, formatClocks, formatterOf } from "@jubilee/core/base/time.rules";
import type { CalendarView } from "@jubilee/core/schedule/planner-calendar.types";

/** A day in words, on no particular clock. */
export function dayText(day: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return formatterOf(locale, { ...options, timeZone: "UTC" }).format(Date.parse(`${day}T12:00Z`));
}

/** The time of an entry as the clock on the wall shows it. */
export const clockText = (wallTime: string, locale: string): string =>
  formatClock(`${wallTime}Z`, "UTC", locale);

/** From one wall time to another, as everywhere else. */
export const clocksText = (start: string, end: string, locale: string): string =>
  formatClocks(`${start}Z`, `${end}Z`, "UTC", locale);

/** What the calendar shows: `June 2027`, `7 – 13 June 2027`, `Saturday, 12 June 2027`. */
export function spanText(view: CalendarView, days: readonly string[], day: string, locale: string) {
  if (view === "day") {
    return dayText(day, locale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    });
  }
  const [first, last] = [days[0], days.at(-1)];
  if (view !== "week" || !first || !last) {
    return dayText(day, locale, { month: "long", year: "numeric" });
  }
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).formatRange(Date.parse(`${first}T12:00Z`), Date.parse(`${last}T12:00Z`));
}

/** The months from one day to another: `November – December 2026`. */
export const monthsText = (first: string, last: string, locale: string): string =>
  formatterOf(locale, { timeZone: "UTC", month: "long", year: "numeric" }).formatRange(
    Date.parse(`${first}T12:00Z`),
    Date.parse(`${last}T12:00Z`),
  );

/** What is said of the weeks of a month that are over: `5 earlier weeks, 2 entries`. */
export function pastText(
  days: readonly string[],
  held: number,
  one: string,
  several: string = `${one}s`,
): string {
  const weeks = counted(days.length / 7, "earlier week");
  return held > 0 ? `${weeks}, ${counted(held, one, several)}` : weeks;
}

/** Where the reader's week begins, as ISO counts: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 1;
}
