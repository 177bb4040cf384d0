import { valueOf } from "@jubilee/core/base/result.rules";
import type { VenueCursor, VenueSearch } from "@jubilee/core/venues/venues.types";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "../data/keys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createVenuesApi } from "@jubilee/core/venues/venues.api";

const pageSize = 48;

/** The venues that a search finds, as far as they were looked at; the server searches and cuts them. */
export function useVenuePages(search: VenueSearch) {
  const venues = useApi(createVenuesApi);
  const asked = { ...search, size: pageSize };
  const pages = useInfiniteQuery({
    queryKey: keys.search(asked),
    initialPageParam: null as VenueCursor | null,
    queryFn: ({ pageParam }) => valueOf(venues.search(asked, pageParam)),
    getNextPageParam: (last) => last.next,
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
