import type { PaymentProvider } from "@jubilee/functions/_shared/payments/payments.types";
import { createStripeProvider } from "@jubilee/functions/_shared/payments/stripe-provider";
import type { OpenBackend } from "../backend.types.ts";
import { createTestPaymentPage } from "../payments/test-page.ts";
import { type DeliverWebhook, openTestPayments } from "../payments/test-provider.ts";
import type { Route } from "./router.ts";
import type { ServiceOptions } from "./service.types.ts";

/** How this installation takes money. */
export interface Payments {
  provider: PaymentProvider;
  /** The test provider's own page; none with a real provider. */
  routes: Route[];
  /** Tells the test provider where its webhooks go. */
  deliverTo(deliver: DeliverWebhook): void;
  /** Sends webhooks again that nobody took. */
  deliverPending(): Promise<void>;
}

/** Stripe when it is set up, else the test provider. */
export async function openPayments(
  backend: OpenBackend,
  stripe: ServiceOptions["stripe"],
): Promise<Payments> {
  if (stripe) {
    return {
      provider: createStripeProvider({ ...stripe, now: () => new Date() }),
      routes: [],
      deliverTo: () => undefined,
      deliverPending: async () => undefined,
    };
  }
  const test = await openTestPayments(backend);
  return {
    provider: test.provider,
    routes: [["/pay/test", createTestPaymentPage(test)]],
    deliverTo: (deliver) => test.deliverTo(deliver),
    deliverPending: () => test.deliverPending(),
  };
}
