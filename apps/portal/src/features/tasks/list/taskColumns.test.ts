import { taskClock } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { expect, it } from "vitest";
import { aTask } from "../../../testing/someTasks.ts";
import { taskWaits } from "../views/taskWaits.ts";
import { taskColumns } from "./taskColumns.tsx";

const columnsOf = (...tasks: TaskRow[]) =>
  taskColumns({
    waits: taskWaits(new Map(tasks.map((task) => [task.id, task]))),
    hasSteps: tasks.some(({ stepsAll }) => stepsAll > 0),
    people: new Map(),
    clock: taskClock(0),
    eventNames: null,
    onTick: null,
    mayWrite: () => false,
  }).map(({ id }) => id);

const hall = aTask("hall", "Book the hall");

it("leaves the room of what no task has to the names", () => {
  expect(columnsOf(hall)).toEqual(["title", "label", "due", "owner"]);
});

it("shows what a task waits for and its checklist where one has them", () => {
  const chairs = aTask("chairs", "Order the chairs", { waitsFor: ["hall"], stepsAll: 2 });
  expect(columnsOf(hall, chairs)).toEqual(["title", "waits", "steps", "label", "due", "owner"]);
  const done = { ...hall, state: "done" as const };
  expect(columnsOf(done, chairs)).not.toContain("waits");
});
