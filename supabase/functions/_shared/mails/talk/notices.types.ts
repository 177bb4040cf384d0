import type { Fields } from "../../fields.ts";

/** How one topic is told in a planner's mail, from what `private.tell_planners` was given. */
export interface NoticeMail {
  line: (told: Fields) => string;
  /** Where it is looked at when it is all there is; left out, the event's page. */
  page?: { label: string; path: (told: Fields) => string };
}
