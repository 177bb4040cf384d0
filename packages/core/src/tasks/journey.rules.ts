/** The planning journey: how far each stage is, and what comes next and why. Decision: the facts of the event alone. */
import type { EventTypeId } from "../sharing/public-event.types.ts";
import { subjectOfSeed } from "../events/cover-seeds.rules.ts";
import { type WrittenJourney, writtenJourneys, writtenOccasions } from "./journey-stages.data.ts";
import type {
  Journey,
  JourneyStage,
  JourneySubject,
  JourneyTask,
  NextStep,
  StageKey,
  StageProgress,
  StepEffort,
  WhyNow,
} from "./journey.types.ts";
import { dayAfter } from "./task-chains.rules.ts";

const dayMs = 86_400_000;
/** Who names no kind of event plans a party. */
const usual: EventTypeId = "social-type-1";
const order: readonly StageKey[] = ["begin", "settle", "invite", "fill", "last", "day"];
/** From so many days before its due day on a step is due soon. */
const soonDays = 7;

const apart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const written: ReadonlyMap<string, WrittenJourney> = new Map(
  Object.entries({ ...writtenJourneys, ...writtenOccasions }),
);
const writtenOf = (kind: string | null) => written.get(kind ?? "") ?? writtenJourneys[usual];

/** How an event is planned: by its occasion, where that has a way of its own, else by its kind. */
export function journeyKind(event: { eventTypeId: string; coverSeed: string }): string {
  const subject = subjectOfSeed(event.coverSeed);
  return subject !== null && Object.hasOwn(writtenOccasions, subject) ? subject : event.eventTypeId;
}

/** The stages of a kind of event (`journeyKind`), from the first to the last. */
export function stagesOf(kind: string | null): readonly JourneyStage[] {
  const { stages } = writtenOf(kind);
  return order.map((key) => {
    const [from, name, purpose] = stages[key];
    return { key, name, purpose, from };
  });
}

/** What is drawn for each task of a kind of event. */
export const subjectOf = (kind: string | null): JourneySubject => writtenOf(kind).subject;

/** The stage of a task: the one that was chosen, or the one that its due day falls into. */
export function stageOf(
  { stage, due }: Pick<JourneyTask, "stage" | "due">,
  stages: readonly JourneyStage[],
  eventDay: string,
): StageKey {
  const chosen = stages.find(({ key }) => key === stage);
  if (chosen) return chosen.key;
  const first = stages[0]?.key ?? "begin";
  if (due === null) return first;
  const before = apart(due, eventDay);
  return stages.findLast(({ from }) => before <= from)?.key ?? first;
}

export interface JourneyPlace {
  /** By `journeyKind`. */
  kind: string | null;
  /** `YYYY-MM-DD` in the event's zone. */
  eventDay: string;
  today: string;
}

/** How far an event is. */
export function journeyOf(tasks: readonly JourneyTask[], place: JourneyPlace): Journey {
  const { eventDay, today } = place;
  const stages = stagesOf(place.kind);
  const by = Map.groupBy(tasks, (task) => stageOf(task, stages, eventDay));
  const left = apart(today, eventDay);
  const now = stages.findLast(({ from }) => left <= from) ?? stages[0];
  const progress = stages.map((stage, index): StageProgress => {
    const own = (by.get(stage.key) ?? []).toSorted(byDue);
    const next = stages[index + 1];
    return {
      ...stage,
      tasks: own,
      done: own.filter(({ isDone }) => isDone).length,
      total: own.length,
      first: dayAfter(eventDay, -stage.from),
      last: next ? dayAfter(eventDay, -next.from - 1) : null,
      isNow: stage === now,
    };
  });
  const done = tasks.filter(({ isDone }) => isDone).length;
  const percent = tasks.length === 0 ? 0 : Math.floor((done / tasks.length) * 100);
  return {
    stages: progress,
    done,
    total: tasks.length,
    percent,
    next: nextSteps(tasks, progress, today),
  };
}

const lastOfAll = "9999-12-31";

function byDue(one: JourneyTask, other: JourneyTask): number {
  const [first, second] = [one.due ?? lastOfAll, other.due ?? lastOfAll];
  return first === second ? 0 : first < second ? -1 : 1;
}

/** The three open tasks that come first, of those that wait for nothing any more. */
function nextSteps(
  tasks: readonly JourneyTask[],
  stages: readonly StageProgress[],
  today: string,
): NextStep[] {
  const open = tasks.filter(({ isDone }) => !isDone);
  const openIds = new Set(open.map(({ id }) => id));
  const free = open.filter(({ after }) => !after.some((id) => openIds.has(id)));
  const steps = free.map((task) => {
    const waiting = open.filter(({ after }) => after.includes(task.id)).toSorted(byDue);
    return { task, why: whyNow(task, waiting, stages, today), effort: effortOf(task) };
  });
  return steps
    .map((step) => ({ step, weight: weightOf(step) }))
    .toSorted((one, other) => other.weight - one.weight || byDue(one.step.task, other.step.task))
    .slice(0, 3)
    .map(({ step }) => step);
}

function whyNow(
  task: JourneyTask,
  waiting: readonly JourneyTask[],
  stages: readonly StageProgress[],
  today: string,
): WhyNow[] {
  const why: WhyNow[] = [];
  const days = task.due === null ? null : apart(today, task.due);
  if (days !== null && days < 0) why.push({ kind: "late", days: -days });
  else if (days !== null && days <= soonDays) why.push({ kind: "due", days });
  if (waiting.length > 0) {
    const isTight = waiting.some(
      (next) => task.due !== null && (next.start ?? next.due ?? lastOfAll) <= dayAfter(task.due, 1),
    );
    const titles = waiting.slice(0, 2).map(({ title }) => title);
    why.push({ kind: "holds", titles, count: waiting.length, isTight });
  }
  const stage = stages.find(({ tasks }) => tasks.includes(task));
  const isFirst = stage?.tasks.find(({ isDone }) => !isDone) === task;
  if (stage && isFirst && stage.first <= today) {
    why.push({ kind: "first", stage: stage.name, days: apart(stage.first, today) });
  }
  if (task.isHigh) why.push({ kind: "high" });
  if (why.length === 0 && days !== null) why.push({ kind: "due", days });
  return why;
}

/** What is late comes before all; then what others wait for and what is due soon. */
function weightOf({ why }: NextStep): number {
  return why.reduce((sum, one) => {
    if (one.kind === "late") return sum + 1_000 + Math.min(one.days, 60) * 4;
    if (one.kind === "due") return sum + Math.max(0, 300 - one.days * 30);
    if (one.kind === "holds")
      return sum + 60 + Math.min(one.count, 5) * 20 + (one.isTight ? 60 : 0);
    return sum + (one.kind === "first" ? 40 : 80);
  }, 0);
}

function effortOf({ start, due, ticked, steps }: JourneyTask): StepEffort | null {
  if (steps > 0) return { kind: "steps", left: steps - ticked, total: steps };
  const days = start === null || due === null ? 0 : apart(start, due) + 1;
  return days > 1 ? { kind: "days", days } : null;
}
