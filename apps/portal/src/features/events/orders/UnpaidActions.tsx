import type { EventRecord } from "@jubilee/core/events/types";
import type { OfflineMethod, OrderDetail } from "@jubilee/core/orders/types";
import { ticketDeskCopy } from "@jubilee/core/ticket-desk/copy";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { Menu } from "@jubilee/ui/menu";
import { toast } from "@jubilee/ui/toast";
import { Banknote } from "lucide-react";
import { useState } from "react";
import { useSubmit } from "../../../event-kit/useSubmit.ts";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";

const methods: OfflineMethod[] = ["bank_transfer", "cash", "cheque", "card_terminal"];
const waits: ReadonlySet<string> = new Set(["awaiting_payment", "awaiting_offline", "expired"]);

/** What a planner does with an order that is placed and not paid: the money is here, or never comes. */
export function UnpaidActions({ event, order }: { event: EventRecord; order: OrderDetail }) {
  const { orders } = useApis();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useSubmit("Ticket Management", keys.event(event.id));
  if (!waits.has(order.status) || order.buyerName === null) return null;

  const markPaid = async (method: OfflineMethod) => {
    const done = await run(() => orders.markPaid(order.id, method));
    if (done)
      toast.success(`Order ${order.code} is paid`, {
        description: "The tickets are on their way.",
      });
  };
  const cancel = async () => {
    const done = await run(() => orders.cancelUnpaid(order.id));
    if (done) toast.success(`Order ${order.code} is cancelled`);
    setAsking(false);
  };
  return (
    <>
      <Menu
        trigger={
          <Button icon={<Banknote />} fullWidth loading={isBusy}>
            Mark as paid
          </Button>
        }
        entries={methods.map((method) => ({
          id: method,
          label: ticketDeskCopy.methods[method],
          onSelect: () => void markPaid(method),
        }))}
      />
      {order.status !== "expired" && (
        <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
          Cancel the order
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Cancel order ${order.code}?`}
        description="It is not paid. Its tickets go back on sale at once, first to those on the waiting list."
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        loading={isBusy}
        onConfirm={() => void cancel()}
      />
    </>
  );
}
