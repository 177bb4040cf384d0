import { keys } from "../../event-kit/data/keys.ts";

const all = (id: string) => [...keys.event(id), "questions"] as const;

/** Under which the questions of an event are kept, in its branch. */
export const questionKeys = {
  all,
  /** Those on its page. */
  list: (id: string) => [...all(id), "page"] as const,
  /** Those that guests ask. */
  asked: (id: string) => [...all(id), "asked"] as const,
};
