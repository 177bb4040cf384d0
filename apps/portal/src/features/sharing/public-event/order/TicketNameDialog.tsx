import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { callEmbed } from "../../../../page-kit/embed/embed.ts";
import { useChange } from "../../../../event-kit/guest-page/useChange.ts";

export interface TicketNameDialogProps {
  /** `order/…` or `ticket/…`: what the link opens. */
  path: string;
  ticket: OrderTicket;
  /** Another name on the same ticket, or the ticket to somebody else. */
  what: "rename" | "transfer";
  onDone: (order: OrderView) => void;
  onClose: () => void;
}

/** Names another holder, or passes the ticket on. */
export function TicketNameDialog({ path, ticket, what, onDone, onClose }: TicketNameDialogProps) {
  const passesOn = what === "transfer";
  const [name, setName] = useState(passesOn ? "" : ticket.holderName);
  const [email, setEmail] = useState("");
  const { isBusy, refused, run } = useChange();
  const send = async () => {
    const body = { ticketId: ticket.id, name, ...(passesOn ? { email } : {}) };
    const order = await run(() => callEmbed<OrderView>(`${path}/${what}`, body));
    if (!order) return;
    toast.success(passesOn ? `The ticket is on its way to ${name}` : "The name is changed");
    onDone(order);
  };
  const errorAt = (field: string) => (refused?.field === field ? refused.message : undefined);
  return (
    <Dialog
      open
      size="s"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={passesOn ? "Pass this ticket on" : "Change the name"}
      description={
        passesOn
          ? "The code here is void from then on. The new holder gets a ticket of their own by mail; you can take it back until they accept it."
          : "The code stays the same."
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={isBusy} onClick={() => void send()}>
            {passesOn ? "Pass it on" : "Save"}
          </Button>
        </>
      }
    >
      <Stack gap="4">
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
        {refused && refused.field !== "name" && refused.field !== "email" && (
          <InlineMessage tone="danger">{refused.message}</InlineMessage>
        )}
      </Stack>
    </Dialog>
  );
}
