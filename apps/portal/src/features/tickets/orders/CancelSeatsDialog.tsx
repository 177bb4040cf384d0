import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import {
  checkCancel,
  refundableMinor,
  seatsMinor,
  standingSeats,
} from "@jubilee/core/tickets/orders.rules";
import type { CancelDraft, OrderDetail } from "@jubilee/core/tickets/orders.types";
import { counted } from "@jubilee/core/base/words.rules";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { RefundSeats } from "./RefundSeats.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface CancelSeatsDialogProps {
  event: EventRecord;
  order: OrderDetail;
  onClose: () => void;
}

/** Cancels tickets at once, with all of their money, some of it, or none. */
export function CancelSeatsDialog({ event, order, onClose }: CancelSeatsDialogProps) {
  const orders = useApi(createOrdersApi);
  const locale = useLocale();
  const left = refundableMinor(order);
  const [draft, setDraft] = useState<CancelDraft>({
    ticketIds: standingSeats(order).map(({ id }) => id),
    money: left > 0 ? "all" : "none",
    amount: "",
    reason: "",
  });
  const set = (change: Partial<CancelDraft>) => setDraft((known) => ({ ...known, ...change }));
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
  const count = draft.ticketIds.length;
  const checked = checkCancel(draft, order, locale);
  const money = (amountMinor: number) => formatMoney(amountMinor, order.currency, locale);
  const byHand = order.payments.some(({ provider, isExtra }) => provider === "offline" && !isExtra);
  const cancel = async () => {
    if (!checked.ok || count === 0) return;
    const { amountMinor } = checked;
    const done = await run(() =>
      orders.cancelSeats(order.id, draft.ticketIds, amountMinor, draft.reason),
    );
    if (!done) return;
    toast.success(count === 1 ? "The ticket is cancelled" : `${count} tickets are cancelled`, {
      description:
        amountMinor === 0
          ? "The place is free again."
          : byHand
            ? `Give ${money(amountMinor)} back by hand; it is noted as given.`
            : `${money(amountMinor)} is on its way back.`,
    });
    onClose();
  };
  return (
    <FormDialog
      title="Cancel tickets"
      description="They admit nobody any more, and their places are free at once, first for the waiting list. The buyer gets a mail."
      submitLabel={`Cancel ${counted(count, "ticket")}`}
      cancelLabel="Keep them"
      destructive
      busy={isBusy}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <RefundSeats
        order={order}
        chosen={draft.ticketIds}
        onChange={(ticketIds) => set({ ticketIds })}
      />
      {count === 0 && <InlineMessage tone="danger">Choose the tickets to cancel</InlineMessage>}
      {left > 0 && (
        <RadioGroup
          label="Money back"
          value={draft.money}
          onValueChange={(value) => set({ money: value })}
          options={[
            {
              value: "all",
              label: "What they cost",
              end: money(Math.min(left, seatsMinor(order, draft.ticketIds) ?? 0)),
            },
            { value: "some", label: "Another amount" },
            { value: "none", label: "Nothing" },
          ]}
        />
      )}
      {draft.money === "some" && (
        <TextField
          label="Amount"
          inputMode="decimal"
          suffix={order.currency}
          value={draft.amount}
          onValueChange={(amount) => set({ amount })}
          error={checked.ok ? undefined : checked.message}
          numeric
        />
      )}
      <TextField
        label="Reason"
        optional
        help="The buyer reads it in the mail."
        value={draft.reason}
        onValueChange={(reason) => set({ reason })}
        maxLength={500}
        dir="auto"
      />
    </FormDialog>
  );
}
