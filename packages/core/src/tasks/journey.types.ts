/** The stages of a journey; every kind of event has all of them, in its own words. */
export type StageKey = "begin" | "settle" | "invite" | "fill" | "last" | "day";

/** A stage as a kind of event has it. */
export interface JourneyStage {
  key: StageKey;
  name: string;
  /** What it is for, in one sentence. */
  purpose: string;
  /** From how many days before the event. */
  from: number;
}

/** What is drawn for each task, and what is said of those that are done. */
export type JourneySubject =
  | "bunting"
  | "patches"
  | "stops"
  | "balloons"
  | "pennants"
  | "lanterns"
  | "shields"
  | "bulbs"
  | "rosettes"
  | "awnings"
  | "ribbons"
  | "cards";

/** A task as the journey reads it. */
export interface JourneyTask {
  id: string;
  title: string;
  /** As somebody chose it; otherwise its due day tells. */
  stage: string | null;
  start: string | null;
  /** `YYYY-MM-DD` in the event's zone. */
  due: string | null;
  isDone: boolean;
  isHigh: boolean;
  /** The ids of those that it waits for. */
  after: readonly string[];
  /** Ticks of its checklist. */
  ticked: number;
  steps: number;
}

export interface StageProgress extends JourneyStage {
  tasks: readonly JourneyTask[];
  done: number;
  total: number;
  /** Its first and last day; without an end it goes on after the event. */
  first: string;
  last: string | null;
  isNow: boolean;
}

/** Why a step comes next: nothing but facts of the event. */
export type WhyNow =
  | { kind: "late"; days: number }
  | { kind: "due"; days: number }
  | { kind: "holds"; titles: readonly string[]; count: number; isTight: boolean }
  | { kind: "first"; stage: string; days: number }
  | { kind: "high" };

/** What it takes, as far as somebody has said. */
export type StepEffort =
  | { kind: "steps"; left: number; total: number }
  | { kind: "days"; days: number };

export interface NextStep {
  task: JourneyTask;
  why: readonly WhyNow[];
  effort: StepEffort | null;
}

export interface Journey {
  stages: readonly StageProgress[];
  done: number;
  total: number;
  /** From 0 to 100; rounded down, so that 100 is all. */
  percent: number;
  next: readonly NextStep[];
}
