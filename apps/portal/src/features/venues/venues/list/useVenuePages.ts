import type { VenueCursor, VenuePage, VenueSearch } from "@jubilee/core/venues/venues.types";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "../data/keys.ts";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import type { DataClient, ListRead } from "../../../../app/routing/reads.types.ts";
import { pagesOf } from "../../../../app/session/pagesOf.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";

const pageSize = 48;

/** The venues that a search finds. */
export function venuesRead(
  client: DataClient,
  search: VenueSearch,
): ListRead<VenuePage, VenueCursor> {
  const asked = { ...search, size: pageSize };
  return {
    key: keys.search(asked),
    page: (after) => createVenuesApi(client).search(asked, after),
    next: (last) => last.next,
  };
}

/** The venues that a search finds, as far as they were looked at; the server searches and cuts them. */
export function useVenuePages(search: VenueSearch) {
  const { client } = usePlanner();
  const pages = useInfiniteQuery({
    ...pagesOf(venuesRead(client, search)),
    placeholderData: keepPreviousData,
  });
  return {
    venues: pages.data?.pages.flatMap(({ rows }) => rows),
    total: pages.data?.pages[0]?.total ?? 0,
    /** Whether nobody knows the place that distances are asked from. */
    isNowhere: search.near !== undefined && pages.data?.pages[0]?.near === null,
    error: pages.error,
    refetch: pages.refetch,
    isMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}

export type VenuePages = ReturnType<typeof useVenuePages>;
