import type {
  CheckoutRequest,
  CheckoutResult,
  OrderView,
} from "@jubilee/core/sharing/public-event.types";
import { createHold, extendHold, getOrder, placeOrder, releaseHold } from "../_shared/calls.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { isFields, isTrapped, readFields } from "../_shared/fields.ts";
import { requireMailRoom } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { json } from "../_shared/respond.ts";
import { readCheckout, readHold } from "./bodies.ts";
import { requireCodeRoom } from "./code-room.ts";
import { requireReturnAddress } from "./origins.ts";
import { withSignedPrefill } from "./signed-prefill.ts";
import { withSignedTickets } from "../_shared/tickets/sign-tickets.ts";
import type { EmbedCall } from "./routes.ts";
import { withWallets } from "./wallets.ts";

/** How long a payment page stays open; begin_payment keeps the tickets that long. */
const paymentPageMs = 30 * 60_000;

/** Holds tickets for fifteen minutes. */
export async function hold({ request, deps, token }: EmbedCall): Promise<Response> {
  const fields = await readFields(request);
  const wanted = readHold(fields);
  if (isTrapped(fields)) {
    throw new Refusal("unavailable", "This did not work just now. Please try again later.");
  }
  if (wanted.promoCode !== undefined) await requireCodeRoom(deps, token);
  const order = await createHold(deps, token, wanted);
  deps.cache.forget(`shared:${token}:`);
  return json(order);
}

/** The order as it stands. */
export async function view({ deps, token }: EmbedCall): Promise<Response> {
  return json(withWallets(deps, await withSignedTickets(deps, await getOrder(deps, token))));
}

/** Gives the held tickets back. */
export async function release({ deps, token }: EmbedCall): Promise<Response> {
  await releaseHold(deps, token);
  return json(await getOrder(deps, token));
}

/** More time for a buyer who needs it, once. */
export async function extend({ deps, token }: EmbedCall): Promise<Response> {
  return json(await extendHold(deps, token));
}

/** Names buyer and holders; then either all is done or the payment page is next. */
export async function checkout(call: EmbedCall): Promise<Response> {
  const { request, deps, token } = call;
  const { buyer, signedPrefill, ...fields } = await readFields(request);
  const typed = { ...(isFields(buyer) ? buyer : {}), signedPrefill };
  const signed = await withSignedPrefill(deps, token, typed);
  const wanted = readCheckout({ ...fields, buyer: signed });
  await requireReturnAddress(call, wanted.returnUrl);
  await requireMailRoom(deps, wanted.buyer.email);
  const order = await withSignedTickets(deps, await placeOrder(deps, token, wanted));
  if (order.status !== "awaiting_payment") {
    return json({ order, redirectUrl: null } satisfies CheckoutResult);
  }
  const redirectUrl = await openPaymentPage(deps, order, wanted);
  return json({ order, redirectUrl } satisfies CheckoutResult);
}

async function openPaymentPage(
  deps: Deps,
  order: OrderView,
  wanted: CheckoutRequest,
): Promise<string> {
  const back = new URL(wanted.returnUrl);
  back.searchParams.set("jubilee_order", order.orderToken);
  const unpaid = new URL(back);
  unpaid.searchParams.set("jubilee_payment", "cancelled");
  const page = await deps.payments.createCheckout({
    subject: { kind: "order", orderCode: order.code },
    lines: order.lines.map(({ name, quantity, unitMinor }) => ({ name, quantity, unitMinor })),
    amountMinor: order.totalMinor,
    currency: order.currency,
    title: order.event.name,
    buyerEmail: order.buyerEmail,
    successUrl: back.href,
    cancelUrl: unpaid.href,
    expiresAt: new Date(deps.now().getTime() + paymentPageMs).toISOString(),
    locale: order.event.locale,
    idempotencyKey: `order:${order.code}:${wanted.idempotencyKey}`,
  });
  await deps.callSql("begin_payment", {
    order_token: order.orderToken,
    provider: deps.payments.name,
    provider_ref: page.providerRef,
    amount_minor: order.totalMinor,
    currency: order.currency,
  });
  return page.redirectUrl;
}
