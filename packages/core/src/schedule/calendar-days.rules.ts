const dayMs = 86_400_000;

/** Whether text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(Date.parse(`${text}T00:00Z`)) === text;
}

/** The day some days after (or, with a negative number, before) a day. */
export function daysAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00Z`) + days * dayMs);
}

/** The same day some months later; a month without such a day gives its last one. */
export function monthsAfter(day: string, months: number): string {
  const date = new Date(`${day}T00:00Z`);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** The seven days of a day's week. `firstDay` counts as ISO does: 1 is Monday, 7 is Sunday. */
export function weekOf(day: string, firstDay: number): string[] {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  const first = daysAfter(day, -((weekday - firstDay + 7) % 7));
  return Array.from({ length: 7 }, (_, index) => daysAfter(first, index));
}

/** The weeks that hold a day's month, each of seven days; the first and last reach beyond it. */
export function weeksOfMonth(day: string, firstDay: number): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const next = monthsAfter(first, 1);
  const weeks: string[][] = [];
  for (let at = first; at < next; at = daysAfter(weeks.at(-1)?.[0] ?? at, 7)) {
    weeks.push(weekOf(at, firstDay));
  }
  return weeks;
}

/** So many weeks are shown at least of the month that is now. */
const leastAhead = 4;

/** The weeks of the month that is now: those that are over, and from this week on, into the next month where few are left. */
export function weeksAhead(
  today: string,
  firstDay: number,
): { past: string[][]; ahead: string[][]; isLonger: boolean } {
  const weeks = weeksOfMonth(today, firstDay);
  const past = weeks.filter((week) => (week.at(-1) ?? "") < today);
  const ahead = weeks.slice(past.length);
  const isLonger = ahead.length < leastAhead;
  while (ahead.length < leastAhead)
    ahead.push(weekOf(daysAfter(ahead.at(-1)?.[0] ?? today, 7), firstDay));
  return { past, ahead, isLonger };
}

/** How many days lie from one day to another; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs);
}

/** Where a key leads from a day in the month: arrows, Page Up and Down, Home and End; else null. */
export function dayForKey(
  key: string,
  day: string,
  firstDay: number,
  isRightToLeft: boolean,
): string | null {
  const ahead = isRightToLeft ? -1 : 1;
  if (key === "ArrowRight") return daysAfter(day, ahead);
  if (key === "ArrowLeft") return daysAfter(day, -ahead);
  if (key === "ArrowDown") return daysAfter(day, 7);
  if (key === "ArrowUp") return daysAfter(day, -7);
  if (key === "PageDown") return monthsAfter(day, 1);
  if (key === "PageUp") return monthsAfter(day, -1);
  if (key === "Home") return weekOf(day, firstDay)[0] ?? null;
  if (key === "End") return weekOf(day, firstDay).at(-1) ?? null;
  return null;
}

/** The day of a wall time in milliseconds; empty for what is none. */
export function dayOf(wallMs: number): string {
  const date = new Date(wallMs);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}
