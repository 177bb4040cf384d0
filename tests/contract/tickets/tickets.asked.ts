import type { Demo } from "../support/asked.ts";

/** What the functions of tickets answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, eventId: event_id_param, link } = demo;
  await planner("get_ticket_desk", { event_id_param });
  await planner("count_orders", { event_id_param });
  const { orders } = await planner("list_orders", { event_id_param, page_size: 100 });
  const shared = await server("get_shared_event", {
    token: await link("embed_tickets"),
    kind: "tickets",
  });
  const open = shared.tickets.find(({ state }) => state === "on_sale");
  await planner("list_ticket_tiers", { ticket_type_id_param: open?.id ?? "" });
  const token = await link("embed_tickets");
  const hold = () =>
    server("create_hold", {
      token,
      payload: {
        items: [{ ticketTypeId: open?.id ?? "", quantity: 1 }],
        idempotencyKey: crypto.randomUUID(),
        visitor: null,
      },
    });
  const held = await hold();
  const order_token = held.orderToken;
  await server("get_order", { order_token });
  await server("extend_hold", { order_token });
  await server("release_hold", { order_token: (await hold()).orderToken });
  await planner("resend_order_mail", {
    order_id_param: orders.find(({ status }) => status === "completed")?.id ?? "",
  });
  await server("get_ticket_key", { event_id_param });
  await server("list_unsigned_tickets", { event_id_param });

  const buyer = { name: "Ada Lindqvist", email: "ada@guests.test" };
  const paid = orders.find(({ status }) => status === "completed");
  await planner("correct_order_buyer", {
    order_id_param: paid?.id ?? "",
    name_param: buyer.name,
    email_param: buyer.email,
  });
  const { orders: issued } = await planner("issue_tickets", {
    event_id_param,
    payload: {
      method: "complimentary",
      items: [{ ticketTypeId: open?.id ?? "", quantity: 1 }],
      recipients: [buyer],
      idempotencyKey: crypto.randomUUID(),
    },
  });
  await planner("resolve_order_attention", { order_id_param: issued[0]?.id ?? "" });
  await server("expire_holds");
  await server("offer_all_waitlist_places");
  await server("offer_waitlist_places", { event_id_param });
}
