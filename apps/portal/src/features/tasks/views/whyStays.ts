import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import type { TaskShowing } from "../list/taskColumns.tsx";

/** Why a task is not moved, where tasks of several events stand together and one may only look at some. */
export const whyStays = ({ mayWrite }: TaskShowing, task: TaskRow): string | null =>
  mayWrite(task) ? null : "You can look at the tasks of this event, and not move them.";
