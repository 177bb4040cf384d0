import { formatClock, formatClocks, formatInstant, zonePlace } from "@jubilee/core/base/time.rules";
import type { PollOption } from "@jubilee/core/planning/polls.types";

/** The reader's own IANA zone. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export interface OptionTime {
  weekday: string;
  day: string;
  month: string;
  /** From and to; null for a whole day. */
  clock: string | null;
}

/** A proposed time as a calendar's leaf and a clock in a zone; a whole day is the same in all of them. */
export function optionTime(
  { startAt, endAt, day }: Pick<PollOption, "startAt" | "endAt" | "day">,
  timeZone: string,
  locale: string,
): OptionTime {
  const [at, zone] = day === null ? [startAt ?? "", timeZone] : [`${day}T12:00Z`, "UTC"];
  const say = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: zone }).format(Date.parse(at));
  return {
    weekday: say({ weekday: "short" }),
    day: say({ day: "numeric" }),
    month: say({ month: "short" }),
    clock: day === null ? formatClocks(at, endAt ?? at, zone, locale) : null,
  };
}

/** What can be chosen, in words: a time on the clock of a zone, or its label. */
export function optionWords(
  option: Pick<PollOption, "label" | "startAt" | "endAt" | "day">,
  timeZone: string,
  locale: string,
): string {
  if (option.label !== null) return option.label;
  if (option.day !== null) {
    const full = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" });
    return full.format(Date.parse(option.day));
  }
  return formatInstant(option.startAt ?? "", timeZone, locale);
}

export interface OtherZone {
  timeZone: string;
  place: string;
}

/** Zones in which times stand on another clock than in the one that is shown, each clock once: three at most. */
export function otherZones(
  zones: readonly (string | null)[],
  shown: string,
  options: readonly Pick<PollOption, "startAt">[],
): OtherZone[] {
  const clocks = (zone: string) =>
    options
      .map(({ startAt }) => (startAt === null ? "" : formatClock(startAt, zone, "en-GB")))
      .join();
  const seen = new Set([clocks(shown)]);
  return zones
    .filter((zone): zone is string => {
      if (zone === null || seen.has(clocks(zone))) return false;
      seen.add(clocks(zone));
      return true;
    })
    .slice(0, 3)
    .map((timeZone) => ({ timeZone, place: zonePlace(timeZone) }));
}
