import { schemaProblems } from "../base/json-schema.rules.ts";
import { timingLimits } from "../mailing/campaign-timing.rules.ts";
import { blueprintSchema } from "./blueprint-schema.rules.ts";
import type { Blueprint, BlueprintTask } from "./blueprints.types.ts";

const twice = (words: readonly string[]) =>
  words.filter((word, index) => words.indexOf(word) !== index);

/** Days from the first one on which a task is due, for one that is told from the first day or an activity. */
function dayOf(task: BlueprintTask, { activities }: Blueprint): number | null {
  if (task.from === "end") return null;
  if (task.from === "start") return task.days;
  const found = activities.find(({ title }) => title === task.activity);
  return found ? found.day + task.days : null;
}

function problemsOfTask(task: BlueprintTask, blueprint: Blueprint): string[] {
  const { activities, tasks, stages } = blueprint;
  const named = activities.filter(({ title }) => title === task.activity).length;
  const due = dayOf(task, blueprint);
  const waits = task.waitsFor.flatMap((key) => {
    const other = tasks.find((candidate) => candidate.key === key);
    if (!other) return [`waits for “${key}”, which is no task`];
    if (task.from === "end" || other.from === "end")
      return other.from === "end" && task.from !== "end"
        ? [`waits for “${key}”, which is later`]
        : [];
    const first = dayOf(other, blueprint);
    return due !== null && first !== null && first > due
      ? [`waits for “${key}”, which is later`]
      : [];
  });
  return [
    ...(task.from === "activity" && named === 0 ? [`“${task.activity}” is no activity`] : []),
    ...(task.from === "activity" && named > 1
      ? [`“${task.activity}” names several activities`]
      : []),
    ...((task.activity === null) === (task.from === "activity")
      ? ["has no activity to count from"]
      : []),
    ...(stages.every(({ title }) => title !== task.stage) && stages.length > 0
      ? [`“${task.stage}” is no stage`]
      : []),
    ...waits,
  ].map((problem) => `tasks “${task.title}”: ${problem}`);
}

function problemsAcross(blueprint: Blueprint): string[] {
  const { tasks, budget, questions, mails, activities, meals } = blueprint;
  const shares = budget.reduce((sum, { share }) => sum + share, 0);
  return [
    ...(activities.length > 0 && activities[0]?.day !== 0
      ? ["activities: the first one is not on the first day"]
      : []),
    ...twice(tasks.map(({ key }) => key)).map((key) => `tasks: “${key}” is there twice`),
    ...twice(tasks.map(({ title }) => title)).map((title) => `tasks: “${title}” is there twice`),
    ...twice(meals.map(({ name }) => name)).map((name) => `meals: “${name}” is there twice`),
    ...tasks.flatMap((task) => problemsOfTask(task, blueprint)),
    ...(budget.length > 0 && shares !== 1000
      ? [`budget: its shares make ${shares}, not 1000`]
      : []),
    ...questions.flatMap(({ prompt, kind, options }) =>
      (kind === "choice") === options.length >= 2
        ? []
        : [`questions “${prompt}”: a choice has two options at least, and nothing else has any`],
    ),
    ...mails.flatMap(({ name, timing: { from, days } }) =>
      days >= timingLimits[from].least && days <= timingLimits[from].most
        ? []
        : [`mails “${name}”: ${days} days from the ${from} is too far`],
    ),
  ];
}

const isBlueprint = (value: unknown): value is Blueprint =>
  schemaProblems(value, blueprintSchema).length === 0;

/** What is wrong with something that should be a blueprint, in sentences; empty when nothing is. */
export function blueprintProblems(value: unknown): string[] {
  return isBlueprint(value) ? problemsAcross(value) : schemaProblems(value, blueprintSchema);
}
