import type { AtAGlance, EventOverview } from "./dashboard.types.ts";
import type { FoundGroup } from "./own-search.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  search_own: { groups: FoundGroup[] };
  get_at_a_glance: AtAGlance & { serverTime: string };
  get_event_overview: EventOverview & { serverTime: string };
}
