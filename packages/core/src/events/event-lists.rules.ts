import { builtInEventTypes } from "./event-types.rules.ts";
import { eventsCopy } from "./events.copy.ts";
import type { EventPhase, EventRecord } from "./events.types.ts";
import { isAllDay } from "../base/time.rules.ts";
import { writeCsv } from "../base/csv.rules.ts";

/** Events by their beginning; what is over stands below, the last of it first. */
export function nextFirst<Listed extends Pick<EventRecord, "startDate" | "endDate">>(
  events: readonly Listed[],
  nowMs: number,
): Listed[] {
  const isOver = ({ endDate }: Listed) => Date.parse(endDate) < nowMs;
  const byStart = (one: Listed, other: Listed) => one.startDate.localeCompare(other.startDate);
  return events.toSorted(
    (one, other) =>
      Number(isOver(one)) - Number(isOver(other)) ||
      (isOver(one) ? byStart(other, one) : byStart(one, other)),
  );
}

const head = ["Name", "Kind", "State", "Starts", "Ends", "Time zone", "Place", "Address", "Online"];

const timeOf = (event: EventRecord, wall: string): string =>
  isAllDay(event) ? wall.slice(0, 10) : wall.replace("T", " ");

/** Events as CSV, times on the clocks at the place; days alone where it takes all day. */
export function eventsCsv(events: readonly (EventRecord & { phase: EventPhase })[]): string {
  return writeCsv([
    head,
    ...events.map((event) => [
      event.name,
      builtInEventTypes.find(({ id }) => id === event.eventTypeId)?.name ?? "",
      eventsCopy.phases[event.phase],
      timeOf(event, event.startLocal),
      timeOf(event, event.endLocal),
      event.timeZone,
      event.locationName ?? "",
      event.address ?? "",
      event.onlineUrl ?? "",
    ]),
  ]);
}
