import type { TaskPerson } from "@jubilee/core/tasks/tasks.types";
import type { TaskShowing } from "../list/taskColumns.tsx";
import type { TaskWrites } from "./useTaskWrites.ts";

/** What every view of the same tasks gets. */
export interface TaskSetting {
  showing: TaskShowing;
  people: readonly TaskPerson[];
  writes: TaskWrites;
  mayWrite: boolean;
  openId: string | null;
  onOpen: (id: string) => void;
  onClearFilter: () => void;
  glowing: ReadonlySet<string>;
}
