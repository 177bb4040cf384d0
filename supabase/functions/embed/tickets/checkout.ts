import type {
  CheckoutRequest,
  CheckoutResult,
  OrderView,
} from "@jubilee/core/sharing/public-event.types";
import { askSql } from "../../_shared/ask-sql.ts";
import type { Deps } from "../../_shared/deps.types.ts";
import { isFields, readFields } from "../../_shared/fields.ts";
import { requireMailRoom } from "../../_shared/limits.ts";
import { json } from "../../_shared/respond.ts";
import { withSignedTickets } from "../../_shared/tickets/sign-tickets.ts";
import type { EmbedCall } from "../call.types.ts";
import { requireReturnAddress } from "../origins.ts";
import { readerLanguage } from "../reader-language.ts";
import { withSignedPrefill } from "../signed-prefill.ts";
import { readCheckout } from "./bodies.ts";

/** How long a payment page stays open; begin_payment keeps the tickets that long. */
const paymentPageMs = 30 * 60_000;

/** Names buyer and holders; then either all is done or the payment page is next. */
export async function checkout(call: EmbedCall): Promise<Response> {
  const { request, deps, token } = call;
  const { buyer, signedPrefill, ...fields } = await readFields(request);
  const typed = { ...(isFields(buyer) ? buyer : {}), signedPrefill };
  const signed = await withSignedPrefill(deps, token, typed);
  const wanted = readCheckout({ ...fields, buyer: signed });
  await requireReturnAddress(call, wanted.returnUrl);
  await requireMailRoom(deps, wanted.buyer.email);
  const placed = await askSql(deps, "place_order", {
    order_token: token,
    payload: wanted,
  });
  const order = await withSignedTickets(deps, placed);
  if (order.status !== "awaiting_payment") {
    return json({ order, redirectUrl: null } satisfies CheckoutResult);
  }
  const locale = readerLanguage(request) ?? order.event.locale;
  const redirectUrl = await openPaymentPage(deps, order, { ...wanted, locale });
  return json({ order, redirectUrl } satisfies CheckoutResult);
}

async function openPaymentPage(
  deps: Deps,
  order: OrderView,
  wanted: CheckoutRequest & { locale: string },
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
    locale: wanted.locale,
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
