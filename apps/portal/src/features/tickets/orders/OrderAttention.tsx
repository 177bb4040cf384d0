import type { EventRecord } from "@jubilee/core/events/events.types";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { Button } from "@jubilee/ui/button";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

export interface OrderAttentionProps {
  event: EventRecord;
  order: OrderDetail;
  what: string;
}

/** What an order is flagged for, until somebody has looked into it. */
export function OrderAttention({ event, order, what }: OrderAttentionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <InlineMessage tone="warning">{what}</InlineMessage>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Mark as settled
      </Button>
      {isOpen && (
        <SettleDialog event={event} order={order} what={what} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function SettleDialog({
  event,
  order,
  what,
  onClose,
}: OrderAttentionProps & { onClose: () => void }) {
  const orders = useApi(createOrdersApi);
  const form = useDraft(
    { note: "" },
    { write: useWrite(keys.event(event.id), "Ticket Management") },
  );
  const tell = () =>
    toast.success("Settled", { description: "What it was stays in the audit log." });
  return (
    <FormDialog
      size="s"
      title="Is this settled?"
      description={`“${what}” goes from the list. The audit log keeps it, with your note.`}
      submitLabel="Mark as settled"
      {...form.dialog(({ note }) => orders.resolveAttention(order.id, note), {
        done: tell,
        onClose,
      })}
    >
      <TextField label="Note" optional {...form.field("note")} maxLength={300} dir="auto" />
    </FormDialog>
  );
}
