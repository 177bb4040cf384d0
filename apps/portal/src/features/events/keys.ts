import { keys } from "../../event-kit/data/keys.ts";

/** The names under which an event's own parts are kept. */
export const ownKeys = {
  series: (id: string) => [...keys.event(id), "series"] as const,
  change: (id: string, request: unknown) => [...keys.event(id), "change", request] as const,
};
