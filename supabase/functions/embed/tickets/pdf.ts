import { publicLimits, requireWithin } from "../../_shared/limits.ts";
import { orderPdf } from "../../_shared/pdf/order-pdf.ts";
import { Refusal } from "../../_shared/refusal.ts";
import { getOrder, getTicket } from "../../_shared/tickets/orders.ts";
import { withSignedTickets } from "../../_shared/tickets/sign-tickets.ts";
import type { EmbedCall } from "../call.types.ts";
import { paperLocale } from "../reader-language.ts";

/** All tickets of an order, or one that was passed on, as a PDF to print or keep. */
export async function ticketsPdf({ request, deps, token, kind }: EmbedCall): Promise<Response> {
  await requireWithin(deps, `embed:pdf:${token}`, publicLimits.filesPerToken);
  const order =
    kind === "ticket"
      ? await getTicket(deps, token)
      : await withSignedTickets(deps, await getOrder(deps, token));
  if (order.tickets.length === 0) {
    throw new Refusal("conflict", "This order has no tickets yet.");
  }
  const locale = paperLocale(request, order.event.locale);
  const bytes = await orderPdf(order, deps.productName, deps.readFont, locale);
  return new Response(new Blob([Uint8Array.from(bytes)]), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="tickets-${order.code}.pdf"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
