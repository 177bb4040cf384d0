import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { checkRefund, refundableMinor, seatsMinor } from "@jubilee/core/tickets/orders.rules";
import type { OrderDetail } from "@jubilee/core/tickets/orders.types";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { RefundSeats } from "./RefundSeats.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";
import { useDraft } from "../../../page-kit/form/useDraft.ts";

export interface RefundDialogProps {
  event: EventRecord;
  order: OrderDetail;
  onClose: () => void;
}

/** Gives all or some of the money back, once the order's code is typed. */
export function RefundDialog({ event, order, onClose }: RefundDialogProps) {
  const orders = useApi(createOrdersApi);
  const locale = useLocale();
  const form = useDraft(
    { amount: "", reason: "", ticketIds: [] as string[], code: "" },
    {
      write: useWrite(keys.event(event.id), "Ticket Management"),
      read: (typed) => {
        const checked = checkRefund(typed, order, locale);
        const isOrder = typed.code.trim().toUpperCase() === order.code;
        if (checked.ok && isOrder) return { ok: true, input: checked.amountMinor };
        return {
          ok: false,
          errors: {
            amount: checked.ok ? undefined : checked.message,
            code: isOrder ? undefined : `Type ${order.code}`,
          },
        };
      },
    },
  );
  const { draft } = form;
  const left = refundableMinor(order);
  const most = formatMoney(
    Math.min(left, seatsMinor(order, draft.ticketIds) ?? left),
    order.currency,
    locale,
  );
  const isByHand = order.payments.some(
    ({ provider, isExtra }) => provider === "offline" && !isExtra,
  );
  const checked = checkRefund(draft, order, locale);
  const sum = checked.ok ? formatMoney(checked.amountMinor, order.currency, locale) : "money";
  const tell = () =>
    isByHand
      ? toast.success(`${sum} is noted as given back`, {
          description: `It came by hand, so hand it to ${order.buyerName ?? "the buyer"} yourself.`,
        })
      : toast.success(`${sum} is on its way back`, {
          description: "It counts as given back when the payment provider says so.",
        });

  return (
    <FormDialog
      title={`Give ${order.buyerName ?? "the buyer"} money back?`}
      description="This cannot be taken back. Chosen tickets are void and on sale again once the money is back; without a choice only money goes back, and all tickets are void when everything does."
      submitLabel={`Give ${sum} back`}
      role="alertdialog"
      destructive
      {...form.dialog(
        (amountMinor) => orders.refund(order.id, amountMinor, draft.reason, draft.ticketIds),
        { done: tell, onClose },
      )}
    >
      {isByHand && (
        <InlineMessage tone="info">
          This money was taken by hand: no provider gives it back. Hand it over, then note it here.
        </InlineMessage>
      )}
      {order.isTest && !isByHand && (
        <InlineMessage tone="warning">Test mode: no money moves.</InlineMessage>
      )}
      <RefundSeats
        order={order}
        chosen={draft.ticketIds}
        onChange={(ticketIds) => form.change({ ticketIds })}
      />
      <TextField
        label="Amount"
        inputMode="decimal"
        placeholder={most}
        suffix={order.currency}
        {...form.field("amount")}
        help={
          draft.ticketIds.length > 0
            ? `Empty gives back what these tickets cost: ${most}.`
            : `Empty gives back all that is left: ${most}.`
        }
        numeric
      />
      <TextField
        label="Reason"
        optional
        help="The buyer reads it in the mail."
        {...form.field("reason")}
        maxLength={500}
        dir="auto"
      />
      <TextField
        label={`Type ${order.code} to confirm`}
        {...form.field("code")}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
