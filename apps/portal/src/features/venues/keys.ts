import { keys } from "../../event-kit/data/keys.ts";

/** The names under which an event's seating is kept. */
export const venueKeys = {
  seating: (id: string) => [...keys.event(id), "seating"] as const,
};
