import { waitsOn } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { useMemo } from "react";

/** What each open task waits for, in words by its id: the one by its name, several by their number. */
export type TaskWaits = ReadonlyMap<string, string>;

/** What tasks wait for; those that wait for nothing are left out. */
export function taskWaits(byId: ReadonlyMap<string, TaskRow>): TaskWaits {
  const waits = new Map<string, string>();
  for (const task of byId.values()) {
    if (task.state === "done" || task.waitsFor.length === 0) continue;
    const [first, ...others] = waitsOn(task, byId);
    if (!first) continue;
    waits.set(
      task.id,
      others.length > 0 ? `Waits for ${others.length + 1}` : `Waits for “${first.title}”`,
    );
  }
  return waits;
}

/** The same; the same map as long as its words are, so that rows are not drawn anew for what does not concern them. */
export function useTaskWaits(byId: ReadonlyMap<string, TaskRow>): TaskWaits {
  const words = useMemo(() => JSON.stringify([...taskWaits(byId)]), [byId]);
  return useMemo(() => {
    const entries: [string, string][] = JSON.parse(words);
    return new Map(entries);
  }, [words]);
}
