import { useSubmit } from "../../../page-kit/useSubmit.ts";
import { keys } from "./keys.ts";

/** One write to an event's tickets; the plan it may need is Ticket Management's. */
export function useDeskWrite(eventId: string) {
  return useSubmit("Ticket Management", keys.event(eventId));
}
