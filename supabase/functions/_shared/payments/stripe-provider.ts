import { Stripe } from "stripe";
import { Refusal } from "../refusal.ts";
import type {
  CheckoutOrder,
  PaymentEvent,
  PaymentProvider,
  RefundOrder,
} from "./payments.types.ts";
import { chargeSaved, lookUpCharge } from "./stripe-charges.ts";
import { metadataOf, ofSession, readStripeEvent, stripeAmount } from "./stripe-events.ts";
import { stripeLocales } from "./stripe-locales.data.ts";
import { payoutLinesOf, readPayoutEvent } from "./stripe-payouts.ts";
import { verifiedEvent } from "./webhook-signature.ts";

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  now(): Date;
  /** For tests; the runtime's own by default. */
  fetch?: typeof fetch;
}

/** Stripe by its official library, on web standards only: fetch and WebCrypto. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const { secretKey, webhookSecret } = settings;
  if (!/^(sk|rk)_(test|live)_/.test(secretKey) || !webhookSecret.startsWith("whsec_")) {
    throw new Error(
      "Stripe needs STRIPE_SECRET_KEY (sk_… or rk_…) and STRIPE_WEBHOOK_SECRET (whsec_…).",
    );
  }
  const testMode = /^(sk|rk)_test_/.test(secretKey);
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(settings.fetch),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  });

  return {
    name: "stripe",
    testMode,
    createCheckout: (order) => createSession(stripe, order, settings.now()),
    charge: (order) => chargeSaved(stripe, order),
    refund: (order) => createRefund(stripe, order),
    async verifyWebhook(request) {
      const event = await verifiedEvent(request, webhookSecret, settings.now().getTime());
      if (event.livemode === testMode) {
        throw new Refusal("invalid_input", "Test and live mode do not mix.", null, 400);
      }
      return readPayoutEvent(event) ?? readStripeEvent(event);
    },
    payoutLines: (payoutRef) => payoutLinesOf(stripe, payoutRef),
    lookUp: (providerRef) => lookUpSession(stripe, providerRef),
  };
}

async function createSession(stripe: Stripe, order: CheckoutOrder, now: Date) {
  const metadata = metadataOf(order.subject);
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      line_items: order.lines.map(({ name, quantity, unitMinor }) => ({
        quantity,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: stripeAmount(unitMinor, order.currency),
          product_data: { name },
        },
      })),
      locale: stripeLocale(order.locale),
      ...(order.buyerEmail === null ? {} : { customer_email: order.buyerEmail }),
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      ...(order.expiresAt === null ? {} : { expires_at: closingTime(order.expiresAt, now) }),
      metadata,
      ...(order.keepMethod ? { customer_creation: "always" as const } : {}),
      payment_intent_data: {
        metadata,
        description: order.title,
        ...(order.keepMethod ? { setup_future_usage: "off_session" as const } : {}),
      },
    },
    { idempotencyKey: order.idempotencyKey },
  );
  if (!session.url) throw new Error(`Stripe gave checkout ${session.id} no page`);
  return { providerRef: session.id, redirectUrl: session.url };
}

/** The buyer's language as Stripe's page names it; it knows Brazil's Portuguese apart, and finds one for who reads another. */
function stripeLocale(tag: string): Stripe.Checkout.SessionCreateParams.Locale {
  const [base = "", region = ""] = tag.split("-");
  const whole = `${base}-${region.toUpperCase()}`;
  return (
    stripeLocales.find((known) => known === whole) ??
    stripeLocales.find((known) => known === base) ??
    "auto"
  );
}

/** Stripe closes a session 30 minutes after it was made at the earliest, 24 hours at the latest. */
function closingTime(expiresAt: string, now: Date): number {
  const soonest = Math.floor(now.getTime() / 1000) + 31 * 60;
  return Math.max(Math.floor(Date.parse(expiresAt) / 1000), soonest);
}

async function createRefund(stripe: Stripe, order: RefundOrder) {
  const paymentIntent = order.chargeRef ?? (await intentOf(stripe, order.providerRef));
  if (!paymentIntent) throw new Refusal("conflict", "This order has not been paid.");
  const refund = await stripe.refunds.create(
    {
      payment_intent: paymentIntent,
      amount: stripeAmount(order.amountMinor, order.currency),
      reason: "requested_by_customer",
      metadata: { checkout_session: order.providerRef, refund_id: order.refundId },
    },
    { idempotencyKey: order.idempotencyKey },
  );
  return { providerRef: refund.id };
}

async function intentOf(stripe: Stripe, providerRef: string): Promise<string | null> {
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(providerRef);
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}

async function lookUpSession(stripe: Stripe, providerRef: string): Promise<PaymentEvent | null> {
  if (!providerRef.startsWith("cs_")) return lookUpCharge(stripe, providerRef);
  const session = await stripe.checkout.sessions.retrieve(providerRef);
  const type =
    session.payment_status === "paid"
      ? "payment.succeeded"
      : session.status === "expired"
        ? "payment.expired"
        : null;
  if (!type) return null;
  return {
    ...ofSession(session, type),
    id: `poll_${providerRef}_${type}`,
    testMode: !session.livemode,
    occurredAt: new Date(session.created * 1000).toISOString(),
  };
}
