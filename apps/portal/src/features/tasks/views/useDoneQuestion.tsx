import { counted } from "@jubilee/core/base/words.rules";
import { waitsOn } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { useCallback, useState, type ReactNode } from "react";

interface Asked {
  task: TaskRow;
  open: readonly TaskRow[];
  act: () => void;
}

/** Asks before something is done while others that it waits for are open. */
export function useDoneQuestion(
  byId: ReadonlyMap<string, TaskRow>,
): [ask: (task: TaskRow, act: () => void) => void, question: ReactNode] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useCallback(
    (task: TaskRow, act: () => void) => {
      const open = waitsOn(task, byId);
      if (open.length === 0) act();
      else setAsked({ task, open, act });
    },
    [byId],
  );
  const question = asked && (
    <AlertDialog
      open
      onOpenChange={() => setAsked(null)}
      title="Done before what it waits for?"
      description={`“${asked.task.title}” waits for ${counted(asked.open.length, "task that is open", "tasks that are open")}:`}
      consequences={asked.open.slice(0, 5).map(({ title }) => title)}
      confirmLabel="Done all the same"
      cancelLabel="Leave it open"
      destructive={false}
      onConfirm={() => {
        asked.act();
        setAsked(null);
      }}
    />
  );
  return [ask, question];
}
