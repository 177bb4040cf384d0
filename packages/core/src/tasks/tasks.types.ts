import type { EventTime } from "../base/event-time.types.ts";
import type { RichText } from "../base/rich-text.types.ts";
import "../talk/threads.types.ts";

declare module "../talk/threads.types.ts" {
  interface ThreadKinds {
    task: true;
  }
}

export type TaskState = "todo" | "doing" | "blocked" | "done";

export type TaskPriority = "none" | "low" | "medium" | "high";

export interface TaskRepeat {
  every: number;
  unit: "day" | "week" | "month" | "year";
}

export interface TaskCost {
  minor: number;
  currency: string;
}

export interface TaskStep {
  id: string;
  text: string;
  done: boolean;
}

/** What lists, boards and timelines show of a task. */
export interface TaskRow {
  id: string;
  /** Null of a task of no event. */
  eventId: string | null;
  title: string;
  state: TaskState;
  priority: TaskPriority;
  /** Of the planning journey; null where its time says it. */
  stage: string | null;
  start: EventTime | null;
  due: EventTime | null;
  /** What they come to, `YYYY-MM-DDTHH:mm` by the clock of `timeZone`; midnight for a whole day. */
  startLocal: string | null;
  dueLocal: string | null;
  /** From when it is late. */
  dueAt: string | null;
  timeZone: string;
  labels: string[];
  /** Ids of people (TaskPerson). */
  owners: string[];
  /** Ids of tasks. */
  waitsFor: string[];
  stepsDone: number;
  stepsAll: number;
  hasNotes: boolean;
  repeat: TaskRepeat | null;
  /** Null for who does not see money, too. */
  cost: TaskCost | null;
  /** Its place among its like. */
  rank: number;
  /** Rises with each write. */
  revision: number;
  doneAt: string | null;
  templateKey: string | null;
  removed: boolean;
}

/** Who can own a task: one of the team, or somebody with a link. */
export interface TaskPerson {
  id: string;
  kind: "member" | "helper";
  name: string;
  avatarUrl: string | null;
  isMe: boolean;
  /** Has left, or their link was closed. */
  isGone: boolean;
}

/** Which of the listed tasks the reader may write: all of them, or those of some events. */
export interface TaskRights {
  all: boolean;
  events: string[];
}

/** What is done is never too much. */
export type LimitedState = Exclude<TaskState, "done">;

/** How many tasks of a state a board takes, 1 to 99; without a number as many as come. */
export type TaskLimits = Partial<Record<LimitedState, number>>;

export interface TaskList {
  rows: TaskRow[];
  total: number;
  /** Of the event's board; none where tasks of several events stand together. */
  limits: TaskLimits;
  mayWrite: TaskRights;
  /** With the first page only. */
  people: TaskPerson[];
}

export interface TaskListRequest {
  of: "all" | "mine" | "event";
  eventId?: string;
}

interface LinkedTask {
  id: string;
  title: string;
  state: TaskState;
}

/** A task with all that it says. */
export interface TaskRecord extends TaskRow {
  notes: RichText | null;
  checklist: TaskStep[];
  mayWrite: boolean;
  /** Whether the reader sees and writes what it costs. */
  seesMoney: boolean;
  event: { name: string; startLocal: string; endLocal: string } | null;
  /** The activity that its day is told from. */
  dueActivity: string | null;
  /** What waits for it. */
  waiting: LinkedTask[];
  /** What it waits for. */
  blockers: LinkedTask[];
  people: TaskPerson[];
  createdAt: string;
  createdBy: string | null;
}

/** All of a task that can be written. */
export interface TaskFields {
  title: string;
  notes: RichText | null;
  state: TaskState;
  priority: TaskPriority;
  stage: string | null;
  start: EventTime | null;
  due: EventTime | null;
  labels: string[];
  owners: string[];
  waitsFor: string[];
  checklist: TaskStep[];
  repeat: TaskRepeat | null;
  cost: TaskCost | null;
  removed: boolean;
}

/** Fields as they are to be, and changes within them that never clash with somebody else's. */
export interface TaskPatch extends Partial<TaskFields> {
  /** Start and due, so many days later. */
  shiftDays?: number;
  addOwners?: string[];
  removeOwners?: string[];
  addLabels?: string[];
  removeLabels?: string[];
  addWaits?: string[];
  removeWaits?: string[];
  /** Single steps of the checklist; an id that it has not is a new step at its end. */
  steps?: { id: string; text?: string; done?: boolean; removed?: true }[];
  /** Right after another task; null: before all. */
  after?: string | null;
  before?: string;
}

export interface TaskChange {
  id: string;
  patch: TaskPatch;
  /** At which it was read: what somebody else wrote since stays theirs and is answered as a clash. */
  revision?: number;
}

/** A new task; an id of its own where others of the same call wait for it. */
export interface NewTask extends Partial<TaskFields> {
  title: string;
  id?: string;
  templateKey?: string;
}

export interface TaskClash {
  id: string;
  field: keyof TaskFields;
  theirs: unknown;
}

export interface TasksWritten {
  /** As they are now; with the next of one that comes again. */
  tasks: TaskRow[];
  clashes: TaskClash[];
  /** By which all of it is taken back within a day; null where nothing was written. */
  undoId: string | null;
}
