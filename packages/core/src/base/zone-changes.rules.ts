import { offsetMinutes } from "./time.rules.ts";

const minuteMs = 60_000;
const weekMs = 7 * 24 * 60 * minuteMs;

/** A moment at which a zone's clocks change. */
export interface ZoneChange {
  /** Milliseconds since 1970. */
  at: number;
  /** Minutes ahead of UTC before and after. */
  offsetFrom: number;
  offsetTo: number;
}

const offsetAt = (ms: number, timeZone: string) =>
  offsetMinutes(new Date(ms).toISOString(), timeZone);

/** Every change of a zone's clocks between two moments. No zone changes twice within a week. */
export function zoneChanges(timeZone: string, fromMs: number, untilMs: number): ZoneChange[] {
  const changes: ZoneChange[] = [];
  let offsetFrom = offsetAt(fromMs, timeZone);
  for (let start = fromMs; start < untilMs; start += weekMs) {
    const end = Math.min(start + weekMs, untilMs);
    const offsetTo = offsetAt(end, timeZone);
    if (offsetTo === offsetFrom) continue;
    changes.push({ at: changeBetween(start, end, offsetFrom, timeZone), offsetFrom, offsetTo });
    offsetFrom = offsetTo;
  }
  return changes;
}

/** The first minute that no longer has the offset of before. */
function changeBetween(start: number, end: number, before: number, timeZone: string): number {
  let low = Math.floor(start / minuteMs);
  let high = Math.ceil(end / minuteMs);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * minuteMs, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * minuteMs;
}
