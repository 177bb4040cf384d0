import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../../../../app/routing/href.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import { SearchFields } from "./SearchFields.tsx";
import { useVenueSearch } from "./useVenueSearch.ts";
import { useVenuePages } from "./useVenuePages.ts";
import { VenueCards } from "./VenueCards.tsx";
import { VenueSkeletons } from "./VenueSkeletons.tsx";
import { VenuesFile } from "./VenueTools.tsx";

/** Which of one's venues has the room, the day and the way in. */
export default function FindVenuePage() {
  const { fields, set, search, isNarrowed, clear } = useVenueSearch();
  const pages = useVenuePages(search);
  const { venues, total, error, refetch } = pages;
  return (
    <PageFrame>
      <PageHeader
        title="Find a venue"
        lead="Only what has room, the right set-up and the day free."
      />
      <SearchFields fields={fields} isNowhere={pages.isNowhere} onChange={set} />
      {error && <LoadFailed what="The venues" error={error} onRetry={refetch} />}
      {!venues && !error && <VenueSkeletons />}
      {venues && total === 0 && (
        <EmptyState
          drawing="search"
          title={isNarrowed ? "No venue fits all of that" : "No venues yet"}
          action={
            isNarrowed ? (
              <Button variant="outline" onClick={clear}>
                Begin again
              </Button>
            ) : (
              <LinkButton href={href("venues.create")}>Add a venue</LinkButton>
            )
          }
        >
          {isNarrowed
            ? "Take away the wish that matters least, or try another day."
            : "Add the places you gather at, then find the one that is free."}
        </EmptyState>
      )}
      {total > 0 && (
        <VenueCards pages={pages}>
          <VenuesFile search={search} />
        </VenueCards>
      )}
    </PageFrame>
  );
}
