import { zoneCity, zoneName } from "../zoned-time/zonedTime.ts";
import type { DateTimeZoneWords } from "./dateTimeZone.copy.ts";

/** What a wall time is in a zone: usually one instant, none where clocks jump, two where they go back. */
export interface MetWallTime {
  occurs: "once" | "skipped" | "twice";
  /** The instant that counts; the same moment after a jump, the first of two. */
  instant: Date;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The clock of a zone at an instant: `2027-06-12T18:30`. */
export function wallTimeOf(instant: Date, zone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return format.format(instant).replace(" ", "T");
}

/** Minutes a zone's clocks are ahead of UTC at an instant. */
export function offsetMinutes(instant: Date, zone: string): number {
  const wall = Date.parse(`${wallTimeOf(instant, zone)}Z`);
  return Math.round((wall - Math.floor(instant.getTime() / minuteMs) * minuteMs) / minuteMs);
}

function isZone(zone: string): boolean {
  if (zone === "") return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * Finds the instants of `2027-06-12T18:30` in a zone; undefined for what is no wall time or no zone,
 * and before 1970: a year half typed.
 */
export function meetWallTime(wallTime: string, zone: string): MetWallTime | undefined {
  const local = Date.parse(`${wallTime}Z`);
  const wellFormed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wallTime);
  if (!wellFormed || !(local >= 0) || !isZone(zone)) return undefined;
  const tries = [local - dayMs, local + dayMs].map(
    (near) => new Date(local - offsetMinutes(new Date(near), zone) * minuteMs),
  );
  const [first, second] = [...new Set(tries.map(Number))]
    .filter((ms) => wallTimeOf(new Date(ms), zone) === wallTime)
    .toSorted((one, other) => one - other);
  if (first !== undefined) {
    return { occurs: second === undefined ? "once" : "twice", instant: new Date(first) };
  }
  return { occurs: "skipped", instant: new Date(Math.max(...tries.map(Number))) };
}

/** What to tell about a wall time that does not exist or exists twice. */
export function wallTimeNotice(
  wallTime: string,
  zone: string,
  words: Pick<DateTimeZoneWords, "skipped" | "twice">,
  locale?: string,
): string | undefined {
  const met = meetWallTime(wallTime, zone);
  if (!met || met.occurs === "once") return undefined;
  const [clock, city] = [wallTime.slice(11), zoneCity(zone)];
  const counts = wallTimeOf(met.instant, zone).slice(11);
  return met.occurs === "skipped"
    ? words.skipped(clock, city, counts)
    : words.twice(clock, city, zoneName(zone, met.instant, locale));
}

/** What a zone is called on a day, with its distance from UTC: "Central European Summer Time, UTC+2". */
export function zoneOnDay(wallTime: string, zone: string, locale?: string): string | undefined {
  const at = meetWallTime(wallTime, zone)?.instant ?? (isZone(zone) ? new Date() : undefined);
  if (!at) return undefined;
  const minutes = offsetMinutes(at, zone);
  const sign = minutes < 0 ? "−" : "+";
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const distance =
    minutes === 0 ? "" : `${sign}${hours}${rest ? `:${`${rest}`.padStart(2, "0")}` : ""}`;
  return `${zoneName(zone, at, locale)}, UTC${distance}`;
}
