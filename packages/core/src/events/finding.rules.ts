// What lists of planners are searched by. A module of its own, so that guests' pages do not carry it.
import type { EventRecord } from "./events.types.ts";
import { hasWords } from "../base/plain-words.rules.ts";
import { stateOfLine } from "../answers/rsvp.rules.ts";
import type { RsvpFilter, RsvpLine } from "../answers/rsvp.types.ts";

/** The events whose name or place holds the text, whatever its case and accents. */
export function findEvents<Found extends Pick<EventRecord, "name" | "locationName">>(
  events: readonly Found[],
  text: string,
): Found[] {
  return events.filter(({ name, locationName }) => hasWords(`${name} ${locationName ?? ""}`, text));
}

/** The lines under a filter whose name, address or note holds the text. */
export function findLines(
  lines: readonly RsvpLine[],
  filter: RsvpFilter,
  text: string,
): RsvpLine[] {
  return lines.filter(
    (line) =>
      (filter === "all" || stateOfLine(line) === filter) &&
      hasWords(`${line.name} ${line.email ?? ""} ${line.note ?? ""}`, text),
  );
}
