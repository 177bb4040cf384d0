import { createTaskHelpersApi } from "@jubilee/core/tasks/helping.api";
import type { TaskHelper } from "@jubilee/core/tasks/helping.types";
import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import type { ThreadNews } from "@jubilee/core/talk/threads.types";
import type { TaskHistoryEntry } from "@jubilee/core/tasks/task-history.types";
import type { TaskList, TaskListRequest, TaskRecord } from "@jubilee/core/tasks/tasks.types";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { taskKeys } from "../keys.ts";

/** Tasks of an event, one's own, or all. */
export const taskListRead = (client: DataClient, request: TaskListRequest): Read<TaskList> => ({
  key: taskKeys.list(request),
  call: () => createTasksApi(client).list(request),
});

/** One task, whole. */
export const taskRecordRead = (
  client: DataClient,
  eventId: string | null,
  taskId: string,
): Read<TaskRecord> => ({
  key: taskKeys.record(eventId, taskId),
  call: () => createTasksApi(client).get(taskId),
});

/** What is said about a task; within, it hears by itself of what is new. */
export const taskTalkRead = (client: DataClient, taskId: string): Read<ThreadNews> => ({
  key: taskKeys.talk(taskId),
  call: () => createTasksApi(client).talk(taskId),
});

/** What became of a task; read anew with each change of it. */
export const taskHistoryRead = (
  client: DataClient,
  { eventId, id, revision }: TaskRecord,
): Read<TaskHistoryEntry[]> => ({
  key: taskKeys.history(eventId, id, revision),
  call: () => createTasksApi(client).history(id),
});

/** Who helps with an event by a link. */
export const taskHelpersRead = (client: DataClient, eventId: string): Read<TaskHelper[]> => ({
  key: taskKeys.helpers(eventId),
  call: () => createTaskHelpersApi(client).list(eventId),
});
