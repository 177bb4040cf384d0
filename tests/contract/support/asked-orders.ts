import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import type { Demo } from "./asked.ts";

/** Somebody who buys. */
export const buyer = { name: "Ada Lindqvist", email: "ada@guests.test" };

/** An order of the reunion that waits for its payment, with the provider's name for it. */
export async function placedOrder({ server, link }: Demo, quantity = 1) {
  const token = await link("embed_tickets");
  const { tickets } = await server("get_shared_event", { token, kind: "tickets" });
  const type = tickets.find(({ state, priceMinor }) => state === "on_sale" && priceMinor > 0);
  const items = [{ ticketTypeId: type?.id, quantity }];
  const { orderToken: order_token } = await server("create_hold", {
    token,
    payload: { items, idempotencyKey: crypto.randomUUID(), visitor: null },
  });
  const order = await server("place_order", { order_token, payload: { buyer, holders: [] } });
  const { totalMinor: amount_minor, currency } = order;
  const provider_ref = `cs_${order.code}`;
  const page = { provider: "test", provider_ref, amount_minor, currency };
  await server("begin_payment", { order_token, ...page });
  return { order, provider_ref };
}

/** What the provider says: that an amount came. */
export async function payFor(demo: Demo, reference: string, paid: Paid): Promise<void> {
  await demo.server("apply_payment_event", {
    provider: "test",
    event_id: `evt_${crypto.randomUUID()}`,
    event_type: "payment.succeeded",
    payload: { providerRef: reference, chargeRef: reference.replace("cs_", "ch_"), ...paid },
  });
}

interface Paid {
  amountMinor: number;
  currency: string;
  testMode: boolean;
}

/** An order that is paid, with its tickets and its id. */
export async function paidOrder(
  demo: Demo,
  quantity = 1,
): Promise<{ order: OrderView; id: string; charge: string }> {
  const { order, provider_ref } = await placedOrder(demo, quantity);
  const { totalMinor: amountMinor, currency, testMode } = order;
  await payFor(demo, provider_ref, { amountMinor, currency, testMode });
  return {
    order: await demo.server("get_order", { order_token: order.orderToken }),
    id: await idOf(demo, "orders", "code", order.code),
    charge: provider_ref.replace("cs_", "ch_"),
  };
}

/** The id of the row that has a value in a column. */
export async function idOf(
  { tables }: Demo,
  table: string,
  column: string,
  value: string,
): Promise<string> {
  const { data, error } = await tables
    .from(table)
    .select("id")
    .eq(column, value)
    .single<{ id: string }>();
  if (error) throw new Error(`${table} has no row with ${column} ${value}: ${error.message}`);
  return data.id;
}
