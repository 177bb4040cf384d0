import type { EventRecord } from "@jubilee/core/events/events.types";
import { refundRunsCopy } from "@jubilee/core/money/refund-runs.copy";
import { moneyOf, wholeOf } from "@jubilee/core/money/refund-runs.rules";
import { DescriptionList } from "@jubilee/ui/description-list";
import { FormDialog } from "@jubilee/ui/form-dialog";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../app/routing/href.ts";
import { useLocale } from "../../page-kit/useLocale.ts";
import { Refusal } from "../../page-kit/help/Refusal.tsx";
import { keys } from "../data/keys.ts";
import { refundKeys } from "./keys.ts";
import { useRead } from "../../page-kit/data/useRead.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { createRefundRunsApi } from "@jubilee/core/money/refund-runs.api";
import { useWrite } from "../../page-kit/data/useWrite.ts";
import { useDraft } from "../../page-kit/form/useDraft.ts";

/** How many orders that cannot be paid back are named. */
const mostNamed = 5;

const orders = (count: number) => (count === 1 ? "1 order" : `${count} orders`);

export interface PayBackDialogProps {
  event: EventRecord;
  /** The chosen orders; null for all of the event that hold money. */
  orderIds: readonly string[] | null;
  onClose: () => void;
}

/** What paying many back would do, by currency, and which orders cannot; then one press does it. */
export function PayBackDialog({ event, orderIds, onClose }: PayBackDialogProps) {
  const refundRuns = useApi(createRefundRunsApi);
  const locale = useLocale();
  const [key] = useState(() => crypto.randomUUID());
  const form = useDraft(
    { reason: "" },
    { write: useWrite(keys.event(event.id), "Ticket Management") },
  );
  const { data: outlook, error } = useRead(
    refundKeys.refundOutlook(event.id, orderIds),
    () => refundRuns.preview(event.id, orderIds),
    { staleTime: 0, gcTime: 0, retry: false },
  );
  const whole = outlook ? wholeOf(outlook) : null;
  const money = outlook ? moneyOf(outlook.sums, locale) : "";
  const byHand = outlook
    ? moneyOf(
        outlook.sums.map(({ currency, byHandMinor }) => ({ currency, amountMinor: byHandMinor })),
        locale,
      )
    : "";

  return (
    <FormDialog
      title={orderIds ? `Pay ${orders(orderIds.length)} back?` : "Pay everybody back?"}
      description="Each order gets back all that is left of its money, its tickets are void once it is there, and its buyer gets a mail. What went back cannot be taken again."
      submitLabel={money === "" ? "Begin" : `Give ${money} back`}
      cancelLabel="Not now"
      role="alertdialog"
      destructive
      waiting={!whole}
      {...form.dialog(({ reason }) => refundRuns.start(event.id, orderIds, reason, key), {
        done: ({ id }) => navigate(href("money.payingBack", { eventId: event.id, runId: id })),
        onClose,
      })}
    >
      {error && <Refusal failure={error} />}
      {!outlook && !error && <SkeletonRows count={3} />}
      {outlook?.isTest && <InlineMessage tone="warning">Test mode: no money moves.</InlineMessage>}
      {outlook && !whole && (
        <InlineMessage tone="info">None of these orders has money to give back.</InlineMessage>
      )}
      {outlook && whole && (
        <DescriptionList
          look="lines"
          items={[
            ...(whole.orders > 0
              ? [{ term: `${orders(whole.orders)}, the way they were paid`, detail: money }]
              : []),
            ...(whole.byHandOrders > 0
              ? [{ term: `${orders(whole.byHandOrders)}, by your own hand`, detail: byHand }]
              : []),
          ]}
        />
      )}
      {outlook && outlook.cannotCount > 0 && (
        <Stack gap="1">
          <Text weight="strong">{orders(outlook.cannotCount)} cannot be paid back</Text>
          <Stack as="ul" gap="1">
            {outlook.cannot.slice(0, mostNamed).map(({ orderId, code, buyerName, why }) => (
              <Text as="li" key={orderId} size={14} tone="muted">
                {[code, buyerName].filter(Boolean).join(", ")}: {refundRunsCopy.refusals[why]}
              </Text>
            ))}
            {outlook.cannotCount > mostNamed && (
              <Text as="li" size={14} tone="muted">
                {outlook.cannotCount - mostNamed} more; all of them stand in the file afterwards.
              </Text>
            )}
          </Stack>
        </Stack>
      )}
      <TextField
        label="Reason"
        optional
        help="Every buyer reads it in the mail."
        {...form.field("reason")}
        maxLength={500}
        dir="auto"
      />
    </FormDialog>
  );
}
