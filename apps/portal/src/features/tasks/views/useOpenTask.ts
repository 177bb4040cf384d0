import { useLocation } from "wouter";
import { taskListHref } from "./taskHref.ts";

/** Opens a task of an event: in its list, beside the others. */
export function useOpenTask(eventId: string): (taskId: string) => void {
  const [, navigate] = useLocation();
  return (taskId) => navigate(`${taskListHref(eventId)}&task=${taskId}`);
}
