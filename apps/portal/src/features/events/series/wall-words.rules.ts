import { clockFields, isAllDay } from "@jubilee/core/base/time.rules";
import type { WallSpan } from "@jubilee/core/base/time.types";

const dayOnly = { weekday: "short", day: "numeric", month: "long", year: "numeric" } as const;

/** When a date begins, without its zone: its day and clock, or `Tue, 9 March 2027, all day`. */
export function dateText(date: WallSpan, locale: string): string {
  if (!isAllDay(date)) return wallText(date.startLocal, locale);
  const days = new Intl.DateTimeFormat(locale, { ...dayOnly, timeZone: "UTC" });
  const [first, last] = [date.startLocal, date.endLocal].map((wall) => Date.parse(`${wall}Z`));
  const isOne = date.startLocal.slice(0, 10) === date.endLocal.slice(0, 10);
  return isOne ? `${days.format(first)}, all day` : days.formatRange(first ?? 0, last ?? 0);
}

/** What a date was and will be. */
export function dateMoveText(before: WallSpan, after: WallSpan, locale: string): string {
  if (isAllDay(before) || isAllDay(after)) {
    return `${dateText(before, locale)} → ${dateText(after, locale)}`;
  }
  return moveText(before.startLocal, after.startLocal, locale);
}

/** A wall time in words, without its zone: `Tue, 9 March 2027 at 18:30`. */
export function wallText(wallTime: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...dayOnly,
    ...clockFields(locale),
    timeZone: "UTC",
  }).format(Date.parse(`${wallTime}Z`));
}

/** `18:30 → 19:00` on the same day, both in full otherwise. */
export function moveText(before: string, after: string, locale: string): string {
  if (before.slice(0, 10) !== after.slice(0, 10)) {
    return `${wallText(before, locale)} → ${wallText(after, locale)}`;
  }
  const clock = new Intl.DateTimeFormat(locale, {
    ...clockFields(locale),
    timeZone: "UTC",
  });
  return `${wallText(before, locale)} → ${clock.format(Date.parse(`${after}Z`))}`;
}
