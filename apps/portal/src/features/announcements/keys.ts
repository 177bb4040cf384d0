import { keys } from "../../event-kit/data/keys.ts";

/** Under which announcements are kept: those of an event in its branch, so that they change with it. */
export const announcementKeys = {
  ofEvent: (eventId: string) => [...keys.event(eventId), "announcements"] as const,
  all: [...keys.events, "announcements"] as const,
  record: (id: string) => [...keys.events, "announcements", id, "record"] as const,
  people: (eventId: string, id: string) =>
    [...keys.event(eventId), "announcements", id, "people"] as const,
};
