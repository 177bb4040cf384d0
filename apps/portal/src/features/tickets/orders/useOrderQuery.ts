import { ordersCopy } from "@jubilee/core/tickets/orders.copy";
import type { OrderFilter, OrderQuery } from "@jubilee/core/tickets/orders.types";
import { useMemo } from "react";
import { sortText } from "../../../page-kit/list/address/sortText.rules.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { useSortParam } from "../../../page-kit/list/address/useSortParam.ts";
import { useTypedParam } from "../../../page-kit/list/address/useTypedParam.ts";
import { newestFirst, orderSort } from "./orderSort.rules.ts";
import { everything } from "./useOrderPages.ts";

const isFilter = (word: string | null): word is OrderFilter =>
  word !== null && Object.hasOwn(ordersCopy.filters, word);

/** Which orders are asked for, as the address says it; what is usual is not written into it. */
export function useOrderQuery(): [OrderQuery, (change: Partial<OrderQuery>) => void] {
  const [text, setText] = useTypedParam("q");
  const [show, setShow] = useSearchParam("show");
  const [ticketTypeId, setTicketTypeId] = useSearchParam("type");
  const [asked, setSort] = useSortParam();
  const filter = isFilter(show) ? show : everything.filter;
  const query = useMemo(
    () => ({ text, filter, ticketTypeId, sort: orderSort(asked) }),
    [text, filter, ticketTypeId, asked],
  );
  const change = (next: Partial<OrderQuery>) => {
    if (next.text !== undefined) setText(next.text);
    if (next.filter) setShow(next.filter === everything.filter ? null : next.filter);
    if (next.ticketTypeId !== undefined) setTicketTypeId(next.ticketTypeId);
    if (next.sort) setSort(sortText(next.sort) === sortText(newestFirst) ? null : next.sort);
  };
  return [query, change];
}
