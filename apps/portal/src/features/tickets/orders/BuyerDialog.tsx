import type { EventRecord } from "@jubilee/core/events/events.types";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

export interface BuyerDialogProps {
  event: EventRecord;
  order: OrderDetail;
  onClose: () => void;
}

/** Puts a mistyped name or address of a buyer right. */
export function BuyerDialog({ event, order, onClose }: BuyerDialogProps) {
  const orders = useApi(createOrdersApi);
  const form = useDraft(
    { name: order.buyerName ?? "", email: order.buyerEmail ?? "" },
    { write: useWrite(keys.event(event.id), "Ticket Management") },
  );
  const { name, email } = form.draft;
  return (
    <FormDialog
      size="s"
      title="Correct the buyer"
      description="Tickets in the old name get the new one. A new address gets the mail again. Invoices stay as they were issued."
      submitLabel="Save"
      {...form.dialog(() => orders.correctBuyer(order.id, name, email), {
        done: ({ sentTo }) =>
          toast.success(
            "The buyer is put right",
            sentTo === null ? undefined : { description: `The mail is on its way to ${sentTo}.` },
          ),
        onClose,
      })}
    >
      <TextField label="Name" {...form.field("name")} autoComplete="off" dir="auto" />
      <TextField
        label="E-mail address"
        type="email"
        optional={order.buyerEmail === null}
        {...form.field("email")}
        autoComplete="off"
      />
    </FormDialog>
  );
}
