import type { ReactNode } from "react";
import { Button } from "@jubilee/ui/button";
import { Inline } from "@jubilee/ui/inline";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import type { VenuePages } from "./useVenuePages.ts";
import { VenueCard } from "./VenueCard.tsx";
import { above, cards, count } from "./VenueCard.css.ts";

export interface VenueCardsProps {
  pages: VenuePages;
  /** Beside the count: what can be done with all that was found. */
  children?: ReactNode;
}

/** The venues that were found, how many there are in all, and the way to the next ones. */
export function VenueCards({ pages, children }: VenueCardsProps) {
  const number = new Intl.NumberFormat(useLocale());
  const { venues = [], total, isMore, isLoadingMore, loadMore } = pages;
  const shown = venues.length < total ? `${number.format(venues.length)} of ` : "";
  return (
    <>
      <div className={above}>
        <output className={count}>
          {shown}
          {total === 1 ? "1 venue" : `${number.format(total)} venues`}
        </output>
        {children}
      </div>
      <ul className={cards}>
        {venues.map((venue) => (
          <VenueCard key={venue.id} venue={venue} />
        ))}
      </ul>
      {isMore && (
        <Inline justify="center">
          <Button variant="outline" loading={isLoadingMore} onClick={loadMore}>
            Show more
          </Button>
        </Inline>
      )}
    </>
  );
}
