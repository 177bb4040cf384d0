import { dueWords, isLate, type TaskClock } from "@jubilee/core/tasks/tasks.rules";
import type { TaskRow } from "@jubilee/core/tasks/tasks.types";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { due, late } from "./TaskMarks.css.ts";

/** When a task is due, as seen from today; late in words. */
export function DueText({ task, clock }: { task: TaskRow; clock: TaskClock }) {
  const words = dueWords(task, clock, useLocale());
  if (words === "") return null;
  return <span className={`${due} ${isLate(task, clock) ? late : ""}`}>{words}</span>;
}
