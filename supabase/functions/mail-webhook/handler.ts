import { Refusal } from "../_shared/refusal.ts";
import { answering, json } from "../_shared/respond.ts";

/**
 * Takes the mail service's signed events: what arrived, came back or was reported as unwanted. The
 * database applies each to its mail, however often it comes; another answer than 2xx makes the
 * service send it again later.
 */
export const handle = answering(async (request, deps) => {
  if (request.method !== "POST") {
    throw new Refusal("invalid_input", "Webhooks are posted.", null, 405);
  }
  const event = await deps.mailEvents.verify(request);
  if (event) await deps.callSql("apply_mail_event", { event_param: event });
  return json({ received: true });
});
