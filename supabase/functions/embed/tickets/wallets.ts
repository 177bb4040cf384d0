import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { getOrder, getTicket } from "../../_shared/tickets/orders.ts";
import type { Deps } from "../../_shared/deps.types.ts";
import { publicLimits, requireWithin } from "../../_shared/limits.ts";
import { Refusal } from "../../_shared/refusal.ts";
import { withSignedTickets } from "../../_shared/tickets/sign-tickets.ts";
import { admits } from "../../_shared/wallet/wallet-facts.ts";
import type { WalletTicket } from "../../_shared/wallet/wallet.types.ts";
import type { EmbedCall } from "../call.types.ts";

/** An order that says into which wallets its tickets can go. */
export function withWallets({ wallet }: Deps, order: OrderView): OrderView {
  const { apple, google } = wallet.offers;
  if (!apple && !google) return order;
  const wallets = [...(apple ? ["apple" as const] : []), ...(google ? ["google" as const] : [])];
  return { ...order, wallets };
}

/** One ticket as a file for Apple Wallet; void when it admits nobody any more. */
export async function applePass(call: EmbedCall): Promise<Response> {
  const { deps } = call;
  if (!deps.wallet.offers.apple) throw notOffered();
  const found = await findTicket(call);
  const bytes = await deps.wallet.applePass(found);
  return new Response(new Blob([Uint8Array.from(bytes)]), {
    headers: {
      "content-type": "application/vnd.apple.pkpass",
      "content-disposition": `attachment; filename="ticket-${found.ticket.number}.pkpass"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Goes on to Google, which saves the ticket. */
export async function googleLink(call: EmbedCall): Promise<Response> {
  const { deps } = call;
  if (!deps.wallet.offers.google) throw notOffered();
  const found = await findTicket(call);
  if (!admits(found)) throw new Refusal("conflict", "This ticket is not valid any more.");
  const location = await deps.wallet.googleLink(found);
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "private, no-store", "referrer-policy": "no-referrer" },
  });
}

async function findTicket({ request, deps, token, kind }: EmbedCall): Promise<WalletTicket> {
  await requireWithin(deps, `embed:wallet:${token}`, publicLimits.filesPerToken);
  const order =
    kind === "ticket"
      ? await getTicket(deps, token)
      : await withSignedTickets(deps, await getOrder(deps, token));
  const id = new URL(request.url).searchParams.get("ticket");
  const ticket = order.tickets.find((one) => one.id === id);
  if (!ticket) throw new Refusal("not_found", "This order has no such ticket.");
  const page = kind === "ticket" ? `ticket/${token}` : `ticket-confirmation?order=${token}`;
  return { order, ticket, pageUrl: `${deps.siteUrl}/${page}` };
}

function notOffered(): Refusal {
  return new Refusal("unavailable", "Tickets for this wallet are not offered here.");
}
