/** A typed line as a task that can be written. */
import type { EventTime } from "../base/event-time.types.ts";
import type { NewTask } from "./tasks.types.ts";
import type { TaskLine, TypedWhen } from "./typed-task.types.ts";

/** What was typed, as it is kept. */
export function eventTimeOf(when: TypedWhen): EventTime {
  if (when.kind === "day" || when.kind === "moment") return when;
  const origin = when.activityId
    ? ({ from: "activity", activityId: when.activityId } as const)
    : ({ from: when.from } as const);
  if (when.kind === "minutes") return { kind: "relative", ...origin, minutes: when.minutes };
  return {
    kind: "relative",
    ...origin,
    days: when.days,
    ...(when.at === null ? {} : { at: when.at }),
  };
}

/** A new task from a line that was read. */
export function newTaskOf(line: TaskLine): NewTask {
  return {
    title: line.title,
    ...(line.due ? { due: eventTimeOf(line.due) } : {}),
    ...(line.start ? { start: eventTimeOf(line.start) } : {}),
    ...(line.owners.length > 0 ? { owners: line.owners } : {}),
    ...(line.repeat ? { repeat: line.repeat } : {}),
    ...(line.priority ? { priority: line.priority } : {}),
    ...(line.labels.length > 0 ? { labels: line.labels } : {}),
    ...(line.isDone ? { state: "done" as const } : {}),
  };
}
