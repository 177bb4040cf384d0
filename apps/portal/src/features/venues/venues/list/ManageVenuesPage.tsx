import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { CalendarDays, Plus } from "lucide-react";
import { useDeferredValue } from "react";
import { href } from "../../../../app/routing/href.ts";
import type { PageReads } from "../../../../app/routing/reads.types.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { Unread } from "../../../../page-kit/data/Unread.tsx";
import { useVenuePages, venuesRead } from "./useVenuePages.ts";
import { useVenueList } from "./useVenueList.ts";
import { VenueSkeletons } from "./VenueSkeletons.tsx";
import { VenueList } from "./VenueList.tsx";

export const reads: PageReads = async ({ client, query, readList }) =>
  query.size > 0
    ? undefined
    : readList(venuesRead(client, { text: "", show: "all", sort: "name" }));

/** All venues of the account, inactive ones included. */
export default function ManageVenuesPage() {
  const list = useVenueList();
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
        <EmptyState drawing="map" title="No venues yet" action={create}>
          Add the places you gather at. Holds and bookings then never collide, and a link lets
          others ask for a day.
        </EmptyState>
      )}
      {venues && !hasNone && <VenueList list={list} search={search} pages={pages} />}
    </PageFrame>
  );
}
