import type { PaymentProvider } from "@jubilee/functions/_shared/payments/payments.types";
import { createNoPayments } from "@jubilee/functions/_shared/payments/no-payments";
import { createStripeProvider } from "@jubilee/functions/_shared/payments/stripe-provider";
import type { OpenBackend } from "../backend.types.ts";
import type { PaymentMode } from "../settings/settings.types.ts";
import { openTestPayments, type TestPayments } from "./test-provider.ts";

/** The provider in use and, when it is the test provider, its other side. */
export interface OpenPayments {
  provider: PaymentProvider;
  test: TestPayments | null;
}

/** The provider of a mode; without one Stripe when its keys are given, else the test provider. */
export async function openPayments(
  backend: OpenBackend,
  mode: PaymentMode | undefined,
  stripe: { secretKey: string; webhookSecret: string } | null,
  now: () => Date,
): Promise<OpenPayments> {
  if (mode === "off") return { provider: createNoPayments(), test: null };
  if (stripe) return { provider: createStripeProvider({ ...stripe, now }), test: null };
  const test = await openTestPayments(backend, now);
  return { provider: test.provider, test };
}
