import type Stripe from "stripe";
import type { PaymentEvent, PaymentEventType, PaymentSubject } from "./payments.types.ts";

/**
 * A Stripe event in our own words, or null when it does not concern us. The test provider sends
 * events of the same shape, so both providers share this one reading.
 */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | null {
  const base = {
    id: event.id,
    livemode: event.livemode,
    occurredAt: new Date(event.created * 1000).toISOString(),
  };
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return event.data.object.payment_status === "paid"
        ? { ...base, ...ofSession(event.data.object, "payment.succeeded") }
        : null;
    case "checkout.session.async_payment_failed":
      return { ...base, ...ofSession(event.data.object, "payment.failed") };
    case "checkout.session.expired":
      return { ...base, ...ofSession(event.data.object, "payment.expired") };
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return withBase(base, ofRefund(event.data.object));
    default:
      return null;
  }
}

type Reading = Omit<PaymentEvent, "id" | "livemode" | "occurredAt">;

function withBase(
  base: Pick<PaymentEvent, "id" | "livemode" | "occurredAt">,
  reading: Reading | null,
): PaymentEvent | null {
  return reading ? { ...base, ...reading } : null;
}

/** What a checkout session says about itself. */
export function ofSession(session: Stripe.Checkout.Session, type: PaymentEventType): Reading {
  return {
    type,
    providerRef: session.id,
    subject: subjectOf(session.metadata),
    ...moneyOf(session.amount_total ?? 0, session.currency ?? ""),
    refundId: null,
  };
}

function ofRefund(refund: Stripe.Refund): Reading | null {
  const type = refundType(refund.status);
  const providerRef = refund.metadata?.["checkout_session"];
  if (!type || !providerRef) return null;
  return {
    type,
    providerRef,
    subject: subjectOf(refund.metadata),
    ...moneyOf(refund.amount, refund.currency),
    refundId: refund.metadata?.["refund_id"] ?? null,
  };
}

function refundType(status: string | null): PaymentEventType | null {
  if (status === "succeeded") return "refund.succeeded";
  return status === "failed" || status === "canceled" ? "refund.failed" : null;
}

/** The metadata that names what is paid for. */
export function metadataOf(subject: PaymentSubject): Record<string, string> {
  return subject.kind === "order"
    ? { subject: "order", order_id: subject.orderId }
    : { subject: "plan", user_id: subject.userId, plan: subject.plan };
}

/** Stripe counts these currencies in hundredths although nobody else does. */
const countedInHundredths = new Set(["ISK", "UGX"]);

/** Our minor units as Stripe wants them. */
export function stripeAmount(amountMinor: number, currency: string): number {
  return countedInHundredths.has(currency) ? amountMinor * 100 : amountMinor;
}

function moneyOf(amount: number, code: string): { amountMinor: number; currency: string } {
  const currency = code.toUpperCase();
  return { amountMinor: countedInHundredths.has(currency) ? amount / 100 : amount, currency };
}

function subjectOf(metadata: Stripe.Metadata | null | undefined): PaymentSubject | null {
  if (metadata?.["subject"] === "order" && metadata["order_id"]) {
    return { kind: "order", orderId: metadata["order_id"] };
  }
  if (metadata?.["subject"] === "plan" && metadata["user_id"] && metadata["plan"]) {
    return { kind: "plan", userId: metadata["user_id"], plan: metadata["plan"] };
  }
  return null;
}
