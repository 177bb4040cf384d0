import type { TaskListRequest } from "@jubilee/core/tasks/tasks.types";
import { keys } from "../../event-kit/data/keys.ts";

/** Under which tasks are kept: those of an event in its branch, so that they change with it. */
export const taskKeys = {
  ofEvent: (eventId: string) => [...keys.event(eventId), "tasks"] as const,
  list: ({ of, eventId }: TaskListRequest) =>
    eventId === undefined ? ([...keys.events, "tasks", of] as const) : taskKeys.ofEvent(eventId),
  helpers: (eventId: string) => [...taskKeys.ofEvent(eventId), "helpers"] as const,
  record: (eventId: string | null, taskId: string) =>
    [...(eventId ? keys.event(eventId) : keys.events), "tasks", taskId] as const,
  /** Which conversation is a task's never changes. */
  talk: (taskId: string) => ["task-talk", taskId] as const,
  history: (eventId: string | null, taskId: string, revision: number) =>
    [...taskKeys.record(eventId, taskId), "history", revision] as const,
};

/** Whether something kept is about tasks: a write may change several lists. */
export const isAboutTasks = (key: readonly unknown[]): boolean =>
  key[0] === keys.events[0] && key.includes("tasks");
