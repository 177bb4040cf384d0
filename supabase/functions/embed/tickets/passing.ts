import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { askSql } from "../../_shared/ask-sql.ts";
import { json } from "../../_shared/respond.ts";
import { getTicket } from "../../_shared/tickets/orders.ts";
import { signTickets, withSignedTickets } from "../../_shared/tickets/sign-tickets.ts";
import type { Answer, EmbedCall } from "../call.types.ts";
import { perRecipient } from "../counts.ts";
import { takes } from "../takes.ts";
import { readRename, readTicketId, readTransfer } from "./bodies.ts";
import { withWallets } from "./wallets.ts";

/** What is done with one ticket by a link that opens it. */
type TicketChange = "rename" | "transfer" | "accept" | "take_back" | "resend";

/** Names another holder. */
export const renames = takes({
  read: readRename,
  answer: (call, wanted) => change(call, "rename", wanted),
});

/** Passes a ticket on; its new holder gets a mail. */
export const passesOn = takes({
  read: readTransfer,
  counts: [perRecipient(({ email }) => email)],
  answer: async (call, wanted) =>
    withSignedTickets(call.deps, await change(call, "transfer", wanted)),
});

/** What is done with a ticket that is or was passed on, and needs to know no more than which. */
export function changesTicket(what: Exclude<TicketChange, "rename" | "transfer">): Answer {
  return takes({
    read: readTicketId,
    answer: (call, wanted) => change(call, what, wanted),
  });
}

/** A ticket that was passed on, by its new holder's link. */
export const showTicket: Answer = async ({ deps, token }) => {
  const shown = await getTicket(deps, token);
  if (shown.tickets.every(({ code }) => code !== "")) return json(withWallets(deps, shown));
  await signTickets(deps, { eventId: shown.event.id });
  return json(withWallets(deps, await getTicket(deps, token)));
};

/** Changes a ticket by an `order`'s link, or the link of the passed `ticket`; answers what the link opens then. */
function change(
  { deps, kind, token }: EmbedCall,
  what: TicketChange,
  payload: object,
): Promise<OrderView> {
  return askSql(deps, "change_ticket", {
    link_kind: kind,
    link_token: token,
    change: what,
    payload,
  });
}
