import { orderedTasks, type TaskOrder } from "@jubilee/core/tasks/task-order.rules";
import { limitedStates, stateWords, taskStates } from "@jubilee/core/tasks/tasks.rules";
import type { LimitedState, TaskPatch, TaskRow, TaskState } from "@jubilee/core/tasks/tasks.types";
import { Board, type BoardColumn, type BoardMove } from "@jubilee/ui/board";
import { toast } from "@jubilee/ui/toast";
import { lazy, memo, Suspense, useCallback, useMemo, useState } from "react";
import { counted } from "@jubilee/core/base/words.rules";
import type { Act } from "../../../page-kit/acts/acts.ts";
import { useActs } from "../../../page-kit/acts/useActs.ts";
import { PrintedTasks } from "../list/PrintedTasks.tsx";
import { namedGroupOf } from "../list/taskGroups.tsx";
import { StateMark } from "../views/TaskMarks.tsx";
import { whyStays } from "../views/whyStays.ts";
import type { TaskSetting } from "../views/TaskScreen.types.ts";
import { board } from "./TaskBoard.css.ts";
import { TaskCard } from "./TaskCard.tsx";
import type { BoardLimits } from "./useBoardLimits.ts";

const LimitDialog = lazy(async () => {
  const { LimitDialog: dialog } = await import("./LimitDialog.tsx");
  return { default: dialog };
});

const idOf = ({ id }: TaskRow) => id;
const nameOf = ({ title }: TaskRow) => title;
const columnOf = ({ state }: TaskRow) => state;
const stateName = ({ state }: TaskRow) => ({
  name: stateWords[state],
  order: taskStates.indexOf(state),
});
/** As many of what is done as are drawn until more are asked for. */
const doneAtFirst = 30;

interface TaskBoardProps extends TaskSetting {
  shown: readonly TaskRow[];
  limits: BoardLimits;
  /** Whether others see the limits, too. */
  isShared: boolean;
  /** In which the cards of a column stand. */
  order: TaskOrder;
  onOrder: (order: TaskOrder) => void;
  /** Begins a new task in the line above. */
  onAdd: () => void;
}

