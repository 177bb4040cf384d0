import type { PaymentProvider } from "@jubilee/functions/_shared/payments/payments.types";
import { createNoPayments } from "@jubilee/functions/_shared/payments/no-payments";
import { createStripeProvider } from "@jubilee/functions/_shared/payments/stripe-provider";
import type { OpenBackend } from "../backend.types.ts";
import { openTestPayments, type TestPayments } from "./test-provider.ts";

/** What decides how money moves; from the environment. */
export interface PaymentSettings {
  stripeSecretKey: string | null;
  stripeWebhookSecret: string | null;
  /** Allows simulated payments on a public address. */
  allowTestPayments: boolean;
}

/** The provider in use and, when it is the test provider, its other side. */
export interface OpenPayments {
  provider: PaymentProvider;
  test: TestPayments | null;
}

/**
 * Stripe when its two keys are there, else the test provider, except in production on a public
 * address: there paid orders are refused until one is set up or simulation is allowed.
 */
export async function openPayments(
  backend: OpenBackend,
  settings: PaymentSettings,
  now: () => Date,
): Promise<OpenPayments> {
  const { stripeSecretKey, stripeWebhookSecret, allowTestPayments } = settings;
  if (stripeSecretKey !== null || stripeWebhookSecret !== null) {
    const provider = createStripeProvider({
      secretKey: stripeSecretKey ?? "",
      webhookSecret: stripeWebhookSecret ?? "",
      now,
    });
    return { provider, test: null };
  }
  const { hostname } = new URL(backend.options.siteUrl);
  const isPublic = !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (isPublic && !allowTestPayments) return { provider: createNoPayments(), test: null };
  const test = await openTestPayments(backend, now);
  return { provider: test.provider, test };
}
