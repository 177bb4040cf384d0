import type { EventRecord } from "@jubilee/core/events/events.types";
import type { OrderSeat } from "@jubilee/core/tickets/orders.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { TextField } from "@jubilee/ui/text-field";
import { keys } from "../../../event-kit/data/keys.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

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
  const form = useDraft(
    { name: passesOn ? "" : seat.holderName, email: "" },
    { write: useWrite(keys.event(event.id), "Ticket Management") },
  );
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
      {...form.dialog((typed) => orders.changeSeat(seat.id, { kind: what, ...typed }), {
        done: passesOn ? `The ticket is on its way to ${form.draft.email}` : "The name is changed",
        onClose,
      })}
    >
      <TextField label="Name" {...form.field("name")} autoComplete="off" dir="auto" />
      {passesOn && (
        <TextField
          label="Their e-mail address"
          type="email"
          {...form.field("email")}
          autoComplete="off"
        />
      )}
    </FormDialog>
  );
}
