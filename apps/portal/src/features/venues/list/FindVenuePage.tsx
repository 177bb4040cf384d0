import { valueOf } from "@jubilee/core/result/rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { venuePlaces } from "../data/places.ts";
import { useVenueApis } from "../data/useVenueApis.ts";
import { SearchFields } from "./SearchFields.tsx";
import { useVenueSearch } from "./useVenueSearch.ts";
import { VenueCard } from "./VenueCard.tsx";
import { cards, count } from "./VenueCard.css.ts";

const pageSize = 24;

/** Which of one's venues has the room, the day and the way in. */
export default function FindVenuePage() {
  const { venues } = useVenueApis();
  const number = new Intl.NumberFormat(useLocale());
  const { fields, set, search, isNarrowed, clear } = useVenueSearch();
  const [size, setSize] = useState(pageSize);
  const asked = { ...search, size };
  const { data, error, refetch } = useQuery({
    queryKey: keys.search(asked),
    queryFn: () => valueOf(venues.search(asked)),
    placeholderData: keepPreviousData,
  });
  return (
    <PageFrame>
      <PageHeader
        title="Find a venue"
        lead="Only what has room, the right set-up and the day free."
      />
      <SearchFields fields={fields} onChange={set} />
      {error && <LoadFailed what="The venues" error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="panel" height={280} />}
      {data?.total === 0 && (
        <EmptyState
          drawing="search"
          title={isNarrowed ? "No venue fits all of that" : "No venues yet"}
          action={
            isNarrowed ? (
              <Button variant="outline" onClick={clear}>
                Begin again
              </Button>
            ) : (
              <LinkButton href={venuePlaces.create}>Add a venue</LinkButton>
            )
          }
        >
          {isNarrowed
            ? "Take away the wish that matters least, or try another day."
            : "Add the places you gather at, then find the one that is free."}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <output className={count}>
            {data.total === 1 ? "1 venue" : `${number.format(data.total)} venues`}
          </output>
          <ul className={cards}>
            {data.rows.map((venue) => (
              <VenueCard key={venue.id} venue={venue} />
            ))}
          </ul>
          {data.total > data.rows.length && (
            <Inline justify="center">
              <Button variant="outline" onClick={() => setSize(Math.min(size + pageSize, 200))}>
                Show more
              </Button>
            </Inline>
          )}
        </>
      )}
    </PageFrame>
  );
}
