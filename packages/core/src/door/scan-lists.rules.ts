import { writeCsv } from "../base/csv.rules.ts";
import { toWallTime } from "../base/time.rules.ts";
import { checkInCopy } from "./check-in.copy.ts";
import { isDoubleEntry } from "./check-in.rules.ts";
import type { CheckInLine } from "./check-in.types.ts";

const head = [
  "At",
  "Name",
  "Ticket",
  "Number",
  "Gate",
  "Result",
  "Reason",
  "How",
  "By",
  "Offline",
  "Taken back at",
];

/**
 * Every scan of an event as CSV, a line each; times are the event's own clock.
 *
 * @param member how the event's type calls somebody who comes without a ticket
 */
export function scansCsv(
  scans: readonly CheckInLine[],
  { timeZone, member }: { timeZone: string; member: string },
): string {
  const wall = (at: string) => toWallTime(at, timeZone).replace("T", " ");
  const resultOf = (line: CheckInLine) =>
    checkInCopy.results[isDoubleEntry(line) ? "double" : line.result];
  return writeCsv([
    head,
    ...scans.map((line) => [
      wall(line.at),
      line.name ?? "",
      line.isGuest ? member : (line.typeName ?? ""),
      line.number ?? "",
      line.gate,
      resultOf(line),
      line.reason ? checkInCopy.reasons[line.reason] : "",
      checkInCopy.methods[line.method],
      line.device ?? "",
      line.offline ? "Yes" : "",
      line.undoneAt ? wall(line.undoneAt) : "",
    ]),
  ]);
}
