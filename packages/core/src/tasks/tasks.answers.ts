import type { HelperTasks, TaskHelper } from "./helping.types.ts";
import type { ThreadNews } from "../talk/threads.types.ts";
import type { TaskHistoryEntry } from "./task-history.types.ts";
import type { TaskLimits, TaskList, TaskRecord, TasksWritten } from "./tasks.types.ts";

declare module "../insight/own-search.types.ts" {
  interface FoundKinds {
    tasks: true;
  }
}

/** What the functions of this area answer. */
export interface Answers {
  add_task_helper: TaskHelper;
  add_tasks: TasksWritten;
  change_helper_task: HelperTasks;
  change_task_helper: TaskHelper;
  change_tasks: TasksWritten;
  get_helper_file: { path: string; name: string; mime: string };
  get_helper_tasks: HelperTasks;
  keep_helper_file: { id: string; path: string };
  get_task: TaskRecord;
  get_task_history: TaskHistoryEntry[];
  limit_tasks: TaskLimits;
  list_task_helpers: TaskHelper[];
  list_tasks: TaskList;
  open_task_talk: ThreadNews;
  permit_helper_file: { id: string; path: string };
  press_as_helper: HelperTasks;
  undo_tasks: TasksWritten;
}
