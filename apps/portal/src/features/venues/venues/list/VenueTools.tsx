import { venuesCsv } from "@jubilee/core/venues/venue-lists.rules";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import type { VenueSearch } from "@jubilee/core/venues/venues.types";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { optionsOf } from "../../../../page-kit/form/optionsOf.ts";
import { ExportButton } from "../../../../page-kit/list/ExportButton.tsx";
import { ListTools } from "../../../../page-kit/list/ListTools.tsx";
import { SortChoice } from "../../../../page-kit/list/SortChoice.tsx";
import type { VenueListState } from "./useVenueList.ts";

const filters = optionsOf<VenueListState["show"]>({
  all: "All",
  active: "Active",
  requests: "Requests waiting",
  inactive: "Inactive",
});
const sorts = optionsOf<VenueListState["sort"]>({
  name: "By name",
  newest: "Added last first",
  capacity: "Room for most first",
  price: "Lowest price first",
});

interface VenueToolsProps {
  list: VenueListState;
  /** What the list shows, for the file of all of it. */
  search: VenueSearch;
  hasVenues: boolean;
}

/** Finds and sorts the account's venues, and saves what is found. */
export function VenueTools({ list, search, hasVenues }: VenueToolsProps) {
  const api = useApi(createVenuesApi);
  return (
    <ListTools searchLabel="Find a venue by name or place" list={list} filters={filters}>
      <SortChoice list={list} sorts={sorts} />
      {hasVenues && (
        <ExportButton name="venues.csv" rows={() => api.searchAll(search)} csv={venuesCsv} />
      )}
    </ListTools>
  );
}
