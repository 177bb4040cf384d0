import { valueOf } from "@jubilee/core/result/rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SearchField } from "@jubilee/ui/search-field";
import { Skeleton } from "@jubilee/ui/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CalendarDays, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { venuePlaces } from "../data/places.ts";
import { useVenueApis } from "../data/useVenueApis.ts";
import { VenueCard } from "./VenueCard.tsx";
import { cards, tools, wide } from "./VenueCard.css.ts";

const pageSize = 24;

/** All venues of the account, inactive ones included. */
export default function ManageVenuesPage() {
  const { venues } = useVenueApis();
  const [text, setText] = useState("");
  const [size, setSize] = useState(pageSize);
  const search = { text: useDeferredValue(text), withInactive: true, size };
  const { data, error, refetch } = useQuery({
    queryKey: keys.search(search),
    queryFn: () => valueOf(venues.search(search)),
    placeholderData: keepPreviousData,
  });
  const create = (
    <LinkButton href={venuePlaces.create} icon={<Plus />}>
      Add a venue
    </LinkButton>
  );
  const hasNone = data?.total === 0 && search.text.trim() === "";
  return (
    <PageFrame>
      <PageHeader
        title="Venues"
        lead="Your places, with their spaces, access facts, prices and bookings."
        actions={
          data &&
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
      {!data && !error && (
        <div className={cards} aria-label="Loading">
          {["a", "b", "c"].map((key) => (
            <Skeleton key={key} shape="panel" height={280} />
          ))}
        </div>
      )}
      {hasNone && (
        <EmptyState drawing="table" title="No venues yet" action={create}>
          Add the places you gather at. Holds and bookings then never collide, and a link lets
          others ask for a day.
        </EmptyState>
      )}
      {data && !hasNone && (
        <>
          <search className={tools}>
            <div className={wide}>
              <SearchField
                look="field"
                label="Find a venue by name or place"
                placeholder="Find a venue by name or place"
                value={text}
                onValueChange={setText}
              />
            </div>
          </search>
          {data.total === 0 ? (
            <EmptyState drawing="search" title="No venue like that">
              Try another name or another town.
            </EmptyState>
          ) : (
            <ul className={cards}>
              {data.rows.map((venue) => (
                <VenueCard key={venue.id} venue={venue} />
              ))}
            </ul>
          )}
          {data.total > data.rows.length && (
            <Inline justify="center">
              <Button variant="outline" onClick={() => setSize(size + pageSize)}>
                Show more of {data.total}
              </Button>
            </Inline>
          )}
        </>
      )}
    </PageFrame>
  );
}
