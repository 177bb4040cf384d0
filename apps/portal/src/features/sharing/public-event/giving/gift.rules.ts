import type { GiftView } from "@jubilee/core/giving/giving.types";

/** How a gift stands, in words; `payment` is what the payment page says, which confirms nothing. */
export function giftWords(gift: GiftView, payment: string | null, isWaiting: boolean) {
  const { status, donorName, beneficiary } = gift;
  if (status === "succeeded") {
    return {
      title: donorName ? `Thank you, ${donorName}` : "Thank you",
      lead: gift.thanksText ?? `${beneficiary} has received your gift.`,
      canPay: false,
    };
  }
  if (status === "refunded") {
    return {
      title: "This gift went back",
      lead: "The money is on its way back to you.",
      canPay: false,
    };
  }
  if (status === "failed" || payment === "declined") {
    return {
      title: "The card was declined",
      lead: "Your bank said no, and nothing was taken.",
      canPay: true,
    };
  }
  if (payment === "cancelled") {
    return { title: "You have not paid yet", lead: "Nothing was taken.", canPay: true };
  }
  return isWaiting
    ? {
        title: "One moment",
        lead: "We are waiting for your payment to arrive. This page thanks you by itself.",
        canPay: false,
      }
    : {
        title: "Your payment has not arrived",
        lead: "Nothing was taken that we know of. You can pay now, or look again later.",
        canPay: true,
      };
}
