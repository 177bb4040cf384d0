import type { Result } from "@jubilee/core/base/result.types";
import { mayWait } from "@jubilee/core/tasks/task-outbox.rules";
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
import { useCallback, useMemo, useRef } from "react";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite, type PlaceRefusal } from "../../../page-kit/data/useWrite.ts";
import { isAboutTasks, taskKeys } from "../keys.ts";
import { useTaskOutbox } from "./useTaskOutbox.ts";

export interface TaskWrites {
  /** Shown at once, all together, to be taken back together; `done` is what is said of it. */
  change: (changes: readonly TaskChange[], done: string) => Promise<TasksWritten | null>;
  add: (eventId: string | null, inputs: readonly NewTask[]) => Promise<TasksWritten | null>;
  /** How many writes wait for a connection, and a list as it is with them. */
  waits: number;
  withWaiting: (list: TaskList) => TaskList;
}

/** The lists are read again by the writes themselves, after the last of those on their way. */
const writtenKey = ["tasks", "written"] as const;

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is said of a write, with the way back. */
function tellWritten(
  { clashes }: TasksWritten,
  done: string,
  undo: (() => void) | undefined,
  again: () => void,
): string {
  if (clashes.length === 0) return toast.success(done, undo ? { undo } : {});
  return toast.warning("Somebody else has changed this meanwhile", {
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
  const { run } = useWrite(writtenKey, "Task Management");
  const origins = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  /** Writes on their way, how many there have been, and what Undo stands in. */
  const turns = useRef({ open: 0, last: 0, told: "" });
  const renew = useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutTasks(queryKey) }),
    [queries],
  );
  const outbox = useTaskOutbox(api.change, renew);
  /** One write among others: the list is read again after the last of them, and Undo is that one's. */
  const write = useCallback(
    async (call: () => Promise<Result<TasksWritten>>, place?: PlaceRefusal) => {
      const turn = (turns.current.last += 1);
      turns.current.open += 1;
      // What it undoes is no more the last act.
      toast.dismiss(turns.current.told);
      const written = await run(call, place);
      turns.current.open -= 1;
      if (turns.current.open === 0) await renew();
      return { written, isLast: turn === turns.current.last };
    },
    [renew, run],
  );
  const undoOf = useCallback(
    ({ undoId }: TasksWritten, isLast: boolean) =>
      undoId === null || !isLast ? undefined : () => void write(() => api.undo(undoId)),
    [api, write],
  );
  const shown = useCallback(
    (list: TaskList, changes: readonly TaskChange[]): TaskList => ({
      ...list,
      rows: patchedRows(list.rows, changes, (row) => origins.get(row.eventId ?? "") ?? null),
    }),
    [origins],
  );
  const change = useCallback(
    async function change(
      changes: readonly TaskChange[],
      done: string,
    ): Promise<TasksWritten | null> {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<TaskList>(key);
      queries.setQueryData<TaskList>(key, (known) => known && shown(known, changes));
      let isKept = false;
      const { written, isLast } = await write(
        () => api.change(changes),
        ({ code }) => {
          isKept = code === "offline" && mayWait(changes);
          return isKept;
        },
      );
      if (isKept) {
        const leave = outbox.keep(changes, done);
        turns.current.told = toast.success(done, {
          description: "No connection: it will be sent as soon as there is one.",
          undo: () => {
            leave();
            queries.setQueryData(key, before);
          },
        });
        return null;
      }
      const again = () =>
        void change(
          changes.map(({ id, patch }) => ({ id, patch })),
          done,
        );
      if (written) turns.current.told = tellWritten(written, done, undoOf(written, isLast), again);
      return written;
    },
    [api, key, outbox, queries, shown, undoOf, write],
  );
  const add = useCallback(
    async (at: string | null, inputs: readonly NewTask[]) => {
      const { written, isLast } = await write(() => api.add(at, inputs, deviceZone()));
      const [first] = inputs;
      if (!written || !first) return null;
      const undo = undoOf(written, isLast);
      turns.current.told = toast.success(
        inputs.length === 1 ? `Added: ${first.title}` : `${inputs.length} tasks added`,
        undo ? { undo } : {},
      );
      return written;
    },
    [api, undoOf, write],
  );
  const { waiting } = outbox;
  /** A list as it will be once what waits has been sent. */
  const withWaiting = useCallback(
    (list: TaskList) => waiting.reduce((known, { changes }) => shown(known, changes), list),
    [shown, waiting],
  );
  return useMemo(
    () => ({ change, add, waits: waiting.length, withWaiting }),
    [change, add, waiting, withWaiting],
  );
}
