import type { VenueShow, VenueSort } from "@jubilee/core/venues/venues.types";
import { useListState } from "../../../../page-kit/list/useListState.ts";

const shows = ["all", "active", "requests", "inactive"] as const satisfies VenueShow[];
const sorts = ["name", "newest", "capacity", "price"] as const satisfies VenueSort[];

/** What the account's venues are narrowed and sorted by. */
export const useVenueList = () => useListState({ show: shows, sort: sorts });

export type VenueListState = ReturnType<typeof useVenueList>;
