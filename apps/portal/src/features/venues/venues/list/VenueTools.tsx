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

/** Finds and sorts the account's venues. */
export function VenueTools({ list }: { list: VenueListState }) {
  return (
    <ListTools searchLabel="Find a venue by name or place" list={list} filters={filters}>
      <SortChoice list={list} sorts={sorts} />
    </ListTools>
  );
}

/** The venues that are found, as a file. */
export function VenuesFile({ search }: { search: VenueSearch }) {
  const api = useApi(createVenuesApi);
  return (
    <ExportButton name="venues.csv" rows={() => api.searchAll(search)} csv={venuesCsv} inLine />
  );
}
