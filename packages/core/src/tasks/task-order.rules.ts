/** In which order the tasks of a column stand. */
import { taskPriorities } from "./tasks.rules.ts";
import type { TaskRow } from "./tasks.types.ts";

/** By when they are due, by what presses, or as somebody has put them. */
export type TaskOrder = "due" | "priority" | "hand";

type Ordered = Pick<TaskRow, "dueAt" | "priority">;

/** Without a day it is after all that have one. */
const dueMs = ({ dueAt }: Ordered) =>
  dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt);

const pressing = ({ priority }: Ordered) => taskPriorities.indexOf(priority);

/** Two that are never due are alike. */
const apart = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

const keys: Readonly<Record<TaskOrder, readonly ((task: Ordered) => number)[]>> = {
  due: [dueMs, pressing],
  priority: [pressing, dueMs],
  hand: [],
};

/** Tasks in an order; those that are alike in it stay as they were put. */
export function orderedTasks<Row extends Ordered>(
  rows: readonly Row[],
  order: TaskOrder,
): readonly Row[] {
  const [first, second] = keys[order];
  if (!first || !second) return rows;
  // Each is looked at once, however often it is compared.
  return rows
    .map((row) => ({ row, first: first(row), second: second(row) }))
    .toSorted((one, other) => apart(one.first, other.first) || apart(one.second, other.second))
    .map(({ row }) => row);
}
