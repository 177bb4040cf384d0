import type { EventRecord } from "@jubilee/core/events/events.types";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { IconButton } from "@jubilee/ui/icon-button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useMayDo } from "../../../event-kit/event/useMayDo.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { BuyerDialog } from "./BuyerDialog.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const isMailed: ReadonlySet<string> = new Set([
  "completed",
  "partially_refunded",
  "awaiting_offline",
]);

/** What is put right about an order: its buyer, and the mail once more. */
export function OrderMenu({ event, order }: { event: EventRecord; order: OrderDetail }) {
  const orders = useApi(createOrdersApi);
  const [isCorrecting, setCorrecting] = useState(false);
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
  const mayWrite = useMayDo(event.id, "orders.write");
  if (order.buyerName === null || !mayWrite) return null;
  const resend = async () => {
    const sent = await run(() => orders.resend(order.id));
    if (sent) toast.success(`The mail is on its way to ${sent.sentTo}`);
  };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            icon={<Ellipsis />}
            label={`What to do with order ${order.code}`}
            disabled={isBusy}
          />
        }
        entries={[
          { id: "correct", label: "Correct the buyer", onSelect: () => setCorrecting(true) },
          ...(order.buyerEmail !== null && isMailed.has(order.status)
            ? [
                {
                  id: "resend",
                  label:
                    order.status === "awaiting_offline"
                      ? "Send how to pay again"
                      : "Send the tickets again",
                  onSelect: () => void resend(),
                },
              ]
            : []),
        ]}
      />
      {isCorrecting && (
        <BuyerDialog event={event} order={order} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}
