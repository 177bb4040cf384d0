import { toInstant } from "../base/time.rules.ts";
import { eventSeriesCopy } from "./event-series.copy.ts";
import type {
  SeriesDate,
  SeriesDraft,
  SeriesRhythm,
  SeriesRule,
  Weekday,
} from "./event-series.types.ts";

/** The most dates of a series with the first, as the database takes them. */
export const mostDates = 100;

const dayMs = 86_400_000;
const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const frequencies = { day: "DAILY", week: "WEEKLY", month: "MONTHLY", year: "YEARLY" } as const;
/** A month or year that has no such day is passed over; so many in a row are never. */
const mostPeriods = 5000;

/** How many dates are offered first: a week, eight weeks, a year of months, five years. */
export const usualCount: Record<SeriesRhythm, number> = { day: 7, week: 8, month: 12, year: 5 };

/**
 * A first draft: every week on the weekday of the first date, eight times. Months keep the weekday
 * (the first Friday), as people meet; a fifth one, which few months have, is the last.
 */
export function newSeriesDraft(startLocal: string): SeriesDraft {
  return {
    every: "week",
    interval: 1,
    weekdays: [],
    monthDay: placeInMonth(startLocal).nth === 5 ? "last-weekday" : "weekday",
    ends: "count",
    count: usualCount.week,
    until: dayText(wallMs(startLocal) + 84 * dayMs),
    withTickets: true,
  };
}

/** The weekday of a wall time or day. */
export function weekdayOf(wall: string): Weekday {
  const day = new Date(`${wall.slice(0, 10)}T00:00Z`).getUTCDay();
  return weekdays[(day + 6) % 7] ?? 1;
}

/** Which of its weekdays in the month a day is (the second Sunday: 2), and whether it is the last. */
export function placeInMonth(wall: string): { nth: number; isLast: boolean } {
  const date = Number(wall.slice(8, 10));
  const next = new Date(wallMs(wall) + 7 * dayMs);
  return { nth: Math.ceil(date / 7), isLast: next.getUTCMonth() + 1 !== Number(wall.slice(5, 7)) };
}

/** The rule of a draft whose first date is `startLocal`. */
export function ruleOfDraft(draft: SeriesDraft, startLocal: string): SeriesRule {
  const { every, interval, monthDay } = draft;
  const weekday = weekdayOf(startLocal);
  const isByWeekday = every === "month" && monthDay !== "date";
  const nth = monthDay === "last-weekday" ? -1 : placeInMonth(startLocal).nth;
  const chosen = [...new Set([...draft.weekdays, weekday])].toSorted((a, b) => a - b);
  return {
    every,
    interval,
    weekdays: every === "week" ? chosen : [],
    monthDate: every === "month" && !isByWeekday ? Number(startLocal.slice(8, 10)) : null,
    monthWeekday: isByWeekday ? { nth, weekday } : null,
    count: draft.ends === "count" ? draft.count : null,
    until: draft.ends === "until" ? draft.until : null,
  };
}

/** A rule as iCalendar writes it: `FREQ=MONTHLY;BYDAY=2SU;COUNT=12`. */
export function writeRule(rule: SeriesRule): string {
  const days = rule.weekdays.map((weekday) => codes[weekday - 1]);
  const { monthWeekday } = rule;
  const parts = [
    `FREQ=${frequencies[rule.every]}`,
    rule.interval > 1 && `INTERVAL=${rule.interval}`,
    days.length > 0 && `BYDAY=${days.join(",")}`,
    monthWeekday && `BYDAY=${monthWeekday.nth}${codes[monthWeekday.weekday - 1]}`,
    rule.monthDate !== null && `BYMONTHDAY=${rule.monthDate}`,
    rule.count !== null && `COUNT=${rule.count}`,
    rule.until !== null && `UNTIL=${rule.until.replaceAll("-", "")}T235959`,
  ];
  return parts.filter((part) => part !== false && part !== null).join(";");
}

