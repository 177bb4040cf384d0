import type { EventRecord } from "@jubilee/core/events/events.types";
import { refundableMinor, standingSeats, waitsForMoney } from "@jubilee/core/tickets/orders.rules";
import type { OrderLineItem } from "@jubilee/core/tickets/orders.types";
import { Button } from "@jubilee/ui/button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { TicketX, Undo2 } from "lucide-react";
import { useState } from "react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { ListPanel, type ListPanelProps } from "../../../page-kit/list/panel/ListPanel.tsx";
import { acts } from "../../../page-kit/list/panel/panelActs.css.ts";
import { PanelHead } from "../../../page-kit/list/panel/PanelHead.tsx";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { ticketKeys } from "../keys.ts";
import { CancelSeatsDialog } from "./CancelSeatsDialog.tsx";
import { OrderFacts } from "./OrderFacts.tsx";
import { part } from "./OrderPanel.css.ts";
import { RefundDialog } from "./RefundDialog.tsx";
import { UnpaidActions } from "./UnpaidActions.tsx";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";

export interface OrderPanelProps extends Pick<ListPanelProps, "step" | "onClose"> {
  event: EventRecord;
  orderId: string;
  /** What the list says of it, while the rest is on its way. */
  line: OrderLineItem | undefined;
}

/** One order of the list: lines, tickets, money in and out. */
export function OrderPanel({ event, orderId, line, step, onClose }: OrderPanelProps) {
  const orders = useApi(createOrdersApi);
  const [asked, setAsked] = useState<"refund" | "cancel" | null>(null);
  const { data, error, refetch } = useRead(ticketKeys.order(event.id, orderId), () =>
    orders.get(orderId),
  );
  const canCancel =
    data !== undefined &&
    (data.status === "completed" || data.status === "partially_refunded") &&
    standingSeats(data).length > 0;
  const code = data?.code ?? line?.code;
  const name = code ? `Order ${code}` : "Order";
  const left = data ? refundableMinor(data) : 0;
  const mayWrite = useMayDo(event.id, "orders.write");
  const mayRefund = useMayDo(event.id, "money.refund");
  return (
    <>
      <ListPanel
        title={name}
        head={<PanelHead name={name} />}
        rowId={orderId}
        step={step}
        noun="order"
        isAsking={asked !== null}
        onClose={onClose}
        acts={
          data &&
          ((mayWrite && (canCancel || waitsForMoney(data))) || (mayRefund && left > 0)) && (
            <div className={acts}>
              {mayWrite && <UnpaidActions event={event} order={data} />}
              {canCancel && mayWrite && (
                <Button
                  variant="outline"
                  icon={<TicketX />}
                  fullWidth
                  onClick={() => setAsked("cancel")}
                >
                  Cancel tickets
                </Button>
              )}
              {left > 0 && mayRefund && (
                <Button
                  variant="outline"
                  icon={<Undo2 />}
                  fullWidth
                  onClick={() => setAsked("refund")}
                >
                  Give money back
                </Button>
              )}
            </div>
          )
        }
      >
        {!data && (
          <div className={part}>
            {error ? (
              <LoadFailed what="The order" error={error} onRetry={refetch} />
            ) : (
              <SkeletonRows count={4} />
            )}
          </div>
        )}
        {data && <OrderFacts order={data} event={event} />}
      </ListPanel>
      {data && asked === "refund" && (
        <RefundDialog event={event} order={data} onClose={() => setAsked(null)} />
      )}
      {data && asked === "cancel" && (
        <CancelSeatsDialog event={event} order={data} onClose={() => setAsked(null)} />
      )}
    </>
  );
}
