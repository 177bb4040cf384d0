import { Stripe } from "stripe";
import { readBytes } from "../fields.ts";
import { Refusal } from "../refusal.ts";

const toleranceSeconds = 300;
const maxWebhookBytes = 256 * 1024;

/**
 * Checks a `Stripe-Signature` (scheme v1, HMAC-SHA-256 over time and body, at most 300 seconds off our clock)
 * and gives the event. Both providers sign alike, so both are checked by Stripe's own library.
 */
export async function verifiedEvent(
  request: Request,
  secret: string,
  nowMs: number,
): Promise<Stripe.Event> {
  const signature = request.headers.get("stripe-signature");
  if (!signature) throw refusal("The webhook is not signed.");
  const body = new TextDecoder().decode(await readBytes(request, maxWebhookBytes));
  // The library asks for the past alone: a signature may not be from the future either.
  const time = signature.split(",").findLast((part) => part.startsWith("t="));
  const signedAt = Number.parseInt(time?.slice("t=".length) ?? "", 10);
  if (signedAt - nowMs / 1000 > toleranceSeconds) {
    throw refusal("The webhook's signature is not valid.");
  }
  try {
    return await Stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      toleranceSeconds,
      Stripe.createSubtleCryptoProvider(),
      nowMs,
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw refusal("The webhook's signature is not valid.");
    }
    if (error instanceof SyntaxError) throw refusal("The webhook is not readable.");
    throw error;
  }
}

/** The header that `verifiedEvent` accepts; the test provider signs with it. */
export function signedHeader(payload: string, secret: string, timestamp: number): Promise<string> {
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
}

function refusal(message: string): Refusal {
  return new Refusal("invalid_input", message, null, 400);
}
