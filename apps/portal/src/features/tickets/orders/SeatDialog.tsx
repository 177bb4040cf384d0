import type { EventRecord } from "@jubilee/core/events/events.types";
import type { OrderSeat } from "@jubilee/core/tickets/orders.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface SeatDialogProps {
  event: EventRecord;
  seat: OrderSeat;
  what: "rename" | "transfer";
  onClose: () => void;
}

/** Another name on a ticket, or the ticket to somebody else. */
export function SeatDialog({ event, seat, what, onClose }: SeatDialogProps) {
  const orders = useApi(createOrdersApi);
  const passesOn = what === "transfer";
  const [name, setName] = useState(passesOn ? "" : seat.holderName);
  const [email, setEmail] = useState("");
  const [refused, setRefused] = useState<{ field: string | null; message: string } | null>(null);
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
  const send = async () => {
    const done = await run(
      () => orders.changeSeat(seat.id, { kind: what, name, email }),
      ({ field, message }) => {
        setRefused({ field, message });
        return field === "name" || field === "email";
      },
    );
    if (!done) return;
    toast.success(passesOn ? `The ticket is on its way to ${email}` : "The name is changed");
    onClose();
  };
  const errorAt = (field: string) => (refused?.field === field ? refused.message : undefined);
  return (
    <FormDialog
      size="s"
      title={passesOn ? "Pass this ticket on" : "Change the name"}
      description={
        passesOn
          ? `The code of ${seat.number} is void from then on. The new holder gets a ticket of their own by mail.`
          : `On ticket ${seat.number}. Its code stays the same.`
      }
      submitLabel={passesOn ? "Pass it on" : "Save"}
      busy={isBusy}
      onSubmit={() => void send()}
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
      {passesOn && (
        <TextField
          label="Their e-mail address"
          type="email"
          value={email}
          onValueChange={setEmail}
          error={errorAt("email")}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
