import type { Deps } from "../deps.types.ts";
import type { PaymentEvent } from "./payments.types.ts";

/**
 * Hands a verified event to the database, which keeps it for ever and applies it once. Also used
 * when polling found out what no webhook told.
 */
export function applyPaymentEvent(deps: Deps, event: PaymentEvent): Promise<unknown> {
  const { id, type, subject, ...payload } = event;
  const plan = subject?.kind === "plan" ? { userId: subject.userId, planType: subject.plan } : {};
  return deps.callSql("apply_payment_event", {
    provider: deps.payments.name,
    event_id: id,
    event_type: type,
    payload: { ...payload, ...plan },
  });
}
