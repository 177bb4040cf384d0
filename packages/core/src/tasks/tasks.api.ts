import { call } from "../base/calls.api.ts";
import type { Result } from "../base/result.types.ts";
import type { DatabaseClient } from "../database/client.types.ts";
import type { ThreadNews } from "../talk/threads.types.ts";
import type { TaskHistoryEntry } from "./task-history.types.ts";
import type {
  LimitedState,
  NewTask,
  TaskChange,
  TaskLimits,
  TaskList,
  TaskListRequest,
  TaskRecord,
  TasksWritten,
} from "./tasks.types.ts";

const pageSize = 1000;

export interface TasksApi {
  /** All of them, to the end of the list, in their order. */
  list: (request: TaskListRequest) => Promise<Result<TaskList>>;
  get: (taskId: string) => Promise<Result<TaskRecord>>;
  /** One or many in one transaction; a field that somebody else wrote since `revision` is answered as a clash. */
  change: (changes: readonly TaskChange[]) => Promise<Result<TasksWritten>>;
  /** New ones of an event, or (null) of no event by the clock of `timeZone`. */
  add: (
    eventId: string | null,
    inputs: readonly NewTask[],
    timeZone: string,
  ) => Promise<Result<TasksWritten>>;
  /** Takes a write back; its own id does it again. */
  undo: (undoId: string) => Promise<Result<TasksWritten>>;
  /** How many of a state an event's board takes, 1 to 99; null: as many as come. */
  limit: (eventId: string, state: LimitedState, most: number | null) => Promise<Result<TaskLimits>>;
  /** What is said about one. */
  talk: (taskId: string) => Promise<Result<ThreadNews>>;
  /** What became of one, the newest first. */
  history: (taskId: string) => Promise<Result<TaskHistoryEntry[]>>;
}

/** Calls about tasks, for planners. */
export function createTasksApi(client: DatabaseClient): TasksApi {
  const page = (request: TaskListRequest, from: number) =>
    call(client, "list_tasks", { request: { ...request, from, size: pageSize } });
  return {
    async list(request) {
      const first = await page(request, 0);
      if (!first.ok) return first;
      const { rows } = first.value;
      while (rows.length < first.value.total) {
        const next = await page(request, rows.length);
        if (!next.ok) return next;
        if (next.value.rows.length === 0) break;
        rows.push(...next.value.rows);
      }
      return first;
    },
    get: (taskId) => call(client, "get_task", { task_id_param: taskId }),
    change: (changes) =>
      call(client, "change_tasks", { changes: changes.map((change) => ({ ...change })) }),
    add: (eventId, inputs, timeZone) =>
      call(client, "add_tasks", {
        event_id_param: eventId,
        inputs: inputs.map((input) => ({ ...input })),
        zone_param: timeZone,
      }),
    undo: (undoId) => call(client, "undo_tasks", { undo_id_param: undoId }),
    limit: (eventId, state, most) =>
      call(client, "limit_tasks", {
        event_id_param: eventId,
        state_param: state,
        ...(most === null ? {} : { most_param: most }),
      }),
    talk: (taskId) => call(client, "open_task_talk", { task_id_param: taskId }),
    history: (taskId) => call(client, "get_task_history", { task_id_param: taskId }),
  };
}
