import { inOneLine } from "@jubilee/core/base/commas.rules";
import { formatDay, formatterOf, isAllDay } from "@jubilee/core/base/time.rules";
import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";

type Timed = Pick<ShowcaseEvent, "startDate" | "startLocal" | "endLocal" | "endDate" | "timeZone">;

const minute = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** So short an event is one evening, though it ends after midnight. */
const eveningMs = 16 * 3_600_000;

/**
 * When an event is, short enough for a card, by its own clock and with its zone.
 *
 * @param allDay what is said of whole days
 */
export function cardTime(event: Timed, locale: string, allDay: string): string {
  const { startDate, endDate, timeZone } = event;
  const [first, last] = [startDate, endDate].map((at) => formatDay(at, timeZone, locale, "short"));
  if (isAllDay(event))
    return first === last ? inOneLine(locale, first, allDay) : `${first} – ${last}`;
  const clock = formatterOf(locale, { ...minute, timeZone }).format(Date.parse(startDate));
  const from = inOneLine(locale, first, clock.replaceAll("GMT-", "GMT−"));
  const isEvening = Date.parse(endDate) - Date.parse(startDate) < eveningMs;
  return isEvening ? from : `${from} – ${last}`;
}
