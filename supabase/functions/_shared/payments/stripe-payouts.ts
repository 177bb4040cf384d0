import type { Stripe } from "stripe";
import { ourAmount } from "./stripe-events.ts";
import type { PayoutEvent, PayoutLine } from "./payments.types.ts";

/** More than this in one transfer is not read; a daily payout has far less. */
const linesAtMost = 10_000;

/** A Stripe event about a transfer to the bank, or null for any other. */
export function readPayoutEvent(event: Stripe.Event): PayoutEvent | null {
  switch (event.type) {
    case "payout.created":
    case "payout.updated":
    case "payout.paid":
    case "payout.failed":
    case "payout.canceled":
    case "payout.reconciliation_completed":
      return {
        id: event.id,
        type: "payout",
        payoutRef: event.data.object.id,
        status: statusOf(event.data.object.status),
        currency: event.data.object.currency.toUpperCase(),
        arrivesAt: new Date(event.data.object.arrival_date * 1000).toISOString(),
        testMode: !event.livemode,
      };
    default:
      return null;
  }
}

function statusOf(status: string): PayoutEvent["status"] {
  if (status === "paid") return "paid";
  return status === "failed" || status === "canceled" ? "failed" : "pending";
}

/** What a Stripe payout consists of; none while Stripe has not put it together yet. */
export async function payoutLinesOf(stripe: Stripe, payoutRef: string): Promise<PayoutLine[]> {
  const found = await stripe.balanceTransactions
    .list({ payout: payoutRef, limit: 100, expand: ["data.source"] })
    .autoPagingToArray({ limit: linesAtMost });
  return found.flatMap((line) => {
    const source = sourceOf(line.source);
    return source
      ? [
          {
            ref: line.id,
            ...source,
            amountMinor: ourAmount(line.amount, line.currency.toUpperCase()),
            feeMinor: ourAmount(line.fee, line.currency.toUpperCase()),
          },
        ]
      : [];
  });
}

function sourceOf(
  source: Stripe.BalanceTransaction["source"],
): Pick<PayoutLine, "chargeRef" | "refundRef"> | null {
  if (source === null || typeof source === "string") return null;
  if (source.object === "charge" || source.object === "dispute") {
    return { chargeRef: idOf(source.payment_intent), refundRef: null };
  }
  if (source.object !== "refund") return null;
  return { chargeRef: idOf(source.payment_intent), refundRef: source.id };
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}
