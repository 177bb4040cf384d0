/**
 * A thousand payment events, duplicated, reordered, late and forged: afterwards every order, seat,
 * count and cent is what the honest ones alone would have made.
 */
import { signedHeader } from "@jubilee/functions/_shared/payments/webhook-signature";
import type { OrderView } from "@jubilee/core/public-event/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.one(
    "update public.ticket_types set quantity = 1000, max_per_order = 10 where id = $1::uuid returning id",
    [shop.ticketTypeId],
  );
});
afterAll(() => shop.close());

/** A small generator, so that a failure comes again with its seed. */
function createDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Sent {
  body: string;
  secret: string;
  atMs: number;
}

const ref = (order: OrderView) => order.code.replace("-", "").toLowerCase();

/** An order that waits for its payment, straight from the database. */
async function placeOrder(quantity: number): Promise<OrderView> {
  const { order } = await shop.one<{ order: OrderView }>(
    "select public.create_hold($1, $2::text::jsonb) as order",
    [
      shop.shareToken,
      JSON.stringify({
        items: [{ ticketTypeId: shop.ticketTypeId, quantity }],
        idempotencyKey: crypto.randomUUID(),
      }),
    ],
  );
  await shop.one("select public.place_order($1, $2::text::jsonb)", [
    order.orderToken,
    JSON.stringify({ buyer: { name: "Ada", email: "ada@post.example" }, holders: [] }),
  ]);
  await shop.one("select public.begin_payment($1, 'test', $2, $3::text::bigint, 'USD')", [
    order.orderToken,
    `cs_${ref(order)}`,
    String(order.totalMinor),
  ]);
  return order;
}

function eventBody(id: string, type: string, object: Record<string, unknown>): string {
  const created = Math.floor(Date.now() / 1000);
  return JSON.stringify({ id, object: "event", type, created, livemode: false, data: { object } });
}

const paid = (order: OrderView, id: string, amount = order.totalMinor) =>
  eventBody(id, "checkout.session.completed", {
    id: `cs_${ref(order)}`,
    object: "checkout.session",
    payment_status: "paid",
    payment_intent: `pi_${ref(order)}`,
    amount_total: amount,
    currency: "usd",
    metadata: {},
  });

const refunded = (order: OrderView, id: string) =>
  eventBody(id, "refund.updated", {
    id: `re_${ref(order)}`,
    object: "refund",
    status: "succeeded",
    amount: order.totalMinor,
    currency: "usd",
    payment_intent: `pi_${ref(order)}`,
    metadata: { checkout_session: `cs_${ref(order)}` },
  });

async function send({ body, secret, atMs }: Sent): Promise<number> {
  const signature = await signedHeader(body, secret, Math.floor(atMs / 1000));
  const headers = { "stripe-signature": signature };
  return (await shop.call("POST", "/functions/v1/payments-webhook", body, headers)).status;
}

it("has no wrong effect", async () => {
  const dice = createDice(20_261_121);
  const { webhookSecret: secret } = shop.backend.secrets;
  const orders: OrderView[] = [];
  for (let n = 0; n < 100; n += 1) orders.push(await placeOrder(1 + (n % 3)));
  const isRefunded = (_: OrderView, index: number) => index % 5 === 0;
  const isPaid = (_: OrderView, index: number) => index % 10 !== 9;

  const now = Date.now();
  const honest = orders.flatMap((order, index) => [
    ...(isPaid(order, index) ? [paid(order, `evt_paid_${index}`)] : []),
    ...(isRefunded(order, index) ? [refunded(order, `evt_back_${index}`)] : []),
  ]);
  const twice = Array.from(
    { length: 1000 - honest.length - 400 },
    () => honest[dice(honest.length)] ?? "",
  );
  const sent: Sent[] = [
    ...[...honest, ...twice].map((body) => ({ body, secret, atMs: now })),
    ...Array.from({ length: 400 }, (_, n): Sent => {
      const order = orders[dice(orders.length)];
      if (!order) throw new Error("There is an order for every throw");
      const body =
        n % 2 === 0 ? paid(order, `evt_forged_${n}`) : refunded(order, `evt_forged_${n}`);
      return n % 4 < 2
        ? { body, secret: `whsec_${"0".repeat(32)}`, atMs: now }
        : { body, secret, atMs: now - 3_600_000 };
    }),
  ];
  expect(sent).toHaveLength(1000);
  for (let at = sent.length - 1; at > 0; at -= 1) {
    const other = dice(at + 1);
    const [here, there] = [sent[at], sent[other]];
    if (here && there) [sent[at], sent[other]] = [there, here];
  }

  const answers = { taken: 0, refused: 0 };
  for (let at = 0; at < sent.length; at += 8) {
    const statuses = await Promise.all(sent.slice(at, at + 8).map(send));
    for (const status of statuses) answers[status === 200 ? "taken" : "refused"] += 1;
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
  }
  expect(answers).toEqual({ taken: 600, refused: 400 });

  const figures = await shop.one<Record<string, number>>(
    `select
       (select count(*)::int from public.provider_events) as events,
       (select count(*)::int from public.orders o where o.status = 'completed') as completed,
       (select count(*)::int from public.orders o where o.status = 'refunded') as refunded,
       (select count(*)::int from public.orders o where o.status = 'awaiting_payment') as waiting,
       (select count(*)::int from public.orders o where o.needs_attention is not null) as doubtful,
       (select count(*)::int from public.tickets t where t.status = 'valid') as valid,
       (select k.sold_count from public.ticket_types k where k.id = $1::uuid) as sold,
       (select k.reserved_count from public.ticket_types k where k.id = $1::uuid) as held,
       (select sum(l.amount_minor)::int from public.ledger_entries l where l.ledger_account = 'cash') as cash,
       (select sum(l.amount_minor)::int from public.ledger_entries l) as imbalance,
       (select max(i.number) - count(*)::int from public.order_invoices i) as missing`,
    [shop.ticketTypeId],
  );
  const kept = orders.filter((order, index) => isPaid(order, index) && !isRefunded(order, index));
  const seats = kept.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0);
  const open = orders.filter((order, index) => !isPaid(order, index) && !isRefunded(order, index));
  expect(figures).toEqual({
    events: honest.length,
    completed: kept.length,
    refunded: orders.filter(isRefunded).length,
    waiting: open.length,
    doubtful: 0,
    valid: seats,
    sold: seats,
    held: open.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0),
    cash: kept.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    imbalance: 0,
    missing: 0,
  });
}, 120_000);
