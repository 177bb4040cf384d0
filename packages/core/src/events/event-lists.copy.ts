import type { EventSort } from "./event-lists.types.ts";

/** What the orders of the list of events are called. */
export const eventSortNames: Record<EventSort, string> = {
  next: "Next first",
  latest: "Latest date first",
  first: "Earliest date first",
  name: "By name",
  place: "By place",
};
