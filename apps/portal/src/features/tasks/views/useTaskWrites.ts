import type { Result } from "@jubilee/core/base/result.types";
import { clashing, hasWords, mayWait, type HeldTasks } from "@jubilee/core/tasks/task-outbox.rules";
import { goneMeanwhile, patchedRecord, patchedRows } from "@jubilee/core/tasks/task-patches.rules";
import { inTurn } from "@jubilee/core/tasks/task-turns.rules";
import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import type {
  NewTask,
  TaskChange,
  TaskList,
  TaskListRequest,
  TaskRecord,
  TasksWritten,
} from "@jubilee/core/tasks/tasks.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { toast } from "@jubilee/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef } from "react";
import type { TakenBack } from "../../../page-kit/acts/acts.ts";
import { useActs } from "../../../page-kit/acts/useActs.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite, type PlaceRefusal } from "../../../page-kit/data/useWrite.ts";
import { isAboutTasks, taskKeys } from "../keys.ts";
import { actOf } from "./taskActs.ts";
import { useTaskOutbox } from "./useTaskOutbox.ts";

export interface TaskWrites {
  /** Shown at once, all together, to be taken back together; `done` is what is said of it. */
  change: (changes: readonly TaskChange[], done: string) => Promise<TasksWritten | null>;
  add: (eventId: string | null, inputs: readonly NewTask[]) => Promise<TasksWritten | null>;
  /** How many writes wait for a connection, and a list as it is with them. */
  waits: number;
  withWaiting: (list: TaskList) => TaskList;
  /** The same of a task that is open. */
  recordWithWaiting: (task: TaskRecord) => TaskRecord;
  /** What met something newer, until somebody has chosen: to write it over that, or to let it go. */
  held: readonly HeldTasks[];
  writeHeld: (held: HeldTasks) => void;
  leaveHeld: (held: HeldTasks) => void;
}

/** The lists are read again by the writes themselves, after the last of those on their way. */
const writtenKey = ["tasks", "written"] as const;

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is said of a write, with the way back. */
function tellWritten(
  { clashes, tasks }: TasksWritten,
  changes: readonly TaskChange[],
  done: string,
  undo: (() => void) | undefined,
): string {
  const gone = goneMeanwhile(tasks, changes);
  if (gone !== null) {
    return toast.warning(`Somebody else has removed ${gone} meanwhile`, {
      description: "What you wrote is kept with it, should they take that back.",
    });
  }
  return clashes.length === 0
    ? toast.success(done, undo ? { undo } : {})
    : toast.warning("Somebody else has changed this meanwhile", {
        description: "Theirs stands. What you wrote is kept until you choose.",
      });
}

