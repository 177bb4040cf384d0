import { metadataOf, readStripeEvent } from "@jubilee/functions/_shared/payments/stripe-events";
import { signedHeader, verifiedEvent } from "@jubilee/functions/_shared/payments/webhook-signature";
import type {
  ChargeOrder,
  CheckoutOrder,
  PaymentEvent,
  PaymentProvider,
} from "@jubilee/functions/_shared/payments/payments.types";
import { Refusal } from "@jubilee/functions/_shared/refusal";
import type { OpenBackend } from "../backend.types.ts";
import { readPayoutEvent } from "@jubilee/functions/_shared/payments/stripe-payouts";
import {
  chargeRefOf,
  openTestLedger,
  type TestCheckout,
  type TestEvent,
  type TestLedger,
  testId,
} from "./test-ledger.ts";

const dayMs = 24 * 60 * 60_000;

/** Takes a signed webhook; gives the receiver's answer. */
export type DeliverWebhook = (request: Request) => Promise<Response>;

/** The provider without real money, with the other side of its counter. */
export interface TestPayments {
  provider: PaymentProvider;
  ledger: TestLedger;
  /**
   * What a buyer's "Pay" does: pays in the books and reports it. A card that `declinesLater` says no
   * to every renewal.
   */
  pay(checkoutId: string, declinesLater?: boolean): Promise<void>;
  /** What a buyer's bank does: asks for the money of a paid checkout, or decides who gets it. */
  dispute(checkoutId: string, what: "open" | "won" | "lost"): Promise<void>;
  /** Pays out, a week at a time, what is two days old when its week is over. */
  payOut(): Promise<void>;
  /** Sends every event that was not accepted yet; again and again until it is. */
  deliverPending(): Promise<void>;
  /** Where webhooks go. */
  deliverTo(deliver: DeliverWebhook): void;
}

/**
 * The test provider: no money moves, but the way is the real one. Its events have the form and the
 * signature of Stripe's and come through the same webhook.
 */
export async function openTestPayments(
  backend: OpenBackend,
  now: () => Date = () => new Date(),
): Promise<TestPayments> {
  const { siteUrl } = backend.options;
  const secret = backend.secrets.webhookSecret;
  const ledger = await openTestLedger(backend);
  let deliver: DeliverWebhook | null = null;
  let delivering: Promise<void> = Promise.resolve();

  async function deliverOnce(): Promise<void> {
    for (const { id, body } of deliver ? await ledger.undelivered() : []) {
      const timestamp = Math.floor(now().getTime() / 1000);
      const signature = await signedHeader(body, secret, timestamp);
      const response = await deliver?.(
        new Request(`${siteUrl}/functions/v1/payments-webhook`, {
          method: "POST",
          headers: { "content-type": "application/json", "stripe-signature": signature },
          body,
        }),
      );
      if (!response?.ok) return;
      await ledger.delivered(id);
    }
  }

  function deliverPending(): Promise<void> {
    delivering = delivering.then(deliverOnce, deliverOnce);
    return delivering;
  }

  const provider: PaymentProvider = {
    name: "test",
    testMode: true,
    async createCheckout(order) {
      const { id } = await ledger.open(order);
      return { providerRef: id, redirectUrl: `${siteUrl}/pay/test/${id}` };
    },
    async charge(order) {
      const pays = !order.customerRef.startsWith(decliningCustomer);
      if (pays) await ledger.charged(order);
      await ledger.note(chargeEvent(order, pays, now()));
      await deliverPending();
      return pays;
    },
    async refund(order) {
      const checkout = await ledger.find(order.providerRef);
      if (!checkout) throw new Refusal("conflict", "This order has not been paid.");
      const refundId = testId("re");
      const event = refundEvent(refundId, order, checkout.order, now());
      const stored = await ledger.refund(refundId, order, event);
      if (!stored) throw new Refusal("conflict", "More than was paid cannot be given back.");
      await deliverPending();
      return { providerRef: stored };
    },
    async verifyWebhook(request) {
      const event = await verifiedEvent(request, secret, now().getTime());
      if (event.livemode) {
        throw new Refusal("invalid_input", "Test and live mode do not mix.", null, 400);
      }
      return readPayoutEvent(event) ?? readStripeEvent(event);
    },
    payoutLines: (payoutRef) => ledger.payoutLines(payoutRef),
    async lookUp(providerRef) {
      const checkout = await ledger.find(providerRef);
      return checkout?.status === "paid" ? polledEvent(providerRef, checkout.order, now()) : null;
    },
  };

  return {
    provider,
    ledger,
    deliverPending,
    deliverTo(to) {
      deliver = to;
    },
    async payOut() {
      const before = new Date(now().getTime() - 2 * dayMs);
      for (const { currency, since } of await ledger.unpaidOut(before)) {
        let end = new Date(Date.parse(since) + 7 * dayMs);
        for (; end <= before; end = new Date(end.getTime() + 7 * dayMs)) {
          const id = testId("po");
          const arrives = new Date(end.getTime() + 2 * dayMs);
          await ledger.payOut(id, currency, end, payoutEvent(id, currency, arrives, now()));
        }
      }
      await deliverPending();
    },
    async dispute(checkoutId, what) {
      const checkout = await ledger.find(checkoutId);
      if (!checkout) throw new Refusal("not_found", "This payment does not exist.");
      await ledger.dispute(checkoutId, what, disputeEvent(checkout, what, now()));
      await deliverPending();
    },
    async pay(checkoutId, declinesLater = false) {
      const checkout = await ledger.find(checkoutId);
      if (!checkout) throw new Refusal("not_found", "This payment does not exist.");
      await ledger.pay(checkoutId, paidEvent(checkoutId, checkout.order, declinesLater, now()));
      await deliverPending();
    },
  };
}

