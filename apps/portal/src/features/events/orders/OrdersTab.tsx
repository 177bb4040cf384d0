import type { EventRecord } from "@jubilee/core/events/types";
import { ordersCopy } from "@jubilee/core/orders/copy";
import type { OrderFilter } from "@jubilee/core/orders/types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { ListTools } from "../lists/ListTools.tsx";
import { ExportOrders } from "./ExportOrders.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import { OrdersTable } from "./OrdersTable.tsx";
import { useOrderPages } from "./useOrderPages.ts";

const order = ["all", "paid", "open", "refunded", "lost"] as const satisfies OrderFilter[];

export interface OrdersTabProps {
  event: EventRecord;
  glowing: ReadonlySet<string>;
}

/** What was bought, page by page; one order opens beside the list, with its own address. */
export function OrdersTab({ event, glowing }: OrdersTabProps) {
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState<OrderFilter>("all");
  const [text, setText] = useState("");
  const { orders, counts, error, isMore, isLoadingMore, loadMore, refetch } = useOrderPages(
    event.id,
    filter,
    text,
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
  const filters = order.map((value) => ({
    value,
    label: ordersCopy.filters[value],
    count: counts[value],
  }));
  const isNarrowed = text.trim() !== "";
  return (
    <>
      <ListTools
        searchLabel="Find an order"
        text={text}
        onText={setText}
        filters={filters}
        filter={filter}
        onFilter={setFilter}
      >
        <ExportOrders event={event} query={{ filter, text }} />
      </ListTools>
      <Text tone="muted" numeric aria-live="polite">
        {isNarrowed
          ? `${orders?.length ?? 0}${isMore ? " and more" : ""} found`
          : `${counts[filter]} ${counts[filter] === 1 ? "order" : "orders"}`}
      </Text>
      {!orders && <SkeletonRows count={8} />}
      {orders && orders.length > 0 && (
        <OrdersTable orders={orders} openId={openId} glowing={glowing} onOpen={open} />
      )}
      {orders?.length === 0 && (
        <EmptyState drawing="search" title="No order like that">
          Try another name or code, or another filter.
        </EmptyState>
      )}
      {isMore && (
        <Button variant="outline" loading={isLoadingMore} onClick={loadMore}>
          Show older orders
        </Button>
      )}
      {openId && (
        <OrderPanel key={openId} event={event} orderId={openId} onClose={() => open(null)} />
      )}
    </>
  );
}
