import type { CheckoutResult, OrderView } from "@jubilee/core/public-event/types";
import { verifyTicketCode } from "@jubilee/core/ticket-codes/rules";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function getFreeTickets(quantity: number): Promise<OrderView> {
  const held: OrderView = await (
    await shop.call("POST", `hold/${shop.shareToken}`, {
      items: [{ ticketTypeId: shop.freeTypeId, quantity }],
      idempotencyKey: crypto.randomUUID(),
    })
  ).json();
  const done: CheckoutResult = await (
    await shop.call("POST", `order/${held.orderToken}/checkout`, {
      buyer: { name: "Ada Eze", email: "ada@guests.example" },
      holders: [],
      returnUrl: "http://localhost:4401/tickets",
      idempotencyKey: crypto.randomUUID(),
    })
  ).json();
  return done.order;
}

it("every ticket leaves the server signed, and the event's public key proves it", async () => {
  const { public_key: publicKey } = await shop.one<{ public_key: string }>(
    "select public_key from public.ticket_keys where event_id = $1::uuid",
    [shop.eventId],
  );
  const keys = { [shop.eventId]: publicKey };
  const { tickets } = await getFreeTickets(2);
  expect(tickets).toHaveLength(2);
  for (const { id, code } of tickets) {
    expect(await verifyTicketCode(code, keys)).toEqual({
      ok: true,
      facts: { ticketId: id, eventId: shop.eventId, ticketTypeId: shop.freeTypeId },
    });
  }
  const { code: kept } = await shop.one<{ code: string }>(
    "select code from public.tickets where id = $1::uuid",
    [tickets[0]?.id ?? ""],
  );
  expect(kept).toBe(tickets[0]?.code);
});
