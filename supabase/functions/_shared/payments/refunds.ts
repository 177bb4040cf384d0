import type { Deps } from "../deps.types.ts";
import { isFields } from "../fields.ts";
import type { RefundOrder } from "./payments.types.ts";

/** A refund that the database noted and the provider has still to be asked for. */
export type OpenRefund = Omit<RefundOrder, "idempotencyKey"> & { provider: string };

/** Reads a noted refund; null when nothing is to be asked for (a free order, or done already). */
export function readOpenRefund(noted: unknown): OpenRefund | null {
  if (!isFields(noted) || noted["status"] !== "pending") return null;
  const { refundId, provider, providerRef, chargeRef, amountMinor, currency } = noted;
  if (
    typeof refundId !== "string" ||
    typeof provider !== "string" ||
    typeof providerRef !== "string" ||
    typeof amountMinor !== "number" ||
    typeof currency !== "string"
  ) {
    return null;
  }
  return {
    refundId,
    provider,
    providerRef,
    chargeRef: typeof chargeRef === "string" ? chargeRef : null,
    amountMinor,
    currency,
  };
}

/** Asks the provider, as often as needed: the refund's id makes it one refund. */
export async function askForRefund(deps: Deps, refund: OpenRefund): Promise<void> {
  if (refund.provider !== deps.payments.name) {
    throw new Error(
      `Refund ${refund.refundId} belongs to ${refund.provider}, but payments run on ${deps.payments.name}`,
    );
  }
  await deps.payments.refund({ ...refund, idempotencyKey: `refund:${refund.refundId}` });
}
