import { applyPaymentEvent, applyPayout } from "../_shared/payments/apply-event.ts";
import { Refusal } from "../_shared/refusal.ts";
import { answering, json } from "../_shared/respond.ts";

/**
 * Takes the payment provider's signed events. The database keeps each for ever and applies it once;
 * an answer other than 2xx makes the provider send it again later.
 */
export const handle = answering(async (request, deps) => {
  if (request.method !== "POST") {
    throw new Refusal("invalid_input", "Webhooks are posted.", null, 405);
  }
  const event = await deps.payments.verifyWebhook(request);
  if (event?.type === "payout") await applyPayout(deps, event);
  else if (event) await applyPaymentEvent(deps, event);
  return json({ received: true });
});
