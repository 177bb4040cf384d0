import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { getOrder } from "./orders.ts";
import type { Deps } from "../deps.types.ts";
import { isFields } from "../fields.ts";
import { createTicketSigner } from "./ticket-signer.ts";

/** The most that `list_unsigned_tickets` lists at a time. */
const batchSize = 500;

/**
 * Signs what is not signed yet of an event or of one order, and publishes the event's key.
 *
 * @returns the codes by ticket
 */
export async function signTickets(
  deps: Deps,
  target: { eventId: string } | { orderToken: string },
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  let batch: UnsignedTickets;
  do {
    batch = readUnsigned(
      await deps.callSql("list_unsigned_tickets", {
        event_id_param: "eventId" in target ? target.eventId : null,
        order_token_param: "orderToken" in target ? target.orderToken : null,
      }),
    );
    const { eventId, seed, tickets, hasKey } = batch;
    if (tickets.length === 0 && hasKey) return made;
    const signer = await createTicketSigner(seed);
    const codes = await Promise.all(
      tickets.map(async ({ id, ticketTypeId }) => ({
        id,
        code: await signer.sign({ ticketId: id, eventId, ticketTypeId }),
      })),
    );
    await deps.callSql("store_ticket_codes", {
      event_id_param: eventId,
      public_key_param: signer.publicKey,
      codes,
    });
    for (const { id, code } of codes) made.set(id, code);
  } while (batch.tickets.length === batchSize);
  return made;
}

/** An order whose tickets carry their codes: whoever looks first has them signed. */
export async function withSignedTickets(deps: Deps, order: OrderView): Promise<OrderView> {
  if (order.tickets.every(({ code }) => code !== "")) return order;
  const codes = await signTickets(deps, { orderToken: order.orderToken });
  const tickets = order.tickets.map((ticket) =>
    ticket.code === "" ? { ...ticket, code: codes.get(ticket.id) ?? "" } : ticket,
  );
  // Somebody else who looked at the same time may have signed the rest.
  if (tickets.some(({ code }) => code === "")) return getOrder(deps, order.orderToken);
  return { ...order, tickets };
}

interface UnsignedTickets {
  eventId: string;
  seed: string;
  hasKey: boolean;
  tickets: { id: string; ticketTypeId: string }[];
}

function readUnsigned(answer: unknown): UnsignedTickets {
  const { eventId, seed, hasKey, tickets } = isFields(answer) ? answer : {};
  if (typeof eventId !== "string" || typeof seed !== "string" || !Array.isArray(tickets)) {
    throw new Error("list_unsigned_tickets did not answer with tickets");
  }
  return {
    eventId,
    seed,
    hasKey: hasKey === true,
    tickets: tickets.flatMap((ticket: unknown) => {
      const { id, ticketTypeId } = isFields(ticket) ? ticket : {};
      return typeof id === "string" && typeof ticketTypeId === "string"
        ? [{ id, ticketTypeId }]
        : [];
    }),
  };
}
