import type { EventRecord } from "@jubilee/core/events/types";
import { formatPrice } from "@jubilee/core/money/rules";
import { ordersCopy } from "@jubilee/core/orders/copy";
import { findOrders } from "@jubilee/core/orders/rules";
import type { OrderFilter } from "@jubilee/core/orders/types";
import { valueOf } from "@jubilee/core/result/rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { ListTools } from "../lists/ListTools.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import { OrdersTable } from "./OrdersTable.tsx";

const filters = (["all", "paid", "open", "refunded", "lost"] as const satisfies OrderFilter[]).map(
  (value) => ({ value, label: ordersCopy.filters[value] }),
);

export interface OrdersTabProps {
  event: EventRecord;
  glowing: ReadonlySet<string>;
}

/** What was bought; one order opens beside the list, with its own address. */
export function OrdersTab({ event, glowing }: OrdersTabProps) {
  const { orders } = useApis();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const [filter, setFilter] = useState<OrderFilter>("all");
  const [text, setText] = useState("");
  const { data, error, refetch } = useQuery({
    queryKey: keys.orders(event.id),
    queryFn: () => valueOf(orders.list(event.id)),
  });
  if (error) return <LoadFailed what="The orders" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows count={8} />;
  if (data.length === 0) {
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
  const shown = findOrders(data, filter, text);
  const collected = shown
    .filter(({ status }) => ["completed", "partially_refunded", "refunded"].includes(status))
    .reduce((sum, order) => sum + order.totalMinor - order.refundedMinor, 0);
  return (
    <>
      <ListTools
        searchLabel="Find an order"
        text={text}
        onText={setText}
        filters={filters}
        filter={filter}
        onFilter={setFilter}
      />
      <Text tone="muted" numeric aria-live="polite">
        {shown.length} {shown.length === 1 ? "order" : "orders"},{" "}
        {formatPrice(collected, event.currency, locale)} collected
      </Text>
      {shown.length > 0 ? (
        <OrdersTable orders={shown} openId={openId} glowing={glowing} onOpen={open} />
      ) : (
        <EmptyState drawing="search" title="No order like that">
          Try another name or code, or another filter.
        </EmptyState>
      )}
      {openId && (
        <OrderPanel key={openId} event={event} orderId={openId} onClose={() => open(null)} />
      )}
    </>
  );
}
