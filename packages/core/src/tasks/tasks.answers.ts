import type { HelperTasks, TaskHelper } from "./helping.types.ts";
import type { TaskList, TaskRecord, TasksWritten } from "./tasks.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  add_task_helper: TaskHelper;
  add_tasks: TasksWritten;
  change_helper_task: HelperTasks;
  change_task_helper: TaskHelper;
  change_tasks: TasksWritten;
  get_helper_tasks: HelperTasks;
  get_task: TaskRecord;
  list_task_helpers: TaskHelper[];
  list_tasks: TaskList;
  undo_tasks: TasksWritten;
}
