import { keys } from "../../event-kit/data/keys.ts";

/** Under which polls are kept: those of an event in its branch, so that they change with it. */
export const pollKeys = {
  ofEvent: (eventId: string) => [...keys.event(eventId), "polls"] as const,
  /** Of all events. */
  all: [...keys.events, "polls"] as const,
  record: (pollId: string) => [...keys.events, "polls", pollId, "record"] as const,
  /** The same in its event's branch, so that it changes with the event. */
  live: (eventId: string, pollId: string) => [...keys.event(eventId), "polls", pollId] as const,
  results: (eventId: string, pollId: string) =>
    [...keys.event(eventId), "polls", pollId, "results"] as const,
  links: (pollId: string) => [...keys.events, "polls", pollId, "links"] as const,
};
