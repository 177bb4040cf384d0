import type { EventRecord } from "@jubilee/core/events/events.types";
import { waitsForMoney } from "@jubilee/core/tickets/orders.rules";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { toast } from "@jubilee/ui/toast";
import { Banknote } from "lucide-react";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { MarkPaidDialog } from "./MarkPaidDialog.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

const goBack =
  "It is not paid. Its tickets go back on sale at once, first to those on the waiting list.";

/** What a planner does with an order that is placed and not paid: the money is here, or never comes. */
export function UnpaidActions({ event, order }: { event: EventRecord; order: OrderDetail }) {
  const orders = useApi(createOrdersApi);
  const [isAsking, setAsking] = useState(false);
  const [isMarking, setMarking] = useState(false);
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
  if (!waitsForMoney(order)) return null;

  const cancel = async () => {
    const done = await run(() => orders.cancelUnpaid(order.id));
    if (done) toast.success(`Order ${order.code} is cancelled`);
    setAsking(false);
  };
  return (
    <>
      <Button icon={<Banknote />} fullWidth onClick={() => setMarking(true)}>
        Mark as paid
      </Button>
      {isMarking && (
        <MarkPaidDialog event={event} order={order} onClose={() => setMarking(false)} />
      )}
      {order.status !== "expired" && (
        <Button variant="ghost" fullWidth onClick={() => setAsking(true)}>
          Cancel the order
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Cancel order ${order.code}?`}
        description={
          order.status === "awaiting_offline"
            ? `${goBack} The buyer is told by mail not to pay any more.`
            : goBack
        }
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        loading={isBusy}
        onConfirm={() => void cancel()}
      />
    </>
  );
}
