import type { PollOption } from "@jubilee/core/planning/polls.types";
import { say } from "./event-time.ts";

const clock = { hour: "numeric", minute: "2-digit" } as const;

const dayIn = (instant: string, timeZone: string) =>
  say("sv", { dateStyle: "short", timeZone }, instant);

/** `18:30` on the clock of a zone, and `Sun 2:30` where it is another day than in the zone that is shown. */
export function clockIn(instant: string, timeZone: string, locale: string, shown: string): string {
  const isOtherDay = dayIn(instant, timeZone) !== dayIn(instant, shown);
  return say(locale, { ...clock, timeZone, ...(isOtherDay && { weekday: "short" }) }, instant);
}

/** A proposed time in parts, for a leaf of the calendar, and in words. */
export interface Proposal {
  weekday: string;
  day: string;
  month: string;
  /** Null within the twelve months from this one on. */
  year: string | null;
  /** From and to; null for a whole day. */
  clock: string | null;
  name: string;
}

/** A proposed time as it is written on the clock of a zone; days are the same everywhere. */
export function proposal(
  { startAt, endAt, day }: Pick<PollOption, "startAt" | "endAt" | "day">,
  shown: string,
  locale: string,
  now: number,
): Proposal {
  const [start, timeZone] = startAt === null ? [`${day}T12:00Z`, "UTC"] : [startAt, shown];
  const part = (style: Intl.DateTimeFormatOptions) => say(locale, { ...style, timeZone }, start);
  const [year = 0, month = 0] = dayIn(start, timeZone).split("-").map(Number);
  const [thisYear = 0, thisMonth = 0] = dayIn(new Date(now).toISOString(), timeZone)
    .split("-")
    .map(Number);
  const monthsAhead = (year - thisYear) * 12 + month - thisMonth;
  const isFar = monthsAhead < 0 || monthsAhead > 11;
  const words: Intl.DateTimeFormatOptions = {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: isFar ? "numeric" : undefined,
    timeZone,
  };
  return {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
    year: isFar ? part({ year: "numeric" }) : null,
    clock: startAt === null ? null : fromTo(startAt, endAt ?? startAt, timeZone, locale),
    name:
      startAt === null
        ? say(locale, words, start)
        : say(locale, { ...words, ...clock }, startAt, endAt ?? undefined),
  };
}

/** `10:30 – 11:30`, and `23:00 – Sun 1:00` over midnight. */
function fromTo(start: string, end: string, timeZone: string, locale: string): string {
  const style = { ...clock, timeZone };
  return dayIn(start, timeZone) === dayIn(end, timeZone)
    ? say(locale, style, start, end)
    : `${say(locale, style, start)} – ${say(locale, { ...style, weekday: "short" }, end)}`;
}

/** The other zones of those who take part, where the clock is another one: three at most. */
export function otherZones(
  zones: readonly (string | null)[],
  shown: string,
  instant: string | null,
): string[] {
  if (instant === null) return [];
  const clock = (zone: string) =>
    say("en", { dateStyle: "short", timeStyle: "short", timeZone: zone }, instant);
  const seen = new Set([clock(shown)]);
  return zones
    .filter((zone): zone is string => {
      if (zone === null || seen.has(clock(zone))) return false;
      seen.add(clock(zone));
      return true;
    })
    .slice(0, 3);
}
