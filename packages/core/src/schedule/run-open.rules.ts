/** From when on something can be pressed: a day that is weeks ahead is not started by mistake. */
import { minuteMs, plannedSpan } from "./run-of-show.rules.ts";
import type { RunEntry, Running } from "./run-of-show.types.ts";

/** So long before its planned start an entry opens; `press_run_of_show` refuses before. */
export const opensAheadMs = 12 * 60 * minuteMs;

/** The moment, in milliseconds, from which an entry can be started, done or late. */
export const opensAt = (entry: Running): number => plannedSpan(entry).start - opensAheadMs;

/** Whether an entry can be started, done or late at a moment, in milliseconds. */
export const isOpen = (entry: Running, nowMs: number): boolean => nowMs >= opensAt(entry);

/** When the first of a day opens, in milliseconds; null once one is open, or where nothing is planned. */
export function dayOpensAt(entries: readonly RunEntry[], nowMs: number): number | null {
  const first = Math.min(...entries.map(opensAt));
  return entries.length > 0 && nowMs < first ? first : null;
}
