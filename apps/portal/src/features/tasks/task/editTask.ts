import type { TaskPatch, TaskRecord } from "@jubilee/core/tasks/tasks.types";
import type { TaskWrites } from "../views/useTaskWrites.ts";

/** Writes fields of the task that is open, as it was read: what somebody else wrote since is not written over. */
export type EditTask = (patch: TaskPatch, done?: string) => void;

export function editTask(task: TaskRecord, onChange: TaskWrites["change"]): EditTask {
  return (patch, done = `Changed: ${patch.title ?? task.title}`) =>
    void onChange([{ id: task.id, patch, revision: task.revision }], done);
}
