/** Tasks in lists: when they are due as seen from now, in which group they stand, which are shown. */
import { hasWords } from "../base/plain-words.rules.ts";
import { zoneText } from "../base/moments.rules.ts";
import { formatClock, formatterOf, toWallTime } from "../base/time.rules.ts";
import { counted } from "../base/words.rules.ts";
import type {
  LimitedState,
  TaskChange,
  TaskPerson,
  TaskPriority,
  TaskRepeat,
  TaskRights,
  TaskRow,
  TaskState,
} from "./tasks.types.ts";

const dayMs = 86_400_000;

/** How long a task's name may be, in characters. */
export const longestTitle = 200;

/** In the order of the board. */
export const taskStates: readonly TaskState[] = ["todo", "doing", "blocked", "done"];
/** Those of which a board can have enough. */
export const limitedStates: readonly LimitedState[] = ["todo", "doing", "blocked"];
/** How many tasks a limit of a column can be. */
export const mostInColumn = 99;
/** What presses most first. */
export const taskPriorities: readonly TaskPriority[] = ["high", "medium", "low", "none"];

/** How a state is called. */
export const stateWords: Readonly<Record<TaskState, string>> = {
  todo: "To do",
  doing: "Doing",
  blocked: "Blocked",
  done: "Done",
};

/** How a priority is called. */
export const priorityWords: Readonly<Record<TaskPriority, string>> = {
  high: "High",
  medium: "Medium",
  low: "Low",
  none: "None",
};

/** How often something comes again: “Every week”, “Every 3 days”. */
export const repeatWords = ({ every, unit }: TaskRepeat): string =>
  every === 1 ? `Every ${unit}` : `Every ${counted(every, unit)}`;

/** Of each task of a long list it is asked: counted, and not read as a date. */
const dayNumber = (day: string) =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs;

/** Today in a zone. */
interface Today {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Days since 1970. */
  number: number;
  /** How many days after today the week's last day is; weeks begin on Monday. */
  leftInWeek: number;
}

/** The clock of a list: which day it is in each zone, asked of the zone once. */
export interface TaskClock {
  nowMs: number;
  today: (timeZone: string) => Today;
  todayIn: (timeZone: string) => string;
}

/** The clock of a list at a moment. */
export function taskClock(nowMs: number): TaskClock {
  const known = new Map<string, Today>();
  const today = (timeZone: string): Today => {
    const asked = known.get(timeZone);
    if (asked) return asked;
    const day = toWallTime(new Date(nowMs).toISOString(), timeZone).slice(0, 10);
    const leftInWeek = (7 - new Date(`${day}T00:00Z`).getUTCDay()) % 7;
    const found = { day, number: dayNumber(day), leftInWeek };
    known.set(timeZone, found);
    return found;
  };
  return { nowMs, today, todayIn: (timeZone) => today(timeZone).day };
}

/** How many days from today a task is due, below 0 before it; null without a day. */
export function daysToDue(
  { dueLocal, timeZone }: Pick<TaskRow, "dueLocal" | "timeZone">,
  clock: TaskClock,
): number | null {
  if (dueLocal === null) return null;
  return dayNumber(dueLocal) - clock.today(timeZone).number;
}

/** Whether a task is the reader's to write. */
export const mayWriteTask = (rights: TaskRights, { eventId }: Pick<TaskRow, "eventId">): boolean =>
  rights.all || (eventId !== null && rights.events.includes(eventId));

/** Whether any task is. */
export const mayWriteTasks = ({ all, events }: TaskRights): boolean => all || events.length > 0;

/** Whether its time has passed and it is not done. */
export function isLate(task: TaskRow, { nowMs }: TaskClock): boolean {
  return task.state !== "done" && task.dueAt !== null && Date.parse(task.dueAt) <= nowMs;
}

const hasClockTime = ({ due }: Pick<TaskRow, "due">): boolean =>
  due !== null &&
  (due.kind === "moment" || (due.kind === "relative" && (due.at ?? due.minutes) !== undefined));

/** The clock at which it is due, with its zone: “10:00, Central European Time, UTC+1”; null where it is a day. */
export function dueClock(
  task: Pick<TaskRow, "due" | "dueAt" | "timeZone">,
  locale: string,
): string | null {
  if (task.dueAt === null || !hasClockTime(task)) return null;
  const { dueAt, timeZone } = task;
  return `${formatClock(dueAt, timeZone, locale)}, ${zoneText(dueAt, timeZone, locale)}`;
}

/** When it is due, as seen from today: "2 days late", "Today, 18:00", "Sat 22 May". Empty without a day. */
export function dueWords(task: TaskRow, clock: TaskClock, locale: string): string {
  const days = daysToDue(task, clock);
  if (days === null || task.dueLocal === null) return "";
  if (isLate(task, clock))
    return days === 0
      ? `Late since ${clockOf(task.dueLocal, locale)}`
      : `${counted(-days, "day")} late`;
  const at = hasClockTime(task) && days >= 0 ? `, ${clockOf(task.dueLocal, locale)}` : "";
  if (days === 0) return `Today${at}`;
  if (days === 1) return `Tomorrow${at}`;
  return `${shortDay(task.dueLocal, clock.todayIn(task.timeZone), locale)}${at}`;
}

