import type { Audited } from "../platform/audit.types.ts";

/** What this area writes to the log of changes, by topic: each kind with what a sentence calls it. */
export const audited: Audited = {
  events: { event_questions: "a question of the form", event_meals: "the meals" },
  guests: { late_answers: "an answer after the deadline" },
};
