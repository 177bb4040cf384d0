import type {
  CampaignPulse,
  GiftResult,
  GiftView,
  GivingFrequency,
} from "@jubilee/core/giving/giving.types";
import {
  changeGivingPlan,
  createGift,
  getGift,
  getGivingPlan,
  getSharedCampaign,
} from "../_shared/calls.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { isTrapped, readFields, requiredWebAddress } from "../_shared/fields.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json, tagged, taggedJson } from "../_shared/respond.ts";
import { readGift, readGivingChange } from "./gift-bodies.ts";
import { requireReturnAddress } from "./origins.ts";
import type { EmbedCall } from "./routes.ts";
import { withSignedPrefill } from "./signed-prefill.ts";

/** The bar may be this old. */
const sharedTtlMs = 1000;
const paymentPageMs = 60 * 60_000;

const oftenWords: Readonly<Record<GivingFrequency, string>> = {
  once: "",
  month: ", every month",
  year: ", every year",
};

/** A campaign as it was a moment ago, and the little of it that changes with every gift. */
function shortMemory({ deps, token }: EmbedCall) {
  return deps.cache.read(`shared:${token}:donation`, sharedTtlMs, async () => {
    const read = await getSharedCampaign(deps, token);
    // For whoever comes by a link that is used up the campaign takes no gifts just now.
    const campaign = read.usedUp ? { ...read.campaign, state: "paused" as const } : read.campaign;
    const shared = { ...read, campaign };
    const { progress } = read;
    return {
      shared: await tagged(shared),
      pulse: await tagged({ state: campaign.state, progress } satisfies CampaignPulse),
    };
  });
}

/** The campaign behind a link, from a short memory, with an ETag. */
export async function campaign(call: EmbedCall): Promise<Response> {
  return taggedJson(call.request, (await shortMemory(call)).shared, 1);
}

/** State and progress alone, for pages that stay open: 304 until a gift comes or goes back. */
export async function pulse(call: EmbedCall): Promise<Response> {
  return taggedJson(call.request, (await shortMemory(call)).pulse, 1);
}

/** Notes a gift and opens its payment page. */
export async function give(call: EmbedCall): Promise<Response> {
  const { request, deps, token } = call;
  const fields = await withSignedPrefill(deps, token, await readFields(request));
  const wanted = readGift(fields);
  if (isTrapped(fields)) {
    throw new Refusal("unavailable", "This did not work just now. Please try again later.");
  }
  await requireReturnAddress(call, wanted.returnUrl);
  const gift = await createGift(deps, token, wanted);
  return json(await payable(deps, gift, wanted.returnUrl, wanted.idempotencyKey));
}

/** The gift as it stands. */
export async function view({ deps, token }: EmbedCall): Promise<Response> {
  return json(await getGift(deps, token));
}

/** Opens a payment page once more for a gift that was not paid. */
export async function payAgain(call: EmbedCall): Promise<Response> {
  const { request, deps, token } = call;
  const returnUrl = requiredWebAddress(await readFields(request), "returnUrl").href;
  await requireReturnAddress(call, returnUrl);
  const gift = await getGift(deps, token);
  return json(await payable(deps, gift, returnUrl, crypto.randomUUID()));
}

/** A repeating gift, for its donor. */
export async function plan({ deps, token }: EmbedCall): Promise<Response> {
  return json(await getGivingPlan(deps, token));
}

/** Another amount, a pause, going on, or the end of a repeating gift. */
export async function changePlan({ request, deps, token }: EmbedCall): Promise<Response> {
  return json(await changeGivingPlan(deps, token, readGivingChange(await readFields(request))));
}

async function payable(
  deps: Deps,
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
    locale: gift.event.locale,
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
