import { keys } from "../../event-kit/data/keys.ts";

/** The names under which an event's door is kept. */
export const doorKeys = {
  checkIn: (id: string) => [...keys.event(id), "check-in"] as const,
  scanFields: (id: string) => [...keys.event(id), "scan-fields"] as const,
};
