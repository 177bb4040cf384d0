import type { TaskPerson, TaskRow } from "@jubilee/core/tasks/tasks.types";
import type { TaskShowing } from "../list/taskColumns.tsx";
import type { TaskWrites } from "./useTaskWrites.ts";

/** What every view of the same tasks gets. */
export interface TaskSetting {
  byId: ReadonlyMap<string, TaskRow>;
  showing: TaskShowing;
  people: readonly TaskPerson[];
  writes: TaskWrites;
  mayWrite: boolean;
  onOpen: (id: string) => void;
  onClearFilter: () => void;
}
