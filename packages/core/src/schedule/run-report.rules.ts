/** How the day went: planned and actual side by side. */
import { writeCsv } from "../base/csv.rules.ts";
import { toWallTime } from "../base/time.rules.ts";
import { minuteMs } from "./run-of-show.rules.ts";
import type { RunEntry } from "./run-of-show.types.ts";

/** One line of the report; null where nobody pressed. */
export interface RunLine {
  entry: RunEntry;
  /** Minutes later than planned; less than nothing is earlier. */
  startedLate: number | null;
  endedLate: number | null;
}

const lateness = (actual: string | null, planned: string): number | null =>
  actual === null ? null : Math.round((Date.parse(actual) - Date.parse(planned)) / minuteMs);

/** What was pressed beside what was planned, in the plan's order. */
export function runReport(entries: readonly RunEntry[]): RunLine[] {
  return entries
    .toSorted(
      (one, other) =>
        one.startAt.localeCompare(other.startAt) || one.endAt.localeCompare(other.endAt),
    )
    .map((entry) => ({
      entry,
      startedLate: lateness(entry.startedAt, entry.startAt),
      endedLate: lateness(entry.endedAt, entry.endAt),
    }));
}

const head = [
  "Title",
  "Place",
  "Host",
  "Planned start",
  "Started",
  "Minutes later",
  "Planned end",
  "Ended",
  "Minutes later",
];

/** The same as CSV, times on the clocks at the event's place. */
export function runReportCsv(entries: readonly RunEntry[], timeZone: string): string {
  const clock = (instant: string | null) =>
    instant === null ? "" : toWallTime(instant, timeZone).replace("T", " ");
  const count = (minutes: number | null) => (minutes === null ? "" : String(minutes));
  return writeCsv([
    head,
    ...runReport(entries).map(({ entry, startedLate, endedLate }) => [
      entry.title,
      entry.room ?? "",
      entry.hostName ?? "",
      clock(entry.startAt),
      clock(entry.startedAt),
      count(startedLate),
      clock(entry.endAt),
      clock(entry.endedAt),
      count(endedLate),
    ]),
  ]);
}
