import type { Stripe } from "stripe";
import type { PaymentEvent, PaymentEventType, PaymentSubject } from "./payments.types.ts";

/**
 * A Stripe event in our own words, or null when it does not concern us. The test provider sends
 * events of the same shape, so both providers share this one reading.
 */
export function readStripeEvent(event: Stripe.Event): PaymentEvent | null {
  const reading = readObject(event);
  return reading
    ? {
        id: event.id,
        testMode: !event.livemode,
        occurredAt: new Date(event.created * 1000).toISOString(),
        ...reading,
      }
    : null;
}

const nothingKept = { customerRef: null, methodLabel: null };

type Reading = Omit<PaymentEvent, "id" | "testMode" | "occurredAt">;

function readObject(event: Stripe.Event): Reading | null {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return event.data.object.payment_status === "paid"
        ? ofSession(event.data.object, "payment.succeeded")
        : null;
    case "checkout.session.async_payment_failed":
      return ofSession(event.data.object, "payment.failed");
    case "checkout.session.expired":
      return ofSession(event.data.object, "payment.expired");
    case "payment_intent.succeeded":
      return ofCharge(event.data.object, "payment.succeeded");
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return ofCharge(event.data.object, "payment.failed");
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return ofRefund(event.data.object);
    case "charge.dispute.created":
      return ofDispute(event.data.object, "payment.disputed");
    case "charge.dispute.closed": {
      const { status } = event.data.object;
      if (status === "won") return ofDispute(event.data.object, "dispute.won");
      return status === "lost" ? ofDispute(event.data.object, "dispute.lost") : null;
    }
    default:
      return null;
  }
}

/** What a checkout session says about itself. */
export function ofSession(session: Stripe.Checkout.Session, type: PaymentEventType): Reading {
  return {
    ...moneyOf(session.amount_total ?? 0, session.currency ?? ""),
    type,
    providerRef: session.id,
    chargeRef: idOf(session.payment_intent),
    subject: subjectOf(session.metadata),
    refundRef: null,
    refundId: null,
    customerRef: idOf(session.customer),
    methodLabel: session.metadata?.["method_label"] ?? null,
  };
}

/** A charge of ours; a checkout's own payment carries no reference and is told by its session. */
export function ofCharge(intent: Stripe.PaymentIntent, type: PaymentEventType): Reading | null {
  const reference = intent.metadata["reference"];
  if (!reference) return null;
  return {
    ...moneyOf(intent.amount, intent.currency),
    type,
    providerRef: reference,
    chargeRef: intent.id,
    subject: subjectOf(intent.metadata),
    refundRef: null,
    refundId: null,
    customerRef: idOf(intent.customer),
    methodLabel: null,
  };
}

function ofDispute(dispute: Stripe.Dispute, type: PaymentEventType): Reading {
  return {
    ...moneyOf(dispute.amount, dispute.currency),
    type,
    providerRef: null,
    chargeRef: idOf(dispute.payment_intent),
    subject: null,
    refundRef: null,
    refundId: null,
    ...nothingKept,
  };
}

function ofRefund(refund: Stripe.Refund): Reading | null {
  const type = refundType(refund.status);
  if (!type) return null;
  return {
    ...moneyOf(refund.amount, refund.currency),
    type,
    providerRef: refund.metadata?.["checkout_session"] ?? null,
    chargeRef: idOf(refund.payment_intent),
    subject: subjectOf(refund.metadata),
    refundRef: refund.id,
    refundId: refund.metadata?.["refund_id"] ?? null,
    ...nothingKept,
  };
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

function refundType(status: string | null): PaymentEventType | null {
  if (status === "succeeded") return "refund.succeeded";
  return status === "failed" || status === "canceled" ? "refund.failed" : null;
}

/** The metadata that names what is paid for. */
export function metadataOf(subject: PaymentSubject): Record<string, string> {
  if (subject.kind === "order") return { subject: "order", order_code: subject.orderCode };
  return subject.kind === "donation"
    ? { subject: "donation", donation_code: subject.donationCode }
    : { subject: "plan", user_id: subject.userId, plan: subject.plan };
}

/** Stripe counts these currencies in hundredths although nobody else does. */
const countedInHundredths = new Set(["ISK", "UGX"]);

/** Our minor units as Stripe wants them. */
export function stripeAmount(amountMinor: number, currency: string): number {
  return countedInHundredths.has(currency) ? amountMinor * 100 : amountMinor;
}

/** Stripe's amounts in our minor units. */
export function ourAmount(amount: number, currency: string): number {
  return countedInHundredths.has(currency) ? amount / 100 : amount;
}

function moneyOf(amount: number, code: string): { amountMinor: number; currency: string } {
  const currency = code.toUpperCase();
  return { amountMinor: ourAmount(amount, currency), currency };
}

function subjectOf(metadata: Stripe.Metadata | null | undefined): PaymentSubject | null {
  if (metadata?.["subject"] === "order" && metadata["order_code"]) {
    return { kind: "order", orderCode: metadata["order_code"] };
  }
  if (metadata?.["subject"] === "donation" && metadata["donation_code"]) {
    return { kind: "donation", donationCode: metadata["donation_code"] };
  }
  if (metadata?.["subject"] === "plan" && metadata["user_id"] && metadata["plan"]) {
    return { kind: "plan", userId: metadata["user_id"], plan: metadata["plan"] };
  }
  return null;
}
