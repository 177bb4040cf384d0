import { keys } from "../../event-kit/data/keys.ts";

/** The names under which an event's people are kept. */
export const peopleKeys = {
  guests: (id: string) => [...keys.event(id), "guests"] as const,
  imports: (id: string) => [...keys.event(id), "imports"] as const,
  /** What undoing an import would do; apart from its event, since the undoing ends the question. */
  importUndo: (importId: string) => ["import-undo", importId] as const,
  guestCalendar: (id: string, guestId: string) =>
    [...keys.event(id), "guest-calendar", guestId] as const,
};
