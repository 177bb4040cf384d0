import { Stripe } from "stripe";
import type { ChargeOrder, PaymentEvent } from "./payments.types.ts";
import { metadataOf, ofCharge, stripeAmount } from "./stripe-events.ts";

/**
 * Charges the way to pay that a checkout kept, off session. The reference is the idempotency key, so
 * asking again is one charge. False when there is nothing to charge or the bank says no at once;
 * the signed event tells the same.
 */
export async function chargeSaved(stripe: Stripe, order: ChargeOrder): Promise<boolean> {
  const methods = await stripe.customers.listPaymentMethods(order.customerRef, { limit: 1 });
  const method = methods.data[0];
  if (!method) return false;
  try {
    await stripe.paymentIntents.create(
      {
        amount: stripeAmount(order.amountMinor, order.currency),
        currency: order.currency.toLowerCase(),
        customer: order.customerRef,
        payment_method: method.id,
        off_session: true,
        confirm: true,
        description: order.title,
        metadata: { ...metadataOf(order.subject), reference: order.reference },
      },
      { idempotencyKey: order.reference },
    );
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return false;
    throw error;
  }
}

/** What became of a charge, found by our own reference; null while it is open. */
export async function lookUpCharge(
  stripe: Stripe,
  reference: string,
): Promise<PaymentEvent | null> {
  const found = await stripe.paymentIntents.search({
    query: `metadata["reference"]:"${reference.replaceAll(/[^\w-]/g, "")}"`,
    limit: 1,
  });
  const intent = found.data[0];
  if (!intent) return null;
  const type =
    intent.status === "succeeded"
      ? "payment.succeeded"
      : intent.status === "requires_payment_method" || intent.status === "canceled"
        ? "payment.failed"
        : null;
  const reading = type ? ofCharge(intent, type) : null;
  if (!reading) return null;
  return {
    ...reading,
    id: `poll_${reference}_${reading.type}`,
    testMode: !intent.livemode,
    occurredAt: new Date(intent.created * 1000).toISOString(),
  };
}
