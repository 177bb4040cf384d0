import { moveTitle, moveWords, type MoveWords } from "@jubilee/core/tasks/task-timeline.copy";
import { changesOf, moveOf, taskSpan } from "@jubilee/core/tasks/task-timeline.rules";
import type { ChainSpan } from "@jubilee/core/tasks/task-chains.types";
import type { TaskChange, TaskRow } from "@jubilee/core/tasks/tasks.types";
import { useCallback, useMemo, useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";

/** One task on its way, and what that does. */
export interface MovePreview {
  row: TaskRow;
  title: string;
  words: MoveWords;
  moved: ReadonlyMap<string, ChainSpan>;
  /** How many move, with the task itself. */
  count: number;
  changes: () => TaskChange[];
}

interface Held {
  row: TaskRow;
  to: ChainSpan;
}

/** What moving a task does to those that wait for it, while it is moved and until it is confirmed. */
export function useMovePreview(all: readonly TaskRow[], lastDay: string | null) {
  const locale = useLocale();
  const [held, setHeld] = useState<Held | null>(null);
  const known = useMemo(() => new Map(all.map((row) => [row.id, row])), [all]);
  const previewOf = useCallback(
    ({ row, to }: Held, alone = false): MovePreview => {
      const move = moveOf(all, row.id, to, { lastDay, alone });
      const nameOf = (id: string) => known.get(id)?.title ?? "";
      const spanOf = (id: string) => {
        const one = known.get(id);
        return one ? taskSpan(one) : null;
      };
      return {
        row,
        title: moveTitle(taskSpan(row), to, locale),
        words: moveWords(move, nameOf, spanOf, locale),
        moved: move.moved,
        count: move.moved.size,
        changes: () => changesOf(all, move.moved),
      };
    },
    [all, known, lastDay, locale],
  );
  const preview = useMemo(() => held && previewOf(held), [held, previewOf]);
  return {
    preview,
    hold: useCallback((row: TaskRow | null, to: ChainSpan | null) => {
      setHeld(row && to ? { row, to } : null);
    }, []),
    previewOf,
  };
}
