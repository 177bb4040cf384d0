import type { Demo } from "../support/asked.ts";

/** What the functions of tickets answer. */
export async function ask(demo: Demo): Promise<void> {
  const { planner, server, client, eventId: event_id_param, link } = demo;
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
  const placed = { buyer: { name: "Ada", email: "ada@guests.test" }, holders: [] };
  const order = await server("place_order", { order_token, payload: placed });
  const { totalMinor, currency } = order;
  const payment = { provider: "test", provider_ref: "cs_asked" };
  await server("begin_payment", { order_token, amount_minor: totalMinor, currency, ...payment });
  const second = await server("place_order", {
    order_token: (await hold()).orderToken,
    payload: placed,
  });
  const now = await planner("list_orders", { event_id_param, page_size: 100 });
  const idOf = (wanted: string) => now.orders.find(({ code }) => code === wanted)?.id ?? "";
  await demo.noteJob("order_pay_later", { orderId: idOf(order.code) });
  await demo.askJobs();
  await planner("mark_order_paid", { order_id_param: idOf(order.code), method_param: "cash" });
  await planner("cancel_unpaid_order", { order_id_param: idOf(second.code) });
  await server("resend_order", { order_token });
  const ticket = await client
    .from("tickets")
    .select("id")
    .eq("event_id", event_id_param)
    .eq("status", "valid")
    .limit(1)
    .single<{ id: string }>();
  await planner("change_order_ticket", {
    ticket_id_param: ticket.data?.id ?? "",
    change_param: "rename",
    payload: { name: "Ada Lindqvist" },
  });
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
