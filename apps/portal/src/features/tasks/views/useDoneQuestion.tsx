import { counted } from "@jubilee/core/base/words.rules";
import { openBeforeDone } from "@jubilee/core/tasks/tasks.rules";
import type { TaskChange, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { TaskWrites } from "./useTaskWrites.ts";

interface Asked {
  changes: readonly TaskChange[];
  waiting: readonly TaskRow[];
  open: readonly TaskRow[];
  act: () => void;
  leave: () => void;
}

function askedWords({ changes, waiting, open }: Asked): string {
  const others = counted(open.length, "task that is open", "tasks that are open");
  const [first] = waiting;
  return changes.length === 1 && first
    ? `“${first.title}” waits for ${others}:`
    : `${counted(waiting.length, "of these waits", "of these wait")} for ${others}:`;
}

/** Writes, and asks first where something would be done while others that it waits for are open. */
export function useDoneQuestion(
  byId: ReadonlyMap<string, TaskRow>,
  change: TaskWrites["change"],
): [change: TaskWrites["change"], question: ReactNode] {
  const [asked, setAsked] = useState<Asked | null>(null);
  const known = useRef(byId);
  useLayoutEffect(() => {
    known.current = byId;
  }, [byId]);
  const ask = useCallback<TaskWrites["change"]>(
    (changes, done) => {
      const { waiting, open } = openBeforeDone(changes, known.current);
      if (open.length === 0) return change(changes, done);
      return new Promise((resolve) => {
        setAsked({
          changes,
          waiting,
          open,
          act: () => resolve(change(changes, done)),
          leave: () => resolve(null),
        });
      });
    },
    [change],
  );
  const question = asked && (
    <AlertDialog
      open
      onOpenChange={() => {
        asked.leave();
        setAsked(null);
      }}
      title="Done before what it waits for?"
      description={askedWords(asked)}
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