/** A rule as it was kept; null for one that is not ours. */
export function readRule(text: string): SeriesRule | null {
  const parts = new Map(text.split(";").map((part) => [part.split("=")[0], part.split("=")[1]]));
  const every = (["day", "week", "month", "year"] as const).find(
    (rhythm) => frequencies[rhythm] === parts.get("FREQ"),
  );
  if (!every) return null;
  const days = (parts.get("BYDAY") ?? "").split(",").flatMap((day) => {
    const found = /^(-?\d)?([A-Z]{2})$/.exec(day);
    const weekday = weekdays[codes.findIndex((code) => code === found?.[2])];
    return found && weekday
      ? [{ nth: found[1] === undefined ? 0 : Number(found[1]), weekday }]
      : [];
  });
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get("UNTIL") ?? "");
  return {
    every,
    interval: Number(parts.get("INTERVAL") ?? 1),
    weekdays: every === "week" ? days.map(({ weekday }) => weekday) : [],
    monthDate: parts.has("BYMONTHDAY") ? Number(parts.get("BYMONTHDAY")) : null,
    monthWeekday: every === "month" ? (days[0] ?? null) : null,
    count: parts.has("COUNT") ? Number(parts.get("COUNT")) : null,
    until: until ? `${until[1]}-${until[2]}-${until[3]}` : null,
  };
}

/**
 * The dates of a rule as wall times, the first one first: the hour on the wall stays whatever
 * clocks do. A month without such a day is left out, as RFC 5545 has it. `most` ends it early.
 */
export function ruleStarts(rule: SeriesRule, startLocal: string, most = mostDates): string[] {
  const found: string[] = [];
  const limit = Math.min(rule.count ?? most, most);
  for (let period = 0; period < mostPeriods && found.length < limit; period += 1) {
    const days = daysOfPeriod(rule, startLocal, period * rule.interval);
    for (const day of days) {
      if (day < startLocal.slice(0, 10)) continue;
      if (rule.until !== null && day > rule.until) return found;
      if (found.length < limit) found.push(day + startLocal.slice(10));
    }
  }
  return found;
}

/** The dates of a draft and what the clocks of the zone make of each. */
export function seriesDates(
  draft: SeriesDraft,
  startLocal: string,
  timeZone: string,
): SeriesDate[] {
  return ruleStarts(ruleOfDraft(draft, startLocal), startLocal).map((start) => ({
    startLocal: start,
    occurs: toInstant(start, timeZone).occurs,
  }));
}

/** What is wrong with a draft, by field; empty when the dates can be made. */
export function checkSeriesDraft(
  draft: SeriesDraft,
  startLocal: string,
): Partial<Record<"interval" | "count" | "until", string>> {
  const { refusal } = eventSeriesCopy;
  if (!isWhole(draft.interval, 1, 99)) return { interval: refusal.interval };
  if (draft.ends === "count") {
    return isWhole(draft.count, 2, mostDates) ? {} : { count: refusal.count };
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(draft.until) || draft.until <= startLocal.slice(0, 10)) {
    return { until: refusal.until };
  }
  const count = ruleStarts(ruleOfDraft(draft, startLocal), startLocal, mostDates + 1).length;
  if (count > mostDates) return { until: refusal.untilFar };
  return count < 2 ? { until: refusal.none } : {};
}

/** The same rule some days later: weeks move their weekdays, days stay; a month's rule has no such twin. */
export function ruleMovedBy(text: string, days: number): string | null {
  const rule = readRule(text);
  if (!rule || days === 0) return text;
  if (rule.every === "month" || rule.every === "year") return null;
  const moved = rule.weekdays.map((weekday) => weekdays[(((weekday - 1 + days) % 7) + 7) % 7] ?? 1);
  const until = rule.until && dayText(wallMs(`${rule.until}T00:00`) + days * dayMs);
  return writeRule({ ...rule, weekdays: moved.toSorted((a, b) => a - b), until });
}

