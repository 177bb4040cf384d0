import { ordersCopy } from "@jubilee/core/tickets/orders.copy";
import { offeredFilters } from "@jubilee/core/tickets/orders.rules";
import type { OrderQuery } from "@jubilee/core/tickets/orders.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { PayBackOffer } from "../../../event-kit/refunds/PayBackOffer.tsx";
import { ListTools } from "../../../page-kit/list/ListTools.tsx";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { ordersCsv } from "@jubilee/core/tickets/orders.rules";
import { OrderBulkBar } from "./OrderBulkBar.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import type { EventTabProps } from "../../../event-kit/event/tab.types.ts";
import { OrdersTable } from "./OrdersTable.tsx";
import { TicketTypeFilter } from "./TicketTypeFilter.tsx";
import { useOrderPages } from "./useOrderPages.ts";

const everything: OrderQuery = {
  filter: "all",
  ticketTypeId: null,
  text: "",
  sort: { id: "when", descending: true },
};

/** What was bought, page by page; one order opens beside the list, with its own address. */
export default function OrdersTab({ event, glowing }: EventTabProps) {
  const api = useApi(createOrdersApi);
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState(everything);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ask = (change: Partial<OrderQuery>) => setAsked((known) => ({ ...known, ...change }));
  const { filter, text, ticketTypeId } = asked;
  const { orders, counts, error, isMore, isLoadingMore, loadMore, refetch } = useOrderPages(
    event.id,
    asked,
  );
  if (error) return <LoadFailed what="The orders" error={error} onRetry={refetch} />;
  if (!counts) return <SkeletonRows count={8} />;
  if (counts.all + counts.lost === 0) {
    return (
      <EmptyState drawing="tickets" title="No orders yet">
        The first one appears here the moment somebody buys, without a reload.
      </EmptyState>
    );
  }
  const openId = query.get("order");
  const open = (orderId: string | null) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (orderId) next.set("order", orderId);
        else next.delete("order");
        return next;
      },
      { replace: true },
    );
  const filters = offeredFilters(counts, filter).map((value) => ({
    value,
    label: ordersCopy.filters[value],
    count: counts[value],
  }));
  const isNarrowed = text.trim() !== "" || ticketTypeId !== null;
  return (
    <>
      <PayBackOffer event={event} paidOrders={counts.paid - counts.free} />
      <ListTools
        searchLabel="Find an order"
        list={{
          text,
          setText: (next) => ask({ text: next }),
          show: filter,
          setShow: (next) => ask({ filter: next }),
        }}
        filters={filters}
      >
        <TicketTypeFilter
          event={event}
          chosen={ticketTypeId}
          onChoose={(next) => ask({ ticketTypeId: next })}
        />
        <ExportButton
          name={`orders-of-${event.name}.csv`}
          rows={() => api.all(event.id, asked)}
          csv={ordersCsv}
          logged={["orders", event.id]}
        />
      </ListTools>
      <Text tone="muted" numeric aria-live="polite">
        {isNarrowed
          ? `${orders?.length ?? 0}${isMore ? " and more" : ""} found`
          : `${counts[filter]} ${counts[filter] === 1 ? "order" : "orders"}`}
      </Text>
      {!orders && <SkeletonRows count={8} />}
      {orders && orders.length > 0 && (
        <OrdersTable
          orders={orders}
          openId={openId}
          glowing={glowing}
          onOpen={open}
          sort={asked.sort}
          onSort={(sort) => ask({ sort })}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {orders?.length === 0 && (
        <EmptyState drawing="search" title="No order like that">
          Try another name or code, or another filter.
        </EmptyState>
      )}
      {isMore && (
        <Button variant="outline" loading={isLoadingMore} onClick={loadMore}>
          Show more orders
        </Button>
      )}
      <OrderBulkBar event={event} chosen={chosen} onClear={() => setChosen(new Set())} />
      {openId && (
        <OrderPanel key={openId} event={event} orderId={openId} onClose={() => open(null)} />
      )}
    </>
  );
}
