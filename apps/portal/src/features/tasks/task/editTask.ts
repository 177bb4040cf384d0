import type { TaskPatch, TaskRecord } from "@jubilee/core/tasks/tasks.types";
import type { TaskWrites } from "../views/useTaskWrites.ts";

/**
 * Writes fields of the task that is open, as it was read: what somebody else wrote since is not
 * written over. `revision` is that of what was read before its words were typed.
 */
export type EditTask = (patch: TaskPatch, done?: string, revision?: number) => void;

export function editTask(task: TaskRecord, onChange: TaskWrites["change"]): EditTask {
  return (patch, done = `Changed: ${patch.title ?? task.title}`, revision = task.revision) =>
    void onChange([{ id: task.id, patch, revision }], done);
}
