import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import {
  checkCancel,
  refundableMinor,
  seatsMinor,
  standingSeats,
} from "@jubilee/core/tickets/orders.rules";
import type { CancelDraft, OrderDetail } from "@jubilee/core/tickets/orders.types";
import { succeed } from "@jubilee/core/base/result.rules";
import { counted } from "@jubilee/core/base/words.rules";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { RefundSeats } from "./RefundSeats.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

export interface CancelSeatsDialogProps {
  event: EventRecord;
  order: OrderDetail;
  onClose: () => void;
}

const nothingChosen = "Choose the tickets to cancel";

/** Cancels tickets at once, with all of their money, some of it, or none. */
export function CancelSeatsDialog({ event, order, onClose }: CancelSeatsDialogProps) {
  const orders = useApi(createOrdersApi);
  const locale = useLocale();
  const left = refundableMinor(order);
  const form = useDraft(
    (): CancelDraft => ({
      ticketIds: standingSeats(order).map(({ id }) => id),
      money: left > 0 ? "all" : "none",
      amount: "",
      reason: "",
    }),
    {
      write: useWrite(keys.event(event.id), "Ticket Management"),
      read: (typed) => {
        if (typed.ticketIds.length === 0) {
          return { ok: false, errors: { ticketIds: nothingChosen } };
        }
        const checked = checkCancel(typed, order, locale);
        return checked.ok
          ? { ok: true, input: { ...typed, amountMinor: checked.amountMinor } }
          : { ok: false, errors: { amount: checked.message } };
      },
    },
  );
  const { draft } = form;
  const count = draft.ticketIds.length;
  const money = (amountMinor: number) => formatMoney(amountMinor, order.currency, locale);
  const byHand = order.payments.some(({ provider, isExtra }) => provider === "offline" && !isExtra);
  const cancel = async ({
    ticketIds,
    amountMinor,
    reason,
  }: CancelDraft & { amountMinor: number }) => {
    const done = await orders.cancelSeats(order.id, ticketIds, amountMinor, reason);
    return done.ok ? succeed(amountMinor) : done;
  };
  const tell = (amountMinor: number) =>
    toast.success(count === 1 ? "The ticket is cancelled" : `${count} tickets are cancelled`, {
      description:
        amountMinor === 0
          ? "The place is free again."
          : byHand
            ? `Give ${money(amountMinor)} back by hand; it is noted as given.`
            : `${money(amountMinor)} is on its way back.`,
    });
  return (
    <FormDialog
      title="Cancel tickets"
      description="They admit nobody any more, and their places are free at once, first for the waiting list. The buyer gets a mail."
      submitLabel={`Cancel ${counted(count, "ticket")}`}
      cancelLabel="Keep them"
      destructive
      {...form.dialog(cancel, { done: tell, onClose })}
    >
      <RefundSeats
        order={order}
        chosen={draft.ticketIds}
        onChange={(ticketIds) => form.change({ ticketIds })}
      />
      {count === 0 && <InlineMessage tone="danger">{nothingChosen}</InlineMessage>}
      {left > 0 && (
        <RadioGroup
          label="Money back"
          {...form.field("money")}
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
          {...form.field("amount")}
          numeric
        />
      )}
      <TextField
        label="Reason"
        optional
        help="The buyer reads it in the mail."
        {...form.field("reason")}
        maxLength={500}
        dir="auto"
      />
    </FormDialog>
  );
}
