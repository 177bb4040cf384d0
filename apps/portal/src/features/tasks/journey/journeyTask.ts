import type { JourneyTask } from "@jubilee/core/tasks/journey.types";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";

/** A task as the journey reads it. */
export const journeyTask = (row: TaskRow): JourneyTask => ({
  id: row.id,
  title: row.title,
  stage: row.stage,
  start: row.startLocal?.slice(0, 10) ?? null,
  due: row.dueLocal?.slice(0, 10) ?? null,
  isDone: row.state === "done",
  isHigh: row.priority === "high",
  after: row.waitsFor,
  ticked: row.stepsDone,
  steps: row.stepsAll,
});
