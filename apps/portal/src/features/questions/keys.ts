import { keys } from "../../event-kit/data/keys.ts";

/** Under which the questions of an event's page are kept, in its branch. */
export const questionKeys = {
  list: (id: string) => [...keys.event(id), "questions"] as const,
};
