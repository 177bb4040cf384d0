/** The day itself: what the screens of the run of show read (`get_run_of_show`) and write (`press_run_of_show`). */
import type { ActivityVisibility } from "./activities.types.ts";
import type { ActivityKind } from "./public-schedule.types.ts";

/** How an activity runs beside its plan. */
export interface RunValues {
  /** Minutes by which it is expected to start later than planned. */
  late: number;
  /** Minutes by which it is expected to last longer than planned. */
  longer: number;
  /** Instants, once somebody has said so. */
  startedAt: string | null;
  endedAt: string | null;
  /** Keeps its time when what is before it runs late. */
  isFixed: boolean;
}

/** What has a time, and how it runs. */
export interface Running extends RunValues {
  /** Instants of the plan. */
  startAt: string;
  endAt: string;
}

/** One line of the day: an activity as planned and as it runs. */
export interface RunEntry extends Running {
  id: string;
  title: string;
  kind: ActivityKind;
  visibility: ActivityVisibility;
  room: string | null;
  hostName: string | null;
  hostMemberId: string | null;
  hostGuestId: string | null;
  /** How many guests have signed up or wait. */
  signedUp: number;
}

/** A task that is due at a moment of the day. */
export interface RunTask {
  id: string;
  title: string;
  dueAt: string;
  isDone: boolean;
  /** The activity whose time it follows. */
  activityId: string | null;
  /** Members and helpers. */
  owners: { id: string; name: string }[];
}

/** What can be said of an activity. */
export type RunAct = "start" | "done" | "late" | "fix";

/** A press that the server has. */
export interface RunPressLine {
  id: string;
  activityId: string;
  act: RunAct;
  minutes: number | null;
  at: string;
  /** Null where the person is gone. */
  by: string | null;
  isUndone: boolean;
}

/** Answer of `get_run_of_show`. */
export interface RunOfShow {
  event: {
    id: string;
    name: string;
    status: string;
    timeZone: string;
    startDate: string;
    endDate: string;
    eventTypeId: string;
  };
  entries: RunEntry[];
  tasks: RunTask[];
  /** The latest, the newest first. */
  presses: RunPressLine[];
  /** How many are in the house; null for who may not see that. */
  arrived: number | null;
  /** The reader among the team. */
  memberId: string | null;
  mayPress: boolean;
  /** Whether guests can be told: they see a published schedule, and the reader may change it. */
  tellsGuests: boolean;
  serverTime: string;
}

/** Where an activity was when a button was pressed, and is to be. */
export interface RunChange {
  id: string;
  from: { late: number; longer: number };
  to: { late: number; longer: number };
}

interface Pressed {
  /** The device's own: a press that is sent twice counts once. */
  id: string;
  /** When the button was pressed. */
  at: string;
}

/** One press, as it is kept on the device and sent. */
export type RunPress = Pressed &
  (
    | { act: "start"; activityId: string }
    | { act: "done"; activityId: string }
    | { act: "fix"; activityId: string; isFixed: boolean }
    | {
        act: "late";
        activityId: string;
        minutes: number;
        changes: RunChange[];
        tellsTeam: boolean;
        tellsGuests: boolean;
      }
    | { act: "undo"; activityId: string; pressId: string }
  );

/** Answer of `press_run_of_show`. */
export interface RunPressed {
  /** `already`: somebody pressed the same before; `clash`: it is not any more as it was when it was pressed. Then nothing is written. */
  outcome: "done" | "already" | "clash";
  show: RunOfShow;
  /** The last press about the same activity. */
  last: { act: RunAct; minutes: number | null; at: string; by: string | null } | null;
}

/** When something is, in milliseconds. */
export interface RunSpan {
  start: number;
  end: number;
}

/** By which the day is read. */
export type RunGrouping = "place" | "person" | "mine";

/** What happens in one place, or with one person. */
export interface RunLane {
  key: string;
  /** Null: no place or nobody is named. */
  name: string | null;
  now: RunEntry | null;
  /** What is still to come, in order. */
  next: RunEntry[];
  tasks: RunTask[];
  /** What is over, in order. */
  done: RunEntry[];
}

/** How far behind the day is, and since what. */
export interface RunBehind {
  minutes: number;
  since: RunEntry;
}

/** Why something goes along. */
export type PushReason = "self" | "room" | "host" | "everybody";

/** What a delay moves. */
export interface PushedEntry {
  entry: RunEntry;
  before: RunSpan;
  after: RunSpan;
  reason: PushReason;
}

/** A task that a delay moves, because it follows an activity's time. Instants in ms. */
export interface PushedTask {
  task: RunTask;
  before: number;
  after: number;
}

/** What a delay reaches and does not move. */
export interface StayingEntry {
  entry: RunEntry;
  /** Minutes by which it is cut into. */
  overlap: number;
}

/** What a press of "later" would do. */
export interface RunPush {
  moved: PushedEntry[];
  stays: StayingEntry[];
  changes: RunChange[];
}
