import type { AtAGlance, EventOverview } from "./dashboard.types.ts";
import type { FoundGroup } from "./own-search.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  get_at_a_glance: AtAGlance;
  get_event_overview: EventOverview;
  search_own: { groups: FoundGroup[] };
}
