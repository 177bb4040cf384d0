import type { EventRecord } from "@jubilee/core/events/events.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { checkRefund, refundableMinor, seatsMinor } from "@jubilee/core/tickets/orders.rules";
import type { OrderDetail, RefundDraft } from "@jubilee/core/tickets/orders.types";
import { Button } from "@jubilee/ui/button";
import { Dialog } from "@jubilee/ui/dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Stack } from "@jubilee/ui/stack";
import { TextField } from "@jubilee/ui/text-field";
import { toast } from "@jubilee/ui/toast";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { keys } from "../../../event-kit/data/keys.ts";
import { RefundSeats } from "./RefundSeats.tsx";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createOrdersApi } from "@jubilee/core/tickets/orders.api";
import { useWrite } from "../../../page-kit/data/useWrite.ts";

export interface RefundDialogProps {
  event: EventRecord;
  order: OrderDetail;
  onClose: () => void;
}

/** Gives all or some of the money back, once the order's code is typed. */
export function RefundDialog({ event, order, onClose }: RefundDialogProps) {
  const orders = useApi(createOrdersApi);
  const locale = useLocale();
  const [draft, setDraft] = useState<RefundDraft>({
    amount: "",
    reason: "",
    ticketIds: [],
  });
  const [code, setCode] = useState("");
  const { isBusy, run } = useWrite(keys.event(event.id), "Ticket Management");
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

  const refund = async () => {
    if (!checked.ok) return;
    const done = await run(() =>
      orders.refund(order.id, checked.amountMinor, draft.reason, draft.ticketIds),
    );
    if (!done) return;
    if (isByHand) {
      toast.success(`${sum} is noted as given back`, {
        description: `It came by hand, so hand it to ${order.buyerName ?? "the buyer"} yourself.`,
      });
    } else {
      toast.success(`${sum} is on its way back`, {
        description: "It counts as given back when the payment provider says so.",
      });
    }
    onClose();
  };

  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Give ${order.buyerName ?? "the buyer"} money back?`}
      description="This cannot be taken back. Chosen tickets are void and on sale again once the money is back; without a choice only money goes back, and all tickets are void when everything does."
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="destructive"
            disabled={!checked.ok || code.trim().toUpperCase() !== order.code}
            loading={isBusy}
            onClick={() => void refund()}
          >
            Give {sum} back
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isByHand && (
          <InlineMessage tone="info">
            This money was taken by hand: no provider gives it back. Hand it over, then note it
            here.
          </InlineMessage>
        )}
        {order.isTest && !isByHand && (
          <InlineMessage tone="warning">Test mode: no money moves.</InlineMessage>
        )}
        <RefundSeats
          order={order}
          chosen={draft.ticketIds}
          onChange={(ticketIds) => setDraft((known) => ({ ...known, ticketIds }))}
        />
        <TextField
          label="Amount"
          inputMode="decimal"
          placeholder={most}
          suffix={order.currency}
          value={draft.amount}
          onValueChange={(amount) => setDraft((known) => ({ ...known, amount }))}
          help={
            draft.ticketIds.length > 0
              ? `Empty gives back what these tickets cost: ${most}.`
              : `Empty gives back all that is left: ${most}.`
          }
          error={checked.ok ? undefined : checked.message}
          numeric
        />
        <TextField
          label="Reason"
          optional
          help="The buyer reads it in the mail."
          value={draft.reason}
          onValueChange={(reason) => setDraft((known) => ({ ...known, reason }))}
          maxLength={500}
          dir="auto"
        />
        <TextField
          label={`Type ${order.code} to confirm`}
          value={code}
          onValueChange={setCode}
          autoComplete="off"
          spellCheck={false}
        />
      </Stack>
    </Dialog>
  );
}
