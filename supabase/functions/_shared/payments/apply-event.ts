import type { Deps } from "../deps.types.ts";
import type { PaymentEvent, PayoutEvent } from "./payments.types.ts";

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

/** Hands a payout and everything it consists of to the database, which keeps it once. */
export async function applyPayout(deps: Deps, event: PayoutEvent): Promise<unknown> {
  const { id, type: _type, ...payout } = event;
  return deps.callSql("apply_payout", {
    provider: deps.payments.name,
    event_id: id,
    payout,
    lines: await deps.payments.payoutLines(event.payoutRef),
  });
}
