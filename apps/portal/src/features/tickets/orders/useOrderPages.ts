import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import type {
  OrderCursor,
  OrderFilter,
  OrderPage,
  OrderQuery,
} from "@jubilee/core/tickets/orders.types";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import type { DataClient, ListRead, Read } from "../../../app/routing/reads.types.ts";
import { pagesOf } from "../../../app/session/pagesOf.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { ticketKeys } from "../keys.ts";
import { newestFirst } from "./orderSort.rules.ts";

/** What the list begins with. */
export const everything: OrderQuery = {
  filter: "all",
  ticketTypeId: null,
  text: "",
  sort: newestFirst,
};

/** How many orders there are of each kind. */
export const countsRead = (
  client: DataClient,
  eventId: string,
): Read<Record<OrderFilter, number>> => ({
  key: [...ticketKeys.orders(eventId), "counts"],
  call: () => createOrdersApi(client).counts(eventId),
});

/** The orders that were asked for. */
export const ordersRead = (
  client: DataClient,
  eventId: string,
  query: OrderQuery,
): ListRead<OrderPage, OrderCursor> => ({
  key: [...ticketKeys.orders(eventId), "pages", query],
  page: (after) => createOrdersApi(client).page(eventId, query, after),
  next: (last) => last.next,
});

/** The orders of an event as far as they were looked at; the server searches and cuts them. */
export function useOrderPages(eventId: string, asked: OrderQuery) {
  const { client } = usePlanner();
  const text = useDeferredValue(asked.text.trim());
  const counts = useReading((from) => countsRead(from, eventId));
  const pages = useInfiniteQuery({
    ...pagesOf(ordersRead(client, eventId, { ...asked, text })),
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
