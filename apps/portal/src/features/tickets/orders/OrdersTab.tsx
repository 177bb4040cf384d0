import type { OrderLineItem } from "@jubilee/core/tickets/orders.types";
import { testsAmong } from "@jubilee/core/tickets/orders.rules";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useEffect, useState } from "react";
import { eventRead } from "../../../event-kit/data/event.reads.ts";
import type { EventTabProps, TabModule } from "../../../event-kit/event/tab.types.ts";
import { PayBackOffer, refundRunsRead } from "../../../event-kit/refunds/PayBackOffer.tsx";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { LookTools } from "../../../page-kit/list/look/LookTools.tsx";
import { useListLook } from "../../../page-kit/list/look/useListLook.ts";
import { ViewChoice } from "../../../page-kit/list/look/ViewChoice.tsx";
import { NothingLike } from "../../../page-kit/list/NothingLike.tsx";
import { StuckList } from "../../../page-kit/list/StuckList.tsx";
import { lineTools } from "../../../page-kit/list/StuckList.css.ts";
import { usePlace } from "../../../page-kit/list/usePlace.ts";
import { useOpenRow } from "../../../page-kit/list/address/useOpenRow.ts";
import { ListWithPanel } from "../../../page-kit/list/panel/ListWithPanel.tsx";
import { useStepThrough } from "../../../page-kit/list/panel/useStepThrough.ts";
import { ticketTypesRead } from "../types/ticketTypesRead.ts";
import { OrderBulkBar } from "./OrderBulkBar.tsx";
import { OrderPanel } from "./OrderPanel.tsx";
import { OrdersTable, useOrderColumns } from "./OrdersTable.tsx";
import { OrdersFile, OrderTools } from "./OrderTools.tsx";
import { countsRead, everything, ordersRead, useOrderPages } from "./useOrderPages.ts";
import { useOrderQuery } from "./useOrderQuery.ts";

const none: readonly OrderLineItem[] = [];
const idOf = ({ id }: OrderLineItem) => id;
/** What of an address says how the list is looked at. */
const lookParts = ["q", "show", "type", "sort"] as const;

export const reads: TabModule["reads"] = async ({ client, read, readList }, eventId) => {
  const ticketTypes = async () => {
    const event = await read(eventRead(client, eventId));
    return event && read(ticketTypesRead(client, event));
  };
  await Promise.all([
    read(countsRead(client, eventId)),
    readList(ordersRead(client, eventId, everything)),
    read(refundRunsRead(client, eventId)),
    ticketTypes(),
  ]);
};

/** What was bought, page by page; one order opens beside the list, with its own address. */
export default function OrdersTab({ event, glowing }: EventTabProps) {
  const [openId, open] = useOpenRow("order");
  const [asked, ask] = useOrderQuery();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pages = useOrderPages(event.id, asked);
  const { orders, counts, isMore } = pages;
  const look = useListLook("orders");
  const columns = useOrderColumns(orders ?? none);
  usePlace(orders !== undefined && counts !== undefined);
  const listed = useStepThrough(orders ?? none, idOf, openId, open);
  const { loadMore } = pages;
  const isLast = listed.at > 0 && listed.at === listed.total && isMore && !pages.isLoadingMore;
  useEffect(() => {
    if (isLast) loadMore();
  }, [isLast, loadMore]);
  if (pages.error)
    return <LoadFailed what="The orders" error={pages.error} onRetry={pages.refetch} />;
  if (!counts) return <SkeletonRows count={8} />;
  if (counts.all + counts.lost === 0) {
    return (
      <EmptyState drawing="receipt" title="No orders yet">
        The first one appears here the moment somebody buys, without a reload.
      </EmptyState>
    );
  }
  const isNarrowed = asked.text.trim() !== "" || asked.ticketTypeId !== null;
  const count = counts[asked.filter];
  const step = isNarrowed ? listed : { ...listed, total: count };
  return (
    <>
      <PayBackOffer event={event} paidOrders={counts.paid - counts.free} />
      <ListWithPanel
        step={step}
        panel={
          openId && (
            <OrderPanel
              event={event}
              orderId={openId}
              line={orders?.find(({ id }) => id === openId)}
              step={step}
              onClose={() => open(null)}
            />
          )
        }
      >
        <StuckList
          tools={<OrderTools event={event} asked={asked} onAsk={ask} counts={counts} />}
          line={
            <>
              <Text size={14} tone="muted" numeric aria-live="polite">
                {isNarrowed
                  ? `${orders?.length ?? 0}${isMore ? " and more" : ""} found`
                  : `${count} ${count === 1 ? "order" : "orders"}${isMore && orders ? `, ${orders.length} shown` : ""}`}
              </Text>
              {orders && testsAmong(orders) === "all" && (
                <Badge tone="marigold">Test mode: no money moved</Badge>
              )}
              <ViewChoice look={look} parts={lookParts} />
              <span className={lineTools}>
                <LookTools look={look} columns={columns} />
                <OrdersFile event={event} asked={asked} />
              </span>
            </>
          }
        >
          {!orders && <SkeletonRows count={8} />}
          {orders && orders.length > 0 && (
            <OrdersTable
              orders={orders}
              columns={columns}
              look={look}
              openId={openId}
              glowing={glowing}
              onOpen={open}
              sort={asked.sort}
              onSort={(sort) => ask({ sort })}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          {orders?.length === 0 && <NothingLike what="No order" try="another name or code" />}
          {isMore && (
            <div data-screen-only="">
              <Button variant="outline" loading={pages.isLoadingMore} onClick={pages.loadMore}>
                Show more orders
              </Button>
            </div>
          )}
          <OrderBulkBar event={event} chosen={chosen} onClear={() => setChosen(new Set())} />
        </StuckList>
      </ListWithPanel>
    </>
  );
}
