import { Refusal } from "../refusal.ts";
import type { PaymentProvider } from "./payments.types.ts";

/**
 * What a public site without a payment provider has: free tickets work, paid ones say so. Simulated
 * payments never run on a public address by themselves (decision 15).
 */
export function createNoPayments(): PaymentProvider {
  const refuse = async (): Promise<never> => {
    throw new Refusal(
      "unavailable",
      "This site takes no payments. What is free goes on; please tell the host.",
    );
  };
  return {
    name: "test",
    testMode: true,
    createCheckout: refuse,
    charge: refuse,
    refund: refuse,
    verifyWebhook: refuse,
    payoutLines: refuse,
    lookUp: async () => null,
  };
}
