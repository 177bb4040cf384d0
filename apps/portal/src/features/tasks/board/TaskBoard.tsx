import { stateWords, taskStates } from "@jubilee/core/tasks/tasks.rules";
import type { TaskPatch, TaskRow, TaskState } from "@jubilee/core/tasks/tasks.types";
import { Board, type BoardColumn, type BoardMove } from "@jubilee/ui/board";
import { useCallback, useMemo, useState } from "react";
import { counted } from "@jubilee/core/base/words.rules";
import { StateMark } from "../views/TaskMarks.tsx";
import type { TaskSetting } from "../views/TaskScreen.types.ts";
import { board } from "./TaskBoard.css.ts";
import { TaskCard } from "./TaskCard.tsx";

const idOf = ({ id }: TaskRow) => id;
const nameOf = ({ title }: TaskRow) => title;
const columnOf = ({ state }: TaskRow) => state;
/** As many of what is done as are drawn until more are asked for. */
const doneAtFirst = 30;

interface TaskBoardProps extends TaskSetting {
  shown: readonly TaskRow[];
  /** Begins a new task in the line above. */
  onAdd: () => void;
  /** Asks first where others that a task waits for are open. */
  onDone: (task: TaskRow, act: () => void) => void;
}

/** The same tasks by their state. */
export function TaskBoard({ shown, showing, writes, mayWrite, onOpen, ...rest }: TaskBoardProps) {
  const { onAdd, onDone } = rest;
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
      ...shown.filter(({ state }) => state !== "done"),
      ...(hasAllDone ? done : done.slice(0, doneAtFirst)),
    ],
    [done, hasAllDone, shown],
  );
  const columns = useMemo(
    () =>
      taskStates.map((state): BoardColumn => {
        const hidden = state === "done" && !hasAllDone ? done.length - doneAtFirst : 0;
        return {
          id: state,
          name: stateWords[state],
          mark: <StateMark state={state} />,
          ...(mayWrite && state === "todo" ? { add: { label: "Task", onAdd } } : {}),
          ...(hidden > 0
            ? {
                count: done.length,
                more: { label: counted(hidden, "more", "more"), onMore: () => setAllDone(true) },
              }
            : {}),
        };
      }),
    [done.length, hasAllDone, mayWrite, onAdd],
  );
  const drawCard = useCallback(
    (task: TaskRow) => <TaskCard task={task} showing={showing} />,
    [showing],
  );
  const move = (task: TaskRow, { column, before }: BoardMove) => {
    if (!showing.mayWrite(task)) return;
    const state = taskStates.find((one) => one === column) ?? task.state;
    const write = () =>
      void writes.change(
        [
          {
            id: task.id,
            patch: { ...stateChange(task, state), ...placeChange(shown, task, state, before) },
          },
        ],
        state === task.state ? `Moved: ${task.title}` : `${stateWords[state]}: ${task.title}`,
      );
    if (state === "done" && task.state !== "done") onDone(task, write);
    else write();
  };
  return (
    <div className={board}>
      <Board
        label="Tasks by state"
        columns={columns}
        items={items}
        idOf={idOf}
        nameOf={nameOf}
        columnOf={columnOf}
        card={drawCard}
        onMove={mayWrite ? move : () => undefined}
        onOpen={({ id }) => onOpen(id)}
      />
    </div>
  );
}

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
