import { keys } from "./keys.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

/** One write to an event's tickets; the plan it may need is Ticket Management's. */
export function useDeskWrite(eventId: string) {
  return useWrite(keys.event(eventId), "Ticket Management");
}
