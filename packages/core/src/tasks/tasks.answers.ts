import type { TaskList, TaskRecord, TasksWritten } from "./tasks.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  add_tasks: TasksWritten;
  change_tasks: TasksWritten;
  get_task: TaskRecord;
  list_tasks: TaskList;
  undo_tasks: TasksWritten;
}
