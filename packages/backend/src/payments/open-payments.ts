import type { PaymentProvider } from "@jubilee/functions/_shared/payments/payments.types";
import { createStripeProvider } from "@jubilee/functions/_shared/payments/stripe-provider";
import type { OpenBackend } from "../backend.types.ts";
import { openTestPayments, type TestPayments } from "./test-provider.ts";

/** The provider in use and, when it is the test provider, its other side. */
export interface OpenPayments {
  provider: PaymentProvider;
  test: TestPayments | null;
}

/** Stripe when its keys are given, else the test provider; the launcher decides where that may run. */
export async function openPayments(
  backend: OpenBackend,
  stripe: { secretKey: string; webhookSecret: string } | null,
  now: () => Date,
): Promise<OpenPayments> {
  if (stripe) return { provider: createStripeProvider({ ...stripe, now }), test: null };
  const test = await openTestPayments(backend, now);
  return { provider: test.provider, test };
}