/** The same tasks by their state. */
export const TaskBoard = memo(function TaskBoard(props: TaskBoardProps) {
  const { shown, byId, showing, writes, mayWrite, onOpen, ...rest } = props;
  const { onAdd, limits, isShared, order, onOrder } = rest;
  const { did, back } = useActs();
  const [limited, setLimited] = useState<LimitedState | null>(null);
  const [hasAllDone, setAllDone] = useState(false);
  const done = useMemo(
    () =>
      shown
        .filter(({ state }) => state === "done")
        .toSorted((one, other) => (other.doneAt ?? "").localeCompare(one.doneAt ?? "")),
    [shown],
  );
  const items = useMemo(
    () => [
      ...orderedTasks(
        shown.filter(({ state }) => state !== "done"),
        order,
      ),
      ...(hasAllDone ? done : done.slice(0, doneAtFirst)),
    ],
    [done, hasAllDone, order, shown],
  );
  const onPaper = useMemo(() => {
    const rows = taskStates.flatMap((state) =>
      state === "done" ? done : items.filter((task) => task.state === state),
    );
    return { rows, groupOf: namedGroupOf(rows, stateName) };
  }, [done, items]);
  // What a filter hides counts, too.
  const counts = useMemo(() => countsByState(byId.values()), [byId]);
  const columns = useMemo(
    () =>
      taskStates.map((state): BoardColumn => {
        const hidden = state === "done" && !hasAllDone ? done.length - doneAtFirst : 0;
        const column = limitedStates.find((one) => one === state);
        const most = column && limits.limits[column];
        return {
          id: state,
          name: stateWords[state],
          isOrdered: order !== "hand" || state === "done",
          mark: <StateMark state={state} />,
          ...(mayWrite && state === "todo" ? { add: { label: "Task", onAdd } } : {}),
          ...(column && mayWrite
            ? {
                menu: [
                  {
                    id: "limit",
                    label: most === undefined ? "Set a limit" : "Change the limit",
                    onSelect: () => setLimited(column),
                  },
                ],
              }
            : {}),
          ...(most === undefined ? {} : { limit: most, count: counts.get(state) ?? 0 }),
          ...(hidden > 0
            ? {
                count: done.length,
                more: { label: counted(hidden, "more", "more"), onMore: () => setAllDone(true) },
              }
            : {}),
        };
      }),
    [counts, done.length, hasAllDone, limits.limits, mayWrite, onAdd, order],
  );
  const drawCard = useCallback(
    (task: TaskRow) => <TaskCard task={task} showing={showing} />,
    [showing],
  );
  const move = (task: TaskRow, { column, before }: BoardMove) => {
    if (!showing.mayWrite(task)) return;
    const state = taskStates.find((one) => one === column) ?? task.state;
    if (order !== "hand" && state === task.state) {
      toast.info(`These stand in the order of their ${order === "due" ? "days" : "priority"}`, {
        action: { label: "Order by hand", onClick: () => onOrder("hand") },
      });
      return;
    }
    const place = order === "hand" ? placeChange(shown, task, state, before) : {};
    const patch = { ...stateChange(task, state), ...place };
    void writes.change(
      [{ id: task.id, patch }],
      state === task.state ? `Moved: ${task.title}` : `${stateWords[state]}: ${task.title}`,
    );
  };
  const changeLimit = async (state: LimitedState, most: number | null) => {
    const before = limits.limits[state] ?? null;
    const doing = did(
      limits
        .change(state, most)
        .then((isKept) => (isKept ? limitAct(limits, state, { most, before }) : null)),
    );
    const act = await doing.answer;
    if (act) toast.success(act.said, { undo: () => void back(doing) });
    return act !== null;
  };
  const open = useCallback(({ id }: TaskRow) => onOpen(id), [onOpen]);
  return (
    <>
      <PrintedTasks {...onPaper} showing={showing} />
      <div className={board}>
        <Board
          label="Tasks by state"
          columns={columns}
          items={items}
          idOf={idOf}
          nameOf={nameOf}
          columnOf={columnOf}
          card={drawCard}
          onMove={mayWrite ? move : undefined}
          onOpen={open}
          stays={(task) => whyStays(showing, task)}
        />
        <Suspense fallback={null}>
          {limited && (
            <LimitDialog
              state={limited}
              most={limits.limits[limited] ?? null}
              isShared={isShared}
              onChange={(most) => changeLimit(limited, most)}
              onClose={() => setLimited(null)}
            />
          )}
        </Suspense>
      </div>
    </>
  );
});

function countsByState(rows: Iterable<TaskRow>): ReadonlyMap<TaskState, number> {
  const counts = new Map<TaskState, number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
}

/** A limit that was set, to be taken back and set again. */
function limitAct(
  limits: BoardLimits,
  state: LimitedState,
  { most, before }: { most: number | null; before: number | null },
): Act {
  const back = async () =>
    (await limits.change(state, before))
      ? { again: { ...limitAct(limits, state, { most: before, before: most }), said } }
      : "gone";
  const said = limitWords(state, most);
  return { said, back };
}

const limitWords = (state: LimitedState, most: number | null) =>
  most === null ? `${stateWords[state]}: as many as come` : `${stateWords[state]}: at most ${most}`;

const stateChange = (task: TaskRow, state: TaskState): TaskPatch =>
  state === task.state ? {} : { state };

/** Before the card that follows it there; at the end of a column after its last one. */
function placeChange(
  rows: readonly TaskRow[],
  task: TaskRow,
  state: TaskState,
  before: string | null,
): TaskPatch {
  if (before !== null) return { before };
  const last = rows.findLast((row) => row.state === state && row.id !== task.id);
  return last && last.eventId === task.eventId ? { after: last.id } : {};
}
