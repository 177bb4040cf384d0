/** Time before the event: what time it is, how it is moved, how it is said. SQL resolves it by the same rules (`private.event_time_wall`). */
import type { EventTime, RelativeTime, TimeOrigins } from "./event-time.types.ts";
import { counted } from "./words.rules.ts";

const dayMinutes = 24 * 60;

/** Whether it is a moment; else it is a whole day. */
export function hasClock(time: EventTime): boolean {
  if (time.kind !== "relative") return time.kind === "moment";
  return time.minutes !== undefined || time.at !== undefined;
}

/** The wall time `YYYY-MM-DDTHH:mm` as the event stands, midnight for a whole day; null where it cannot be told. */
export function eventTimeWall(time: EventTime, origins: TimeOrigins | null): string | null {
  if (time.kind === "day") return `${time.day}T00:00`;
  if (time.kind === "moment") return time.at;
  const origin = origins && originOf(time, origins);
  if (!origin) return null;
  if (time.minutes !== undefined) return wallPlus(origin, time.minutes);
  const from = time.from === "end" ? lastDay(origin, origins) : origin.slice(0, 10);
  const day = wallPlus(`${from}T00:00`, (time.days ?? 0) * dayMinutes);
  return `${day.slice(0, 10)}T${time.at ?? "00:00"}`;
}

function originOf({ from, activityId }: RelativeTime, origins: TimeOrigins): string | null {
  if (from === "activity") return origins.activityStart?.(activityId ?? "") ?? null;
  return from === "start" ? origins.startLocal : origins.endLocal;
}

/** The last day as people see it: what ends at midnight ends on the day before. */
function lastDay(end: string, { startLocal }: TimeOrigins): string {
  const isMidnight = end.slice(11, 16) === "00:00" && end > startLocal;
  return (isMidnight ? wallPlus(end, -1) : end).slice(0, 10);
}

/** A wall time so many minutes later on a clock that nobody sets. */
function wallPlus(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** The same so many days later; what was told from the event stays told from it. */
export function shiftedEventTime(time: EventTime, byDays: number): EventTime {
  const minutes = byDays * dayMinutes;
  if (time.kind === "day")
    return { ...time, day: wallPlus(`${time.day}T00:00`, minutes).slice(0, 10) };
  if (time.kind === "moment") return { ...time, at: wallPlus(time.at, minutes) };
  if (time.minutes !== undefined) return { ...time, minutes: time.minutes + minutes };
  return { ...time, days: (time.days ?? 0) + byDays };
}

/** Puts a time onto another day and keeps the way it was said: told from the event it stays so. */
export function onDay(time: EventTime, day: string, origins: TimeOrigins | null): EventTime {
  const wall = eventTimeWall(time, origins);
  if (!wall) return { kind: "day", day };
  const apart = Date.parse(`${day}T00:00Z`) - Date.parse(`${wall.slice(0, 10)}T00:00Z`);
  return shiftedEventTime(time, Math.round(apart / (dayMinutes * 60_000)));
}

/** How a relative time is said: "30 days before", "the day after, 09:00", "2 hours before “Dinner”". */
export function relativeWords(time: RelativeTime, activity?: string | null): string {
  const what = time.from === "activity" ? ` “${activity ?? "an activity"}”` : "";
  if (time.minutes !== undefined) return minutesWords(time.minutes, time.from, what);
  const days = time.days ?? 0;
  const end = time.from === "end" ? " the end" : what;
  const said =
    days === 0
      ? time.from === "end"
        ? "on the last day"
        : time.from === "activity"
          ? `on the day of${what}`
          : "on the day"
      : days === -1
        ? `the day before${end}`
        : days === 1
          ? `the day after${end}`
          : `${counted(Math.abs(days), "day", "days")} ${days < 0 ? "before" : "after"}${end}`;
  return time.at ? `${said}, ${time.at}` : said;
}

function minutesWords(minutes: number, from: RelativeTime["from"], activity: string): string {
  const what = activity || (from === "end" ? " it ends" : " it begins");
  if (minutes === 0) return `when${activity ? `${activity} begins` : what}`;
  const span = Math.abs(minutes);
  const amount =
    span % dayMinutes === 0
      ? counted(span / dayMinutes, "day", "days")
      : span % 60 === 0
        ? counted(span / 60, "hour", "hours")
        : counted(span, "minute", "minutes");
  return `${amount} ${minutes < 0 ? "before" : "after"}${what}`;
}
