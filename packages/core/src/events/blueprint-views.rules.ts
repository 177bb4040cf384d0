import type {
  Blueprint,
  BlueprintBudgetLine,
  BlueprintTask,
  TaskTopic,
} from "./blueprints.types.ts";
import { taskTopics } from "./blueprint-schema.rules.ts";
import { leadOf } from "./blueprints.rules.ts";
import { wordsOfLead } from "./templates.rules.ts";

/** What the tasks of a topic are about, in words. */
export const topicNames: Readonly<Record<TaskTopic, string>> = {
  place: "Place",
  food: "Food and drink",
  people: "People",
  programme: "Programme",
  making: "Things to make",
  money: "Money and paper",
};

/** How a sum falls to lines by their shares of a thousand: to whole units, and together the sum. */
export function sharesOf(
  sum: number,
  lines: readonly Pick<BlueprintBudgetLine, "share">[],
): number[] {
  const exact = lines.map(({ share }) => (sum * share) / 1000);
  const whole = exact.map(Math.floor);
  const left = sum - whole.reduce((one, other) => one + other, 0);
  const largest = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((one, other) => other.rest - one.rest || one.index - other.index)
    .slice(0, left);
  for (const { index } of largest) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** A column of squares, one a task. */
export interface TaskColumn {
  /** Weeks or months before the event: `12`; `Day`; `+`. */
  label: string;
  /** The same, to be heard. */
  words: string;
  /** Alike beside alike. */
  tasks: Pick<BlueprintTask, "key" | "topic">[];
}

/** Days before the first day on which a task is due; null once the event is over. */
export function daysBefore(
  { from, days, activity }: Pick<BlueprintTask, "from" | "days" | "activity">,
  { activities }: Pick<Blueprint, "activities">,
): number | null {
  if (from === "end") return null;
  const day = activities.find(({ title }) => title === activity)?.day ?? 0;
  const due = from === "activity" ? day + days : days;
  return due >= 0 ? 0 : -due;
}

/** The tasks by months, or by weeks where they begin less than a quarter before. */
export function columnsOf(blueprint: Blueprint): { unit: "month" | "week"; columns: TaskColumn[] } {
  const lead = leadOf(blueprint);
  const unit = lead > 91 ? "month" : "week";
  const length = unit === "month" ? 30.5 : 7;
  const most = Math.ceil(lead / length);
  const placeOf = (task: BlueprintTask) => {
    const before = daysBefore(task, blueprint);
    if (before === null) return most + 1;
    return most - Math.min(most, Math.ceil(before / length));
  };
  const columns = Array.from({ length: most + 2 }, (_, place): TaskColumn => {
    const count = most - place;
    const tasks = blueprint.tasks
      .filter((task) => placeOf(task) === place)
      .toSorted((one, other) => taskTopics.indexOf(one.topic) - taskTopics.indexOf(other.topic));
    if (count > 0)
      return {
        label: `${count}`,
        words: `${count} ${unit}${count === 1 ? "" : "s"} before`,
        tasks,
      };
    return count === 0
      ? { label: "Day", words: "The day itself", tasks }
      : { label: "+", words: "Afterwards", tasks };
  });
  return { unit, columns };
}

/** When a task is due, told from the event: `13 months before`, `the day, 12:30`, `10 days after`. */
export function wordsOfDue(task: BlueprintTask, blueprint: Pick<Blueprint, "activities">): string {
  const clock = task.at ? `, ${task.at}` : "";
  const before = daysBefore(task, blueprint);
  if (before === null)
    return `${task.days === 0 ? "when it is over" : `${wordsOfLead(task.days)} after`}${clock}`;
  if (before > 0) return `${wordsOfLead(before)} before${clock}`;
  const day = blueprint.activities.find(({ title }) => title === task.activity)?.day ?? 0;
  return `${day === 0 ? "the day" : `day ${day + 1}`}${clock}`;
}
