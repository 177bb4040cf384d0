import type { CategoryFacts } from "./category-facts.types.ts";
import type { AtAGlance, EventOverview, GuestCount } from "./dashboard.types.ts";
import type { OwnFound } from "./own-search.types.ts";

/** What the functions of this area answer. */
export interface Answers {
  search_own: OwnFound;
  get_category_facts: CategoryFacts;
  get_at_a_glance: AtAGlance & { serverTime: string };
  list_guest_counts: GuestCount[];
  get_event_overview: EventOverview & { serverTime: string };
}
