/** What became of a task, in words: one line a change. */
import { formatterOf } from "../base/time.rules.ts";
import { counted } from "../base/words.rules.ts";
import { priorityWords, stateWords } from "./tasks.rules.ts";
import type { TaskHistoryEntry } from "./task-history.types.ts";
import type { TaskPriority, TaskState, TaskStep } from "./tasks.types.ts";

export interface HistoryPlace {
  locale: string;
  /** Names of people by the ids of owners. */
  nameOf: (id: string) => string | null;
  /** Names of tasks by their ids. */
  titleOf: (id: string) => string | null;
  /** How stages are called, by their keys. */
  stageOf: (key: string) => string;
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];

const listed = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: "conjunction" }).format(names);

/** What came and what went of a list. */
function cameAndWent(
  { before, after }: Pick<TaskHistoryEntry, "before" | "after">,
  field: string,
): { came: string[]; went: string[] } {
  const [was, is] = [textsOf(before?.[field]), textsOf(after?.[field])];
  return {
    came: is.filter((one) => !was.includes(one)),
    went: was.filter((one) => !is.includes(one)),
  };
}

function dayWords(value: unknown, locale: string): string | null {
  if (typeof value !== "string") return null;
  const hasClock = !value.includes("T00:00:00");
  return formatterOf(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    ...(hasClock ? { hour: "numeric", minute: "2-digit" } : {}),
    timeZone: "UTC",
  }).format(Date.parse(`${value.slice(0, 16)}Z`));
}

/** What became of the checklist: what was ticked, opened, added and taken away. */
function stepWords(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map((value) => (value ?? []) as TaskStep[]) as [
    TaskStep[],
    TaskStep[],
  ];
  const known = new Map(was.map((step) => [step.id, step]));
  const left = new Set(is.map(({ id }) => id));
  return [
    ...is.flatMap(({ id, text, done }) => {
      const old = known.get(id);
      if (!old) return [`added the step “${text}”`];
      if (old.done !== done) return [`${done ? "ticked" : "opened"} “${text}”`];
      return old.text === text ? [] : [`renamed the step “${old.text}” to “${text}”`];
    }),
    ...was.filter(({ id }) => !left.has(id)).map(({ text }) => `took the step “${text}” away`),
  ];
}

type Told = (value: unknown, before: unknown, place: HistoryPlace) => string[];

const day =
  (name: string): Told =>
  (value, _before, { locale }) => {
    const words = dayWords(value, locale);
    return [words === null ? `took the ${name} day off` : `set the ${name} day to ${words}`];
  };

/** How the change of each column is said; what is not here is of no interest by itself. */
const told: Readonly<Record<string, Told>> = {
  title: (value, before) => [`renamed it from “${String(before)}” to “${String(value)}”`],
  state: (value) => [`set it to ${stateWords[value as TaskState].toLowerCase()}`],
  priority: (value) => [
    `set the priority to ${priorityWords[value as TaskPriority].toLowerCase()}`,
  ],
  stage: (value, _before, { stageOf }) => [
    typeof value === "string" ? `put it into “${stageOf(value)}”` : "let its day say the stage",
  ],
  due_local: day("due"),
  start_local: day("first"),
  notes: (value) => [value === null ? "took the notes away" : "wrote the notes"],
  repeat: (value) => [value === null ? "lets it come once" : "lets it come again"],
  checklist: (value, before) => stepWords(before, value),
  removed_at: (value) => [value === null ? "brought it back" : "removed it"],
  labels: (value, before, { locale }) => {
    const { came, went } = cameAndWent({ before: { l: before }, after: { l: value } }, "l");
    return [
      ...(came.length > 0 ? [`labelled it ${listed(came, locale)}`] : []),
      ...(went.length > 0 ? [`took the label ${listed(went, locale)} off`] : []),
    ];
  },
  cost_minor: (value) => [value === null ? "took the cost off" : "changed what it costs"],
};

/** What somebody did, each as the end of a sentence that begins with their name; empty where nothing is to be told. */
export function historyWords(entry: TaskHistoryEntry, place: HistoryPlace): string[] {
  const { kind, before, after } = entry;
  if (kind === "added") return ["wrote it down"];
  if (kind === "owners") {
    const { came, went } = cameAndWent(entry, "owners");
    const named = (ids: string[]) =>
      listed(
        ids.map((id) => place.nameOf(id) ?? "somebody who has left"),
        place.locale,
      );
    return [
      ...(came.length > 0 ? [`gave it to ${named(came)}`] : []),
      ...(went.length > 0 ? [`took it from ${named(went)}`] : []),
    ];
  }
  if (kind === "waits") {
    const { came, went } = cameAndWent(entry, "waitsFor");
    const named = (ids: string[]) => {
      const titles = ids.flatMap((id) => place.titleOf(id) ?? []);
      return titles.length === ids.length
        ? listed(
            titles.map((title) => `“${title}”`),
            place.locale,
          )
        : counted(ids.length, "task");
    };
    return [
      ...(came.length > 0 ? [`lets it wait for ${named(came)}`] : []),
      ...(went.length > 0 ? [`lets it wait no more for ${named(went)}`] : []),
    ];
  }
  return Object.entries(told).flatMap(([field, say]) =>
    after && field in after ? say(after[field], before?.[field], place) : [],
  );
}