/** Customers of the test provider whose card says no to renewals. */
const decliningCustomer = "cus_test_declines_";

function keptMethod(checkoutId: string, order: CheckoutOrder, declinesLater: boolean) {
  if (!order.keepMethod) return { customer: null, label: {} };
  const prefix = declinesLater ? decliningCustomer : "cus_test_";
  const label = declinesLater ? "Test card ending 0341" : "Test card ending 4242";
  return { customer: `${prefix}${checkoutId.slice(-16)}`, label: { method_label: label } };
}

function chargeEvent(order: ChargeOrder, pays: boolean, at: Date): TestEvent {
  return stripeEvent(pays ? "payment_intent.succeeded" : "payment_intent.payment_failed", at, {
    id: testId("pi"),
    object: "payment_intent",
    status: pays ? "succeeded" : "requires_payment_method",
    amount: order.amountMinor,
    currency: order.currency.toLowerCase(),
    customer: order.customerRef,
    metadata: { ...metadataOf(order.subject), reference: order.reference },
  });
}

function paidEvent(
  checkoutId: string,
  order: CheckoutOrder,
  declinesLater: boolean,
  at: Date,
): TestEvent {
  const { customer, label } = keptMethod(checkoutId, order, declinesLater);
  return stripeEvent("checkout.session.completed", at, {
    id: checkoutId,
    object: "checkout.session",
    status: "complete",
    payment_status: "paid",
    payment_intent: chargeRefOf(checkoutId),
    amount_total: order.amountMinor,
    currency: order.currency.toLowerCase(),
    customer,
    metadata: { ...metadataOf(order.subject), ...label },
  });
}

function refundEvent(
  refundId: string,
  { providerRef, amountMinor, currency, refundId: ours }: Parameters<PaymentProvider["refund"]>[0],
  paid: CheckoutOrder,
  at: Date,
): TestEvent {
  return stripeEvent("refund.updated", at, {
    id: refundId,
    object: "refund",
    status: "succeeded",
    amount: amountMinor,
    currency: currency.toLowerCase(),
    payment_intent: chargeRefOf(providerRef),
    metadata: { ...metadataOf(paid.subject), checkout_session: providerRef, refund_id: ours },
  });
}

function payoutEvent(id: string, currency: string, arrives: Date, at: Date): TestEvent {
  return stripeEvent("payout.paid", at, {
    id,
    object: "payout",
    status: "paid",
    currency: currency.toLowerCase(),
    arrival_date: Math.floor(arrives.getTime() / 1000),
  });
}

function disputeEvent(
  { id, order, refundedMinor }: TestCheckout,
  what: "open" | "won" | "lost",
  at: Date,
): TestEvent {
  return stripeEvent(what === "open" ? "charge.dispute.created" : "charge.dispute.closed", at, {
    id: testId("dp"),
    object: "dispute",
    status: what === "open" ? "needs_response" : what,
    amount: order.amountMinor - refundedMinor,
    currency: order.currency.toLowerCase(),
    payment_intent: chargeRefOf(id),
  });
}

function stripeEvent(type: string, at: Date, object: Record<string, unknown>): TestEvent {
  const id = testId("evt");
  const created = Math.floor(at.getTime() / 1000);
  return {
    id,
    body: JSON.stringify({ id, object: "event", type, created, livemode: false, data: { object } }),
  };
}

function polledEvent(providerRef: string, order: CheckoutOrder, at: Date): PaymentEvent {
  return {
    id: `poll_${providerRef}`,
    type: "payment.succeeded",
    providerRef,
    chargeRef: chargeRefOf(providerRef),
    subject: order.subject,
    amountMinor: order.amountMinor,
    currency: order.currency,
    refundRef: null,
    refundId: null,
    customerRef: null,
    methodLabel: null,
    testMode: true,
    occurredAt: at.toISOString(),
  };
}
