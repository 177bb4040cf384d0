/** A task of the demo, told from its event or from today. */
export interface DemoTask {
  title: string;
  /** Days before the event's start; below 0 after it. */
  before?: number;
  /** Days from today, for what is late or near; kept as a distance to the event. */
  today?: number;
  at?: string;
  /** How many days before it is due it begins. */
  takes?: number;
  state?: "doing" | "blocked" | "done";
  priority?: "low" | "medium" | "high";
  labels?: string[];
  /** `me`, the local part of one of the team's address, or a helper's name. */
  owners?: string[];
  /** `- open`, `+ done` */
  steps?: string[];
  /** Titles of tasks. */
  waits?: string[];
  note?: string;
  costMinor?: number;
}
