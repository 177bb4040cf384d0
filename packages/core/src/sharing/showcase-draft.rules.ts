import type { EventRecord } from "../events/events.types.ts";
import type { ShowcaseDraft } from "./showcase.types.ts";

type Showable = Pick<EventRecord, "id" | "eventTypeId" | "visibility" | "startDate" | "endDate">;

/**
 * Which of the account's published events a showcase would show, and in which order, before it is
 * kept. Afterwards `private.events_of` decides: both say the same.
 */
export function shownEvents<Event extends Showable>(
  draft: ShowcaseDraft,
  events: readonly Event[],
  nowMs: number,
): Event[] {
  const { selection, filterTypeId, period, eventOrder, eventIds } = draft;
  const isOver = ({ endDate }: Event) => Date.parse(endDate) <= nowMs;
  const belongs = (event: Event) =>
    selection === "chosen"
      ? eventIds.includes(event.id) && event.visibility !== "private"
      : event.visibility === "public" &&
        (filterTypeId === null || event.eventTypeId === filterTypeId);
  const isOf = (event: Event) => period === "all" || isOver(event) === (period === "past");
  const start = ({ startDate }: Event) => Date.parse(startDate);
  /** What is still to come stands first, the nearest at the top; what is over follows backwards. */
  const soonest = (one: Event, other: Event) =>
    Number(isOver(one)) - Number(isOver(other)) ||
    Math.abs(start(one) - nowMs) - Math.abs(start(other) - nowMs);
  const place = ({ id }: Event) => eventIds.indexOf(id);
  const order = {
    chosen: (one: Event, other: Event) => place(one) - place(other),
    latest: (one: Event, other: Event) => start(other) - start(one),
    soonest,
  }[eventOrder];
  return events
    .filter((event) => belongs(event) && isOf(event))
    .toSorted((one, other) => order(one, other) || soonest(one, other));
}
