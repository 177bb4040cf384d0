import { createVenuesApi } from "@jubilee/core/venues/venues.api";
import { venuesCsv } from "@jubilee/core/venues/venue-lists.rules";
import type { VenueShow, VenueSort } from "@jubilee/core/venues/venues.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { CalendarDays, Plus } from "lucide-react";
import { useDeferredValue } from "react";
import { href } from "../../../../app/routing/href.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { Unread } from "../../../../page-kit/data/Unread.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { ExportButton } from "../../../../page-kit/list/ExportButton.tsx";
import { ListTools } from "../../../../page-kit/list/ListTools.tsx";
import { SortChoice } from "../../../../page-kit/list/SortChoice.tsx";
import { useListState } from "../../../../page-kit/list/useListState.ts";
import { useVenuePages } from "./useVenuePages.ts";
import { VenueCards } from "./VenueCards.tsx";
import { VenueSkeletons } from "./VenueSkeletons.tsx";

const shows = ["all", "active", "requests", "inactive"] as const satisfies VenueShow[];
const showNames: Record<(typeof shows)[number], string> = {
  all: "All",
  active: "Active",
  requests: "Requests waiting",
  inactive: "Inactive",
};
const sorts = ["name", "newest", "capacity", "price"] as const satisfies VenueSort[];
const sortNames: Record<(typeof sorts)[number], string> = {
  name: "By name",
  newest: "Added last first",
  capacity: "Room for most first",
  price: "Lowest price first",
};

/** All venues of the account, inactive ones included. */
export default function ManageVenuesPage() {
  const api = useApi(createVenuesApi);
  const list = useListState({ show: shows, sort: sorts });
  const search = { text: useDeferredValue(list.text), show: list.show, sort: list.sort };
  const pages = useVenuePages(search);
  const { venues, total } = pages;
  const create = (
    <LinkButton href={href("venues.create")} icon={<Plus />}>
      Add a venue
    </LinkButton>
  );
  const hasNone = venues && total === 0 && search.text.trim() === "" && list.show === "all";
  return (
    <PageFrame>
      <PageHeader
        title="Venues"
        lead="Your places, with their spaces, access facts, prices and bookings."
        actions={
          venues &&
          !hasNone && (
            <Inline gap="2">
              <LinkButton href={href("venues.calendar")} variant="outline" icon={<CalendarDays />}>
                Booking calendar
              </LinkButton>
              {create}
            </Inline>
          )
        }
      />
      {(pages.error || !venues) && (
        <Unread of={pages} what="Your venues" skeleton={<VenueSkeletons />} />
      )}
      {hasNone && (
        <EmptyState drawing="table" title="No venues yet" action={create}>
          Add the places you gather at. Holds and bookings then never collide, and a link lets
          others ask for a day.
        </EmptyState>
      )}
      {venues && !hasNone && (
        <>
          <ListTools
            searchLabel="Find a venue by name or place"
            list={list}
            filters={shows.map((value) => ({ value, label: showNames[value] }))}
          >
            <SortChoice
              list={list}
              sorts={sorts.map((value) => ({ value, label: sortNames[value] }))}
            />
            {total > 0 && (
              <ExportButton name="venues.csv" rows={() => api.searchAll(search)} csv={venuesCsv} />
            )}
          </ListTools>
          {total > 0 ? (
            <VenueCards pages={pages} />
          ) : (
            <EmptyState drawing="search" title="No venue like that">
              Try another name or town, or another filter.
            </EmptyState>
          )}
        </>
      )}
    </PageFrame>
  );
}
