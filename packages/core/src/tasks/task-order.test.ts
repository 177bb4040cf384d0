import { expect, it } from "vitest";
import { orderedTasks, type TaskOrder } from "./task-order.rules.ts";
import type { TaskRow } from "./tasks.types.ts";

const row = (id: string, dueAt: string | null, priority: TaskRow["priority"] = "none") => ({
  id,
  dueAt,
  priority,
});
const rows = [
  row("march", "2027-03-28T21:59:59Z"),
  row("never", null),
  row("some day, high", null, "high"),
  row("today", "2026-11-29T22:59:59Z"),
  row("today 9:00, elsewhere", "2026-11-29T10:00:00+02:00"),
  row("today, high", "2026-11-29T22:59:59Z", "high"),
];

it.each<[TaskOrder, string[]]>([
  ["due", ["today 9:00, elsewhere", "today, high", "today", "march", "some day, high", "never"]],
  [
    "priority",
    ["today, high", "some day, high", "today 9:00, elsewhere", "today", "march", "never"],
  ],
  ["hand", rows.map(({ id }) => id)],
])("by %s", (order, ids) => expect(orderedTasks(rows, order).map(({ id }) => id)).toEqual(ids));
