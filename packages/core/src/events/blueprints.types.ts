import type { CampaignTiming } from "../mailing/campaigns.types.ts";
import type { ActivityKind } from "../schedule/public-schedule.types.ts";

/** How somebody who comes is called, and what the event is. */
export interface BlueprintWords {
  one: string;
  many: string;
  /** What people belong to. */
  group: string;
  kind: string;
}

/** One entry of the programme. */
export interface BlueprintActivity {
  title: string;
  kind: ActivityKind;
  /** Days after the first one. */
  day: number;
  /** Clock of the event's zone, `HH:mm`. */
  at: string;
  minutes: number;
  /** What kind of room; empty where it does not matter. */
  room: string;
  note: string;
  /** Keeps its time on the day when what is before it runs late. */
  isFixed?: true;
}

/** What a task is about. */
export type TaskTopic = "place" | "food" | "people" | "programme" | "making" | "money";

/** A part of the way to the event and back. */
export interface BlueprintStage {
  title: string;
  /** The days before the event with which it begins; null for what comes after it. */
  from: number | null;
}

/** Something to do, told from the event. */
export interface BlueprintTask {
  /** Its own within the blueprint. */
  key: string;
  title: string;
  note: string;
  topic: TaskTopic;
  priority: "none" | "high";
  /** What its day is counted from: the first day, the last one, or the day of an activity. */
  from: "start" | "end" | "activity";
  /** Title of that activity. */
  activity: string | null;
  /** Below 0: before it. */
  days: number;
  /** Clock `HH:mm`; null for any time of the day. */
  at: string | null;
  /** Title of its stage. */
  stage: string;
  /** Keys of the tasks it waits for. */
  waitsFor: string[];
  checklist: string[];
}

/** A part of the sum. */
export interface BlueprintBudgetLine {
  name: string;
  note: string;
  /** Of a thousand. */
  share: number;
}

/** What every party is asked. */
export interface BlueprintQuestion {
  prompt: string;
  kind: "text" | "choice" | "yes_no";
  options: string[];
  required: boolean;
}

/** A question that guests have, with its answer, for the event's page. */
export interface BlueprintAnswer {
  question: string;
  answer: string;
}

/** A draft of a mail. */
export interface BlueprintMail {
  name: string;
  timing: CampaignTiming;
  subject: string;
  text: string;
  /** Whether it asks for an answer. */
  asks: boolean;
}

/** A draft of a ticket. */
export interface BlueprintTicket {
  name: string;
  description: string;
  /** In whole euros, where the template is ours (`rough-worth.rules.ts`); in one's own, whole units of its event's currency. */
  price: number;
  quantity: number;
}

/** How people sit: so many tables or rows alike. */
export interface BlueprintSeating {
  shape: "round" | "long" | "row";
  tables: number;
  seats: number;
}

/** A whole event without its people and its date. */
export interface Blueprint {
  version: 1;
  words: BlueprintWords;
  /** The first words of its page; paragraphs stand apart by an empty line. */
  story: string;
  /** The weekday it usually begins on; 0 is a Sunday. */
  weekday: number;
  /** For how many people its sum and amounts are meant. */
  people: number;
  /** A sum to begin with, in whole euros (`rough-worth.rules.ts`). */
  sum: number;
  activities: BlueprintActivity[];
  stages: BlueprintStage[];
  tasks: BlueprintTask[];
  budget: BlueprintBudgetLine[];
  questions: BlueprintQuestion[];
  meals: { name: string; forChildren: boolean }[];
  answers: BlueprintAnswer[];
  mails: BlueprintMail[];
  tickets: BlueprintTicket[];
  seating: BlueprintSeating | null;
}