/** A rule in plain words: `Every 2 weeks on Tuesday and Thursday, 12 times`. */
export function ruleText(text: string | null, locale: string): string {
  const rule = text === null ? null : readRule(text);
  if (!rule) return eventSeriesCopy.ownDates;
  return `E${rhythmOf(rule, locale).slice(1)}${endWords(rule, locale)}`;
}

/** How often a rule comes, within a sentence: `every month on the first Friday`; nothing without a rule. */
export function rhythmText(text: string | null, locale: string): string {
  const rule = text === null ? null : readRule(text);
  return rule ? rhythmOf(rule, locale) : "";
}

function rhythmOf(rule: SeriesRule, locale: string): string {
  const unit = eventSeriesCopy.units[rule.every];
  const often = rule.interval === 1 ? `every ${unit.one}` : `every ${rule.interval} ${unit.many}`;
  return `${often}${dayWords(rule, locale)}`;
}

/** A weekday by name. */
export function weekdayName(weekday: Weekday, locale: string): string {
  const monday = Date.UTC(2024, 0, 1);
  return new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(
    monday + (weekday - 1) * dayMs,
  );
}

function dayWords(rule: SeriesRule, locale: string): string {
  if (rule.weekdays.length > 0) {
    const names = rule.weekdays.map((weekday) => weekdayName(weekday, locale));
    return ` on ${new Intl.ListFormat("en", { type: "conjunction" }).format(names)}`;
  }
  if (rule.monthWeekday) {
    const { nth, weekday } = rule.monthWeekday;
    return ` on the ${eventSeriesCopy.nth[nth] ?? `${nth}th`} ${weekdayName(weekday, locale)}`;
  }
  return rule.monthDate === null ? "" : ` on the ${ordinal(rule.monthDate)}`;
}

function endWords({ count, until }: SeriesRule, locale: string): string {
  if (count !== null) return `, ${count} times`;
  if (until === null) return "";
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return `, until ${day.format(wallMs(`${until}T00:00`))}`;
}

function ordinal(number: number): string {
  const endings = { one: "st", two: "nd", few: "rd" } as Record<string, string>;
  const kind = new Intl.PluralRules("en", { type: "ordinal" }).select(number);
  return `${number}${endings[kind] ?? "th"}`;
}

function daysOfPeriod(rule: SeriesRule, startLocal: string, distance: number): string[] {
  const start = wallMs(`${startLocal.slice(0, 10)}T00:00`);
  if (rule.every === "day") return [dayText(start + distance * dayMs)];
  if (rule.every === "week") {
    const monday = start - (weekdayOf(startLocal) - 1) * dayMs + distance * 7 * dayMs;
    return rule.weekdays.map((weekday) => dayText(monday + (weekday - 1) * dayMs));
  }
  const months = rule.every === "year" ? distance * 12 : distance;
  const [year, month, date] = startLocal.slice(0, 10).split("-").map(Number);
  const first = Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1);
  const length = new Date(
    Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 0),
  ).getUTCDate();
  const wanted = rule.monthWeekday
    ? dateOfWeekday(rule.monthWeekday, weekdayOf(dayText(first)), length)
    : (rule.monthDate ?? date ?? 1);
  return wanted >= 1 && wanted <= length ? [dayText(first + (wanted - 1) * dayMs)] : [];
}

function dateOfWeekday(
  { nth, weekday }: { nth: number; weekday: Weekday },
  firstOfMonth: Weekday,
  length: number,
): number {
  const first = 1 + ((weekday - firstOfMonth + 7) % 7);
  return nth > 0 ? first + (nth - 1) * 7 : first + Math.floor((length - first) / 7) * 7;
}

function isWhole(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

function wallMs(wall: string): number {
  return Date.parse(`${wall}Z`);
}

function dayText(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
