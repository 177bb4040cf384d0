import type { GiftView } from "@jubilee/core/giving/giving.types";

/** How a gift stands for whoever gave it. */
export type GiftState = "thanks" | "refunded" | "declined" | "cancelled" | "unpaid" | "waiting";

/**
 * How a gift stands: what the server has confirmed, and else what the payment page says, which
 * confirms nothing.
 *
 * @param asked `jubilee_payment` of the address; `waited` where the page has waited long enough
 */
export function giftState(
  { status }: Pick<GiftView, "status">,
  asked: Readonly<Record<string, string>>,
): GiftState {
  if (status === "succeeded") return "thanks";
  if (status === "refunded") return "refunded";
  const payment = asked["jubilee_payment"];
  if (status === "failed" || payment === "declined") return "declined";
  if (payment === "cancelled") return "cancelled";
  return payment !== undefined || asked["waited"] !== undefined ? "unpaid" : "waiting";
}

/** The states in which it can be paid. */
export const canPay = (state: GiftState): boolean =>
  state === "declined" || state === "cancelled" || state === "unpaid";
