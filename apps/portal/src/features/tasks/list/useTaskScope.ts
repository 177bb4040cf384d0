import type { TaskListRequest } from "@jubilee/core/tasks/tasks.types";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";

export const scopes = { mine: "My tasks, all events", all: "All events" } as const;

/** Whose tasks a page shows, as its address says it: of an event, of all, or one's own. */
export function useTaskScope(eventId: string): {
  request: TaskListRequest;
  value: string;
  choose: (value: string) => void;
} {
  const [said, choose] = useSearchParam("event");
  if (said === "mine" || said === "all") return { request: { of: said }, value: said, choose };
  return { request: { of: "event", eventId }, value: eventId, choose };
}
