import type { Deps } from "../_shared/deps.types.ts";
import {
  type Fields,
  isFields,
  optionalText,
  readFields,
  requiredId,
  requiredInteger,
  requiredList,
} from "../_shared/fields.ts";
import { askForRefund, readOpenRefund } from "../_shared/payments/refunds.ts";
import { forPortal, json, signedIn } from "../_shared/respond.ts";

/**
 * `{orderId, amountMinor?, reason, ticketIds?}`: gives money back, and makes void exactly the seats it is for.
 * `{paymentId, reason?}`: gives back, whole, money that came and pays for no order. The database decides whether the caller may
 * and how much is left; the order changes when the provider's signed event arrives. A provider that
 * cannot be reached now is asked again by the job runner.
 */
export const handle = forPortal(refund);

async function refund(request: Request, deps: Deps): Promise<Response> {
  const user = signedIn(deps);
  const fields = await readFields(request);
  const reason = optionalText(fields, "reason", "The reason", 500);
  if (fields["paymentId"] !== undefined) {
    const extra = await deps.callSql("refund_extra_payment", {
      payment_id_param: requiredId(fields, "paymentId", "This payment"),
      reason_param: reason,
      user_id_param: user.id,
    });
    const open = readOpenRefund(extra);
    if (open) await askForRefund(deps, open);
    return json(shown(extra));
  }
  const noted = await deps.callSql("request_refund", {
    order_id_param: requiredId(fields, "orderId", "This order"),
    amount_minor_param:
      fields["amountMinor"] === undefined || fields["amountMinor"] === null
        ? null
        : requiredInteger(fields, "amountMinor", "The amount", { min: 0, max: 999_999_999_999 }),
    reason_param: reason,
    user_id_param: user.id,
    ticket_ids_param: ticketIdsOf(fields),
  });
  const open = readOpenRefund(noted);
  if (open) await askForRefund(deps, open);
  return json(shown(noted));
}

/** The seats that the money is for; none for money alone. */
function ticketIdsOf(fields: Fields): string[] {
  if (fields["ticketIds"] === undefined || fields["ticketIds"] === null) return [];
  const list = requiredList(fields, "ticketIds", "The tickets", 1000);
  return list.map((id) => requiredId({ id }, "id", "This ticket"));
}

/** What the planner is told; the provider's own references stay here. */
function shown(noted: unknown) {
  const { refundId, status, amountMinor, currency } = isFields(noted) ? noted : {};
  return { refundId, status, amountMinor, currency };
}
