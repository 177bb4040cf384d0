import { builtInEventTypes } from "./event-types.rules.ts";
import { eventsCopy } from "./events.copy.ts";
import type { EventPhase, EventRecord } from "./events.types.ts";
import { isAllDay } from "../base/time.rules.ts";
import { writeCsv } from "../base/csv.rules.ts";
import type { EventSort } from "./event-lists.types.ts";

/** The orders of the list of events, as they are offered. */
export const eventSorts = [
  "next",
  "latest",
  "first",
  "name",
  "place",
] as const satisfies EventSort[];

interface SortableEvent extends Pick<
  EventRecord,
  "name" | "locationName" | "startDate" | "endDate"
> {}

/** Events in an order; what is equal under it stands by its beginning. */
export function sortEvents<Listed extends SortableEvent>(
  events: readonly Listed[],
  sort: EventSort,
  locale: string,
  nowMs: number,
): Listed[] {
  const words = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });
  const byStart = (one: Listed, other: Listed) => one.startDate.localeCompare(other.startDate);
  const isOver = ({ endDate }: Listed) => Date.parse(endDate) < nowMs;
  const compare: Record<EventSort, (one: Listed, other: Listed) => number> = {
    // What is over stands below, the last of it first.
    next: (one, other) =>
      Number(isOver(one)) - Number(isOver(other)) ||
      (isOver(one) ? byStart(other, one) : byStart(one, other)),
    latest: (one, other) => byStart(other, one),
    first: byStart,
    name: (one, other) => words.compare(one.name, other.name) || byStart(one, other),
    // Those without a place come last, whatever the alphabet.
    place: (one, other) =>
      Number(one.locationName === null) - Number(other.locationName === null) ||
      words.compare(one.locationName ?? "", other.locationName ?? "") ||
      byStart(one, other),
  };
  return events.toSorted(compare[sort]);
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
