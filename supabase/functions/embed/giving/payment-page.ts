import type { GiftResult, GiftView, GivingFrequency } from "@jubilee/core/giving/giving.types";
import type { EmbedCall } from "../call.types.ts";
import { readerLanguage } from "../reader-language.ts";

const paymentPageMs = 60 * 60_000;

const oftenWords: Readonly<Record<GivingFrequency, string>> = {
  once: "",
  month: ", every month",
  year: ", every year",
};

/** A gift, with the payment page where it is still to be paid. */
export async function payableGift(
  { deps, request }: Pick<EmbedCall, "deps" | "request">,
  gift: GiftView,
  returnUrl: string,
  key: string,
): Promise<GiftResult> {
  if (gift.status !== "pledged" && gift.status !== "failed") return { gift, redirectUrl: null };
  const back = new URL(returnUrl);
  back.searchParams.set("jubilee_gift", gift.giftToken);
  const unpaid = new URL(back);
  unpaid.searchParams.set("jubilee_payment", "cancelled");
  const page = await deps.payments.createCheckout({
    subject: { kind: "donation", donationCode: gift.code },
    lines: linesOf(gift),
    amountMinor: gift.totalMinor,
    currency: gift.currency,
    title: gift.event.name,
    buyerEmail: gift.donorEmail,
    successUrl: back.href,
    cancelUrl: unpaid.href,
    expiresAt: new Date(deps.now().getTime() + paymentPageMs).toISOString(),
    locale: readerLanguage(request) ?? gift.event.locale,
    idempotencyKey: `gift:${gift.code}:${key}`,
    ...(gift.plan ? { keepMethod: true } : {}),
  });
  await deps.callSql("begin_gift_payment", {
    gift_token: gift.giftToken,
    provider: deps.payments.name,
    provider_ref: page.providerRef,
    amount_minor: gift.totalMinor,
    currency: gift.currency,
  });
  return { gift, redirectUrl: page.redirectUrl };
}

function linesOf({ amountMinor, feeMinor, frequency, beneficiary }: GiftView) {
  const name = `Gift to ${beneficiary}${oftenWords[frequency]}`;
  const given = { name, quantity: 1, unitMinor: amountMinor };
  const fee = { name: "Payment fee, covered by you", quantity: 1, unitMinor: feeMinor };
  return feeMinor > 0 ? [given, fee] : [given];
}