/** How tasks of a list are written. */
export function useTaskWrites(
  request: TaskListRequest,
  events: readonly EventRecord[],
): TaskWrites {
  const api = useApi(createTasksApi);
  const send = useMemo(() => inTurn(api.change), [api]);
  const queries = useQueryClient();
  const { of, eventId } = request;
  const key = useMemo(
    () => taskKeys.list(eventId === undefined ? { of } : { of, eventId }),
    [of, eventId],
  );
  const { run } = useWrite(writtenKey, "Task Management");
  const acts = useActs();
  const origins = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  /** Writes on their way, how many there have been, and what Undo stands in. */
  const turns = useRef({ open: 0, last: 0, told: "" });
  const renew = useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey }) => isAboutTasks(queryKey) }),
    [queries],
  );
  const { waiting, held, keep, hold, insist, leave } = useTaskOutbox(send, renew);
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
  const takeBack = useCallback(
    async (undoId: string): Promise<TasksWritten | "later" | "gone"> => {
      let isOffline = false;
      const { written } = await write(
        () => api.undo(undoId),
        ({ code }) => (isOffline = code === "offline"),
      );
      return written ?? (isOffline ? "later" : "gone");
    },
    [api, write],
  );
  const shown = useCallback(
    (list: TaskList, changes: readonly TaskChange[]): TaskList => ({
      ...list,
      rows: patchedRows(list.rows, changes, (row) => origins.get(row.eventId ?? "") ?? null),
    }),
    [origins],
  );
  /** Shows a write in the list, and in the tasks that are open; the answer puts back what was there. */
  const showAtOnce = useCallback(
    async (changes: readonly TaskChange[]) => {
      const about = new Set(changes.map(({ id }) => id));
      const isOpen = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        isAboutTasks(queryKey) && about.has(String(queryKey.at(-1)));
      await queries.cancelQueries({ queryKey: key });
      await queries.cancelQueries({ predicate: isOpen });
      const list = queries.getQueryData<TaskList>(key);
      const records = queries.getQueriesData<TaskRecord>({ predicate: isOpen });
      queries.setQueryData<TaskList>(key, (known) => known && shown(known, changes));
      for (const [queryKey, record] of records)
        if (record)
          queries.setQueryData(
            queryKey,
            patchedRecord(record, changes, origins.get(record.eventId ?? "") ?? null),
          );
      return () => {
        queries.setQueryData(key, list);
        for (const [queryKey, record] of records) queries.setQueryData(queryKey, record);
      };
    },
    [key, origins, queries, shown],
  );
  /** Sends a change; what came of it, and the act that it is. */
  const sendChange = useCallback(
    async (changes: readonly TaskChange[], done: string) => {
      const putBack = await showAtOnce(changes);
      let isKept = false;
      const { written, isLast } = await write(
        () => send(changes),
        ({ code, message }) => {
          isKept = code === "offline" && mayWait(changes);
          if (!isKept && hasWords(changes))
            hold({ id: crypto.randomUUID(), changes, done, held: { clashes: [], why: message } });
          return isKept;
        },
      );
      if (!isKept)
        return { written, isLast, isKept, act: written && actOf(done, written, takeBack) };
      const letGo = keep(changes, done);
      const back = async (): Promise<TakenBack | "later" | "gone"> => {
        const undoId = letGo();
        putBack();
        const sent = actOf(done, { undoId }, takeBack);
        return sent ? sent.back() : { again: null };
      };
      return { written, isLast, isKept, act: { said: done, back } };
    },
    [hold, keep, send, showAtOnce, takeBack, write],
  );
  const change = useCallback(
    async (changes: readonly TaskChange[], done: string): Promise<TasksWritten | null> => {
      const sending = sendChange(changes, done);
      const doing = acts.did(sending.then(({ act }) => act));
      const { written, isLast, isKept, act } = await sending;
      const undo = act && isLast ? () => void acts.back(doing) : undefined;
      if (isKept) {
        turns.current.told = toast.success(done, {
          description: "No connection: it will be sent as soon as there is one.",
          ...(undo && { undo }),
        });
      }
      if (!written) return null;
      turns.current.told = tellWritten(written, changes, done, undo);
      const { clashes } = written;
      if (clashes.length > 0)
        hold({
          id: crypto.randomUUID(),
          changes: clashing(changes, clashes),
          done,
          held: { clashes, why: null },
        });
      return written;
    },
    [acts, hold, sendChange],
  );
  const add = useCallback(
    async (at: string | null, inputs: readonly NewTask[]) => {
      const adding = write(() => api.add(at, inputs, deviceZone()));
      const [first] = inputs;
      const said =
        inputs.length === 1 ? `Added: ${first?.title ?? ""}` : `${inputs.length} tasks added`;
      const doing = acts.did(
        adding.then(({ written }) => written && actOf(said, written, takeBack)),
      );
      const { written, isLast } = await adding;
      if (!written || !first) return null;
      turns.current.told = toast.success(
        said,
        written.undoId !== null && isLast ? { undo: () => void acts.back(doing) } : {},
      );
      return written;
    },
    [acts, api, takeBack, write],
  );
  /** A list as it will be once what waits has been sent. */
  const withWaiting = useCallback(
    (list: TaskList) => waiting.reduce((known, { changes }) => shown(known, changes), list),
    [shown, waiting],
  );
  const recordWithWaiting = useCallback(
    (task: TaskRecord) =>
      waiting.reduce(
        (known, { changes }) =>
          patchedRecord(known, changes, origins.get(task.eventId ?? "") ?? null),
        task,
      ),
    [origins, waiting],
  );
  const leaveHeld = useCallback(({ id }: HeldTasks) => leave(id), [leave]);
  return useMemo(
    () => ({
      change,
      add,
      waits: waiting.length,
      withWaiting,
      recordWithWaiting,
      held,
      writeHeld: insist,
      leaveHeld,
    }),
    [change, add, waiting, withWaiting, recordWithWaiting, held, insist, leaveHeld],
  );
}
