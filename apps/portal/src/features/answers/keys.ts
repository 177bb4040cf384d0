import { keys } from "../../event-kit/data/keys.ts";

/** The names under which an event's answers are kept. */
export const answerKeys = {
  rsvps: (id: string) => [...keys.event(id), "rsvps"] as const,
  form: (id: string) => [...keys.event(id), "form"] as const,
  faces: (id: string) => [...keys.event(id), "faces"] as const,
  party: (id: string, eventGuestId: string) => [...keys.event(id), "party", eventGuestId] as const,
};
