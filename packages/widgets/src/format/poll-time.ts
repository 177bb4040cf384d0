import type { PollOption } from "@jubilee/core/planning/polls.types";
import { say } from "./event-time.ts";
import { dayOf, weekdayName } from "./wall-time.ts";

/** The reader's own IANA zone. */
export const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `New York` of `America/New_York`. */
export const cityOf = (timeZone: string) => timeZone.replace(/.*\//, "").replaceAll("_", " ");

/** `18:30` or `6:30 pm` on the clock of a zone. */
export const clockIn = (instant: string, timeZone: string, locale: string) =>
  say(locale, { hour: "numeric", minute: "2-digit", timeZone }, instant);

/** A proposed time as it is written on the clock of a zone; days are the same everywhere. */
export function proposal(
  { startAt, day }: Pick<PollOption, "startAt" | "day">,
  timeZone: string,
  locale: string,
): { weekday: string; day: string; clock: string | null; name: string } {
  if (day !== null || startAt === null) {
    const date = day ?? "";
    return {
      weekday: weekdayName(date, locale, "short"),
      day: String(Number(date.slice(8))),
      clock: null,
      name: dayOf(date, locale),
    };
  }
  const part = (style: Intl.DateTimeFormatOptions) => say(locale, { ...style, timeZone }, startAt);
  return {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    clock: clockIn(startAt, timeZone, locale),
    name: part({
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
    }),
  };
}

/** When a poll closes, on the reader's own clock with its zone. */
export const closing = (instant: string, locale: string) =>
  say(
    locale,
    {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
    },
    instant,
  );

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