/** When it is due wherever and whenever it is read, as on paper: "Sat, 22 May 2027, 18:00". Empty without a day. */
export function dueInFull(task: TaskRow, locale: string): string {
  if (task.dueLocal === null) return "";
  const day = formatterOf(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(`${task.dueLocal.slice(0, 10)}T00:00Z`));
  return hasClockTime(task) ? `${day}, ${clockOf(task.dueLocal, locale)}` : day;
}

const clockOf = (wall: string, locale: string) =>
  formatterOf(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
    Date.parse(`${wall}Z`),
  );

/** "Sat 22 May", with the year where it is another one than today's. */
export function shortDay(wall: string, today: string, locale: string): string {
  const isOtherYear = wall.slice(0, 4) !== today.slice(0, 4);
  return formatterOf(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...(isOtherYear ? { year: "numeric" } : {}),
    timeZone: "UTC",
  }).format(Date.parse(`${wall.slice(0, 10)}T00:00Z`));
}

export type DueGroup = "late" | "today" | "week" | "event" | "after" | "later" | "someday" | "done";

/** In the order of a list. */
export const dueGroups: readonly DueGroup[] = [
  "late",
  "today",
  "week",
  "event",
  "after",
  "later",
  "someday",
  "done",
];

/** What stands above a group. */
export const dueGroupWords: Readonly<Record<DueGroup, string>> = {
  late: "Late",
  today: "Today",
  week: "This week",
  event: "Until the day",
  after: "After the event",
  later: "Later",
  someday: "Without a day",
  done: "Done",
};

/** Where a task stands in a list by its day; `eventDay` is the last day of its event, where there is one. */
export function dueGroup(task: TaskRow, clock: TaskClock, eventDay: string | null): DueGroup {
  if (task.state === "done") return "done";
  const days = daysToDue(task, clock);
  if (days === null) return "someday";
  if (isLate(task, clock)) return "late";
  if (days <= 0) return "today";
  const today = clock.today(task.timeZone);
  if (days <= today.leftInWeek) return "week";
  if (eventDay === null || eventDay < today.day) return "later";
  return (task.dueLocal ?? "").slice(0, 10) <= eventDay ? "event" : "after";
}

/** Which tasks a view shows; lists without a value leave all through. */
export interface TaskFilter {
  show: "open" | "late" | "done" | "all";
  text: string;
  owners: readonly string[];
  labels: readonly string[];
  priorities: readonly string[];
}

/** How it is said which of the tasks are shown. */
export const showWords: Readonly<Record<TaskFilter["show"], string>> = {
  open: "Open",
  late: "Late",
  done: "Done",
  all: "Open and done",
};

/** What is shown until something is chosen. */
export const everyTask: TaskFilter = {
  show: "open",
  text: "",
  owners: [],
  labels: [],
  priorities: [],
};

/** In the place of an owner's id. */
export const nobody = "nobody";

/** The tasks that a filter leaves, in their order. */
export function filterTasks(
  rows: readonly TaskRow[],
  filter: TaskFilter,
  clock: TaskClock,
): readonly TaskRow[] {
  const [owners, labels, priorities] = [filter.owners, filter.labels, filter.priorities].map(
    (values) => new Set(values),
  ) as [Set<string>, Set<string>, Set<string>];
  const isShown = (task: TaskRow) => {
    if (filter.show === "open") return task.state !== "done";
    if (filter.show === "late") return isLate(task, clock);
    return filter.show === "all" || task.state === "done";
  };
  return rows.filter(
    (task) =>
      isShown(task) &&
      (owners.size === 0 ||
        task.owners.some((owner) => owners.has(owner)) ||
        (task.owners.length === 0 && owners.has(nobody))) &&
      (labels.size === 0 || task.labels.some((label) => labels.has(label))) &&
      (priorities.size === 0 || priorities.has(task.priority)) &&
      hasWords(`${task.title} ${task.labels.join(" ")}`, filter.text),
  );
}

/** Every label in use, those most often used first. */
export function labelsOf(rows: readonly TaskRow[]): string[] {
  const counts = new Map<string, number>();
  for (const label of rows.flatMap(({ labels }) => labels))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .map(([label]) => label);
}

/** What is still to be done before a task can be. */
export function waitsOn(task: TaskRow, byId: ReadonlyMap<string, TaskRow>): TaskRow[] {
  return task.waitsFor.flatMap((id) => {
    const other = byId.get(id);
    return other && other.state !== "done" ? [other] : [];
  });
}

/** Which of some changes would make a task done before what it waits for, and what is open then; what is done with them is not. */
export function openBeforeDone(
  changes: readonly TaskChange[],
  byId: ReadonlyMap<string, TaskRow>,
): { waiting: TaskRow[]; open: TaskRow[] } {
  const done = new Set(changes.flatMap(({ id, patch }) => (patch.state === "done" ? [id] : [])));
  const open = new Map<string, TaskRow>();
  const waiting = [...done].flatMap((id) => {
    const task = byId.get(id);
    if (!task || task.state === "done") return [];
    const others = waitsOn(task, byId).filter((other) => !done.has(other.id));
    for (const other of others) open.set(other.id, other);
    return others.length > 0 ? [task] : [];
  });
  return { waiting, open: [...open.values()] };
}

/** The people of a task, in their order. */
export function ownersOf(
  { owners }: Pick<TaskRow, "owners">,
  people: ReadonlyMap<string, TaskPerson>,
): TaskPerson[] {
  return owners.flatMap((id) => people.get(id) ?? []);
}
