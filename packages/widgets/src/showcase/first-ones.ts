import type { ShowcaseEvent } from "@jubilee/core/sharing/showcase.types";

/** As many as a page can hold without ending below them. */
const mostOf = 8;

/** The events that a list shows before its visitor asks for all; one more would be no more. */
export const firstOnes = (events: ShowcaseEvent[]): ShowcaseEvent[] =>
  events.length > mostOf + 1 ? events.slice(0, mostOf) : events;
