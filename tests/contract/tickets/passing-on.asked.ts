import type { Demo } from "../support/asked.ts";
import { idOf, paidOrder } from "../support/asked-orders.ts";

/** What the functions answer that a buyer, a ticket's new holder and who stands in line ask. */
export async function ask(demo: Demo): Promise<void> {
  const { server, tables, accountId: account_id, eventId: event_id } = demo;
  await tables
    .from("ticket_settings")
    .update({ cancel_until_hours: 1, transfers_enabled: true, waitlist_enabled: true })
    .eq("event_id", event_id);
  await askPassing(demo);
  await tables
    .from("promo_codes")
    .insert({ account_id, event_id, code: "ASKED", kind: "percent", percent_bps: 1000 });
  await server("check_promo_code", { token: await demo.link("embed_tickets"), code: "asked" });
  await askLine(demo);
}

/** A ticket that is passed on and taken; the other one is cancelled. */
async function askPassing(demo: Demo): Promise<void> {
  const { server, tables } = demo;
  const { order } = await paidOrder(demo, 3);
  const [ticket, other, lent] = order.tickets;
  await server("change_ticket", {
    link_kind: "order",
    link_token: order.orderToken,
    change: "transfer",
    payload: { ticketId: ticket?.id, name: "Noor Haddad", email: "noor@guests.test" },
  });
  const mails = await tables
    .from("jobs")
    .select("id")
    .eq("kind", "ticket_passed_on")
    .order("created_at", { ascending: false })
    .limit(1)
    .single<{ id: string }>();
  const mail = await server("get_job_source", { job_id: mails.data?.id ?? "" });
  const { order: theirs } = mail as { order: { orderToken: string } };
  const ticket_token = theirs.orderToken;
  const passed = await server("get_ticket", { ticket_token });
  await server("change_ticket", {
    link_kind: "ticket",
    link_token: ticket_token,
    change: "accept",
    payload: { ticketId: passed.tickets[0]?.id },
  });
  const change = { link_kind: "order", link_token: order.orderToken };
  const to = { ticketId: lent?.id, name: "Lee Haddad", email: "lee@guests.test" };
  await server("change_ticket", { ...change, change: "transfer", payload: to });
  await server("change_ticket", { ...change, change: "take_back", payload: to });
  await server("cancel_tickets", {
    order_token: order.orderToken,
    payload: { ticketIds: [other?.id] },
  });
}

/** A ticket that is gone, and the line for it. */
async function askLine(demo: Demo): Promise<void> {
  const { server, tables, accountId: account_id, eventId: event_id } = demo;
  const last = { account_id, event_id, name: "The captain's table", price_minor: 0, quantity: 1 };
  const made = await tables
    .from("ticket_types")
    .insert({ ...last, status: "on_sale" })
    .select("id")
    .single<{ id: string }>();
  const ticketTypeId = made.data?.id;
  const token = await demo.link("embed_tickets");
  await server("create_hold", {
    token,
    payload: {
      items: [{ ticketTypeId, quantity: 1 }],
      idempotencyKey: crypto.randomUUID(),
      visitor: null,
    },
  });
  const { waitlistToken } = await server("join_waitlist", {
    token,
    payload: { ticketTypeId, quantity: 1, name: "Lee", email: "lee@guests.test" },
  });
  await server("get_waitlist_place", { token: waitlistToken });
  const entryId = await idOf(demo, "waitlist_entries", "email", "lee@guests.test");
  await demo.noteJob("waitlist_offered", { entryId });
  await demo.noteJob("waitlist_expired", { entryId });
  await server("leave_waitlist", { token: waitlistToken });
}
