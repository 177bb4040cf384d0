import { keys } from "../../event-kit/data/keys.ts";

/** Under which tasks are kept: those of an event in its branch, so that they change with it. */
export const taskKeys = {
  ofEvent: (eventId: string) => [...keys.event(eventId), "tasks"] as const,
};
