import type { CountedEvent } from "@jubilee/core/sharing/countdown.types";
import { isAllDay, say } from "./event-time.ts";

const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
const clock = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** A party that ends after midnight is still one evening. */
const oneNightMs = 16 * 3_600_000;

type Counted = Pick<CountedEvent, "startDate" | "endDate" | "startLocal" | "endLocal" | "timeZone">;

/**
 * `Saturday 12 September 2026 at 15:00 BST`, by the event's own clock and with its zone; several
 * days with their end, whole days without a clock.
 */
export function eventStart(event: Counted, locale: string): string {
  const { startDate, endDate, timeZone } = event;
  if (isAllDay(event)) return say(locale, { ...day, timeZone }, startDate, endDate);
  const isOneNight = Date.parse(endDate) - Date.parse(startDate) < oneNightMs;
  const words = say(
    locale,
    { ...day, ...clock, timeZone },
    startDate,
    isOneNight ? undefined : endDate,
  );
  // A minus, after which no line ends.
  return words.replaceAll("GMT-", "GMT−");
}
