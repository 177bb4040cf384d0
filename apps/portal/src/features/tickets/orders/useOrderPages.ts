import type { OrderCursor, OrderQuery } from "@jubilee/core/tickets/orders.types";
import { valueOf } from "@jubilee/core/base/result.rules";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { ticketKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";

/** The orders of an event as far as they were looked at; the server searches and cuts them. */
export function useOrderPages(eventId: string, asked: OrderQuery) {
  const orders = useApi(createOrdersApi);
  const text = useDeferredValue(asked.text.trim());
  const query = { ...asked, text };
  const counts = useRead([...ticketKeys.orders(eventId), "counts"], () => orders.counts(eventId));
  const pages = useInfiniteQuery({
    queryKey: [...ticketKeys.orders(eventId), "pages", query],
    initialPageParam: null as OrderCursor | null,
    queryFn: ({ pageParam }) => valueOf(orders.page(eventId, query, pageParam)),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
  return {
    counts: counts.data,
    orders: pages.data?.pages.flatMap((page) => page.orders),
    error: counts.error ?? pages.error,
    isMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore: () => void pages.fetchNextPage(),
    refetch: () => {
      void counts.refetch();
      return pages.refetch();
    },
  };
}
