import type { VenueShow, VenueSort } from "@jubilee/core/venues/venues.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SearchField } from "@jubilee/ui/search-field";
import { Select } from "@jubilee/ui/select";
import { CalendarDays, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useSearchParams } from "wouter";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { venuePlaces } from "../data/places.ts";
import { ExportVenues } from "./ExportVenues.tsx";
import { useVenuePages } from "./useVenuePages.ts";
import { pills, search as searchBox, tools } from "../../../../page-kit/list/ListTools.css.ts";
import { order } from "./VenueCard.css.ts";
import { VenueCards } from "./VenueCards.tsx";
import { VenueSkeletons } from "./VenueSkeletons.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "active", label: "Active" },
  { value: "requests", label: "Requests waiting" },
  { value: "inactive", label: "Inactive" },
] as const satisfies { value: VenueShow; label: string }[];

const sorts = [
  { value: "name", label: "By name" },
  { value: "newest", label: "Added last first" },
  { value: "capacity", label: "Room for most first" },
  { value: "price", label: "Lowest price first" },
] as const satisfies { value: VenueSort; label: string }[];

/** All venues of the account, inactive ones included. */
export default function ManageVenuesPage() {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState("");
  const show = filters.find(({ value }) => value === query.get("show"))?.value ?? "all";
  const sort = sorts.find(({ value }) => value === query.get("sort"))?.value ?? "name";
  const search = { text: useDeferredValue(text), show, sort };
  const pages = useVenuePages(search);
  const { venues, total, error, refetch } = pages;
  const set = (name: "show" | "sort", value: string, usual: string) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === usual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const create = (
    <LinkButton href={venuePlaces.create} icon={<Plus />}>
      Add a venue
    </LinkButton>
  );
  const hasNone = venues && total === 0 && search.text.trim() === "" && show === "all";
  return (
    <PageFrame>
      <PageHeader
        title="Venues"
        lead="Your places, with their spaces, access facts, prices and bookings."
        actions={
          venues &&
          !hasNone && (
            <Inline gap="2">
              <LinkButton href={venuePlaces.calendar} variant="outline" icon={<CalendarDays />}>
                Booking calendar
              </LinkButton>
              {create}
            </Inline>
          )
        }
      />
      {error && <LoadFailed what="Your venues" error={error} onRetry={refetch} />}
      {!venues && !error && <VenueSkeletons />}
      {hasNone && (
        <EmptyState drawing="table" title="No venues yet" action={create}>
          Add the places you gather at. Holds and bookings then never collide, and a link lets
          others ask for a day.
        </EmptyState>
      )}
      {venues && !hasNone && (
        <>
          <search className={tools}>
            <div className={searchBox}>
              <SearchField
                look="field"
                label="Find a venue by name or place"
                placeholder="Find a venue by name or place"
                value={text}
                onValueChange={setText}
              />
            </div>
            <fieldset className={pills} aria-label="Show">
              {filters.map(({ value, label }) => (
                <FilterPill
                  key={value}
                  opens={false}
                  value={value === show}
                  onClick={() => set("show", value, "all")}
                >
                  {label}
                </FilterPill>
              ))}
            </fieldset>
            <div className={order}>
              <Select
                label="Sorted by"
                hideLabel
                options={sorts}
                value={sort}
                onValueChange={(value) => set("sort", value, "name")}
              />
            </div>
            {total > 0 && <ExportVenues search={search} />}
          </search>
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
