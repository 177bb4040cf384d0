import type { ScheduleChangeKind } from "@jubilee/core/schedule/activities.types";

/** What mails about the schedule say. */
export interface ScheduleWords {
  subjects: Record<ScheduleMoment, (activity: string) => string>;
  titles: Record<ScheduleMoment, string>;
  sentences: Record<ScheduleMoment, (activity: string) => string>;
  /** What became of an activity; the label of its row. */
  changes: Record<ScheduleChangeKind, string>;
  before: (was: string) => string;
  mine: string;
  takesPart: string;
  people: (count: number) => string;
  why: (email: string) => string;
}

export type ScheduleMoment = "in" | "waiting" | "promoted" | "changed";
