import {
  cancelTickets,
  changeTicket,
  getTicket,
  resendOrder,
  type TicketChange,
} from "../_shared/calls.ts";
import { readFields } from "../_shared/fields.ts";
import { requireMailRoom } from "../_shared/limits.ts";
import { json } from "../_shared/respond.ts";
import { signTickets, withSignedTickets } from "../_shared/tickets/sign-tickets.ts";
import { readCancellation, readRename, readTicketId, readTransfer } from "./bodies.ts";
import type { EmbedCall } from "./routes.ts";
import { withWallets } from "./wallets.ts";

/** Names another holder. */
export async function rename({ request, deps, ...link }: EmbedCall): Promise<Response> {
  const wanted = readRename(await readFields(request));
  return json(await changeTicket(deps, "rename", link, wanted));
}

/** Passes a ticket on; its new holder gets a mail. */
export async function transfer({ request, deps, ...link }: EmbedCall): Promise<Response> {
  const wanted = readTransfer(await readFields(request));
  await requireMailRoom(deps, wanted.email);
  const order = await changeTicket(deps, "transfer", link, wanted);
  return json(await withSignedTickets(deps, order));
}

/** What is done with a ticket that is or was passed on, and needs to know no more than which. */
export function passed(change: Exclude<TicketChange, "rename" | "transfer">) {
  return async ({ request, deps, ...link }: EmbedCall): Promise<Response> => {
    const wanted = readTicketId(await readFields(request));
    return json(await changeTicket(deps, change, link, wanted));
  };
}

/** Gives seats back within the event's policy. */
export async function cancel({ request, deps, token }: EmbedCall): Promise<Response> {
  const wanted = readCancellation(await readFields(request));
  return json(await cancelTickets(deps, token, wanted));
}

/** Sends the tickets again. */
export async function resend({ deps, token }: EmbedCall): Promise<Response> {
  return json(await resendOrder(deps, token));
}

/** A ticket that was passed on, by its new holder's link. */
export async function ticket({ deps, token }: EmbedCall): Promise<Response> {
  const shown = await getTicket(deps, token);
  if (shown.tickets.every(({ code }) => code !== "")) return json(withWallets(deps, shown));
  await signTickets(deps, { eventId: shown.event.id });
  return json(withWallets(deps, await getTicket(deps, token)));
}
