import type { Result } from "@jubilee/core/base/result.types";
import { patchedRows } from "@jubilee/core/tasks/task-patches.rules";
import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import type {
  NewTask,
  TaskChange,
  TaskList,
  TaskListRequest,
  TasksWritten,
} from "@jubilee/core/tasks/tasks.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { isAboutTasks, taskKeys } from "../keys.ts";

export interface TaskWrites {
  /** Shown at once, all together, to be taken back together; `done` is what is said of it. */
  change: (changes: readonly TaskChange[], done: string) => Promise<TasksWritten | null>;
  add: (eventId: string | null, inputs: readonly NewTask[]) => Promise<TasksWritten | null>;
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is said of a write, with the way back. */
function tellWritten(
  { clashes }: TasksWritten,
  done: string,
  undo: (() => void) | undefined,
  again: () => void,
): void {
  if (clashes.length === 0) {
    toast.success(done, undo ? { undo } : {});
    return;
  }
  toast.warning("Somebody else has changed this meanwhile", {
    description: "Theirs stays, and is shown now.",
    action: { label: "Write mine", onClick: again },
  });
}

/** How tasks of a list are written. */
export function useTaskWrites(
  request: TaskListRequest,
  events: readonly EventRecord[],
): TaskWrites {
  const api = useApi(createTasksApi);
  const queries = useQueryClient();
  const { of, eventId } = request;
  const key = useMemo(
    () => taskKeys.list(eventId === undefined ? { of } : { of, eventId }),
    [of, eventId],
  );
  const { run } = useWrite(key, "Task Management");
  const origins = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const renew = useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutTasks(queryKey) }),
    [queries],
  );
  const write = useCallback(
    async (call: () => Promise<Result<TasksWritten>>) => {
      const written = await run(call);
      await renew();
      return written;
    },
    [renew, run],
  );
  const undoOf = useCallback(
    ({ undoId }: TasksWritten) =>
      undoId === null ? undefined : () => void write(() => api.undo(undoId)),
    [api, write],
  );
  const change = useCallback(
    async function change(
      changes: readonly TaskChange[],
      done: string,
    ): Promise<TasksWritten | null> {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<TaskList>(
        key,
        (known) =>
          known && {
            ...known,
            rows: patchedRows(known.rows, changes, (row) => origins.get(row.eventId ?? "") ?? null),
          },
      );
      const written = await write(() => api.change(changes));
      const again = () =>
        void change(
          changes.map(({ id, patch }) => ({ id, patch })),
          done,
        );
      if (written) tellWritten(written, done, undoOf(written), again);
      return written;
    },
    [api, key, origins, queries, undoOf, write],
  );
  const add = useCallback(
    async (at: string | null, inputs: readonly NewTask[]) => {
      const written = await write(() => api.add(at, inputs, deviceZone()));
      const [first] = inputs;
      if (!written || !first) return null;
      const undo = undoOf(written);
      toast.success(
        inputs.length === 1 ? `Added: ${first.title}` : `${inputs.length} tasks added`,
        undo ? { undo } : {},
      );
      return written;
    },
    [api, undoOf, write],
  );
  return useMemo(() => ({ change, add }), [change, add]);
}
