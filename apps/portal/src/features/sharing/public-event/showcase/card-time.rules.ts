import {
  formatClock,
  formatDay,
  isAllDay,
  toWallTime,
  zonePlace,
} from "@jubilee/core/base/time.rules";
import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";

type Timed = Pick<ShowcaseEvent, "startDate" | "startLocal" | "endLocal" | "endDate" | "timeZone">;

/**
 * When an event is, short enough for a card: by its own clock, and by the reader's where it differs.
 * One of whole days has neither.
 */
export function cardTime(
  event: Timed,
  viewerZone: string,
  locale: string,
): { event: string; viewer: string | null } {
  const { startDate, endDate, timeZone } = event;
  if (isAllDay(event)) {
    const [first, last] = [startDate, endDate].map((at) =>
      formatDay(at, timeZone, locale, "short"),
    );
    return { event: first === last ? `${first}, all day` : `${first} – ${last}`, viewer: null };
  }
  const inZone = (zone: string) => {
    const clock = formatClock(startDate, zone, locale);
    return `${formatDay(startDate, zone, locale, "short")}, ${clock}`;
  };
  const isNight = Date.parse(endDate) - Date.parse(startDate) < 16 * 3_600_000;
  const until = isNight ? "" : ` – ${formatDay(endDate, timeZone, locale, "short")}`;
  const agrees = toWallTime(startDate, timeZone) === toWallTime(startDate, viewerZone);
  return {
    event: `${inZone(timeZone)}${until}`,
    viewer: agrees ? null : `For you in ${zonePlace(viewerZone)}: ${inZone(viewerZone)}`,
  };
}
