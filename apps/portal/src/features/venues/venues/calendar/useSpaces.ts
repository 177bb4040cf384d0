import type { BookableSpace, SpaceCursor } from "@jubilee/core/venues/bookings.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { keys } from "../data/keys.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";

/** The spaces that can be booked, of one venue or all, as far as they were looked at. */
export function useSpacePages(venueId: string) {
  const bookings = useApi(createBookingsApi);
  const query = venueId ? { venueId } : {};
  const pages = useInfiniteQuery({
    queryKey: [...keys.spaces(query), "pages"],
    initialPageParam: null as SpaceCursor | null,
    queryFn: ({ pageParam }) => valueOf(bookings.listSpaces(query, pageParam)),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  return {
    spaces: pages.data?.pages.flatMap(({ rows }) => rows),
    error: pages.error,
    refetch: pages.refetch,
    isMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
  };
}

/** What is known of one space: its venue, its clock, how many it takes. */
export function useSpace(spaceId: string): BookableSpace | undefined {
  const bookings = useApi(createBookingsApi);
  const { data } = useRead(keys.spaces({ spaceId }), () => bookings.listSpaces({ spaceId }), {
    enabled: spaceId !== "",
    placeholderData: keepPreviousData,
  });
  return data?.rows.find(({ id }) => id === spaceId);
}
