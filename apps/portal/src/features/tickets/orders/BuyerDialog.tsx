import type { EventRecord } from "@jubilee/core/events/events.types";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface BuyerDialogProps {
  event: EventRecord;
  order: OrderDetail;
  onClose: () => void;
}

/** Puts a mistyped name or address of a buyer right. */
export function BuyerDialog({ event, order, onClose }: BuyerDialogProps) {
  const orders = useApi(createOrdersApi);
  const [name, setName] = useState(order.buyerName ?? "");
  const [email, setEmail] = useState(order.buyerEmail ?? "");
  const [refused, setRefused] = useState<{ field: string | null; message: string } | null>(null);
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
  const save = async () => {
    const done = await run(
      () => orders.correctBuyer(order.id, name, email),
      ({ field, message }) => {
        setRefused({ field, message });
        return field === "name" || field === "email";
      },
    );
    if (!done) return;
    toast.success(
      "The buyer is put right",
      done.sentTo === null
        ? undefined
        : { description: `The mail is on its way to ${done.sentTo}.` },
    );
    onClose();
  };
  const errorAt = (field: string) => (refused?.field === field ? refused.message : undefined);
  return (
    <FormDialog
      size="s"
      title="Correct the buyer"
      description="Tickets in the old name get the new one. A new address gets the mail again. Invoices stay as they were issued."
      submitLabel="Save"
      busy={isBusy}
      unsaved={name !== (order.buyerName ?? "") || email !== (order.buyerEmail ?? "")}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        onValueChange={setName}
        error={errorAt("name")}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        label="E-mail address"
        type="email"
        optional={order.buyerEmail === null}
        value={email}
        onValueChange={setEmail}
        error={errorAt("email")}
        autoComplete="off"
      />
    </FormDialog>
  );
}
