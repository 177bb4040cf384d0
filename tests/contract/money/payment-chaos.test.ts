/**
 * A thousand payment events, duplicated, reordered, late and forged: afterwards every order, seat,
 * count and cent is what the honest ones alone would have made. Among the honest: whole and partial
 * refunds, disputes won and lost, failures, checkouts that ran out, second payments, wrong amounts,
 * and money that comes after its hold ended.
 */
import { signedHeader } from "@jubilee/functions/_shared/payments/webhook-signature";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

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

/** An order that waits for its payment, straight from the database; `extra` more checkouts of it. */
async function placeOrder(quantity: number, extra = 0): Promise<OrderView> {
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
  for (let n = 0; n <= extra; n += 1) {
    await shop.one("select public.begin_payment($1, 'test', $2, $3::text::bigint, 'USD')", [
      order.orderToken,
      `cs_${ref(order)}${n || ""}`,
      String(order.totalMinor),
    ]);
  }
  return order;
}

function eventBody(id: string, type: string, object: Record<string, unknown>): string {
  const created = Math.floor(Date.now() / 1000);
  return JSON.stringify({ id, object: "event", type, created, livemode: false, data: { object } });
}

const session = (order: OrderView, amount: number, more: Record<string, unknown>, nth = "") => ({
  id: `cs_${ref(order)}${nth}`,
  object: "checkout.session",
  payment_intent: `pi_${ref(order)}${nth}`,
  amount_total: amount,
  currency: "usd",
  metadata: {},
  ...more,
});

const paid = (order: OrderView, id: string, amount = order.totalMinor, nth = "") =>
  eventBody(
    id,
    "checkout.session.completed",
    session(order, amount, { payment_status: "paid" }, nth),
  );

const ended = (order: OrderView, id: string, type: string) =>
  eventBody(id, type, session(order, order.totalMinor, { payment_status: "unpaid" }));

/** A refund that names its checkout, or as a provider's own screen makes it: only the money taken. */
const refunded = (order: OrderView, id: string, amount = order.totalMinor, named = true) =>
  eventBody(id, "refund.updated", {
    id: `re_${ref(order)}`,
    object: "refund",
    status: "succeeded",
    amount,
    currency: "usd",
    payment_intent: `pi_${ref(order)}`,
    metadata: named ? { checkout_session: `cs_${ref(order)}` } : {},
  });

const disputed = (order: OrderView, id: string, status: "needs_response" | "won" | "lost") =>
  eventBody(id, `charge.dispute.${status === "needs_response" ? "created" : "closed"}`, {
    id: `dp_${ref(order)}`,
    object: "dispute",
    status,
    amount: order.totalMinor,
    currency: "usd",
    payment_intent: `pi_${ref(order)}`,
  });

/** What becomes of an order, by turns, and what the provider tells of it. */
const fates = {
  paid: (order) => [paid(order, `evt_paid_${ref(order)}`)],
  refunded: (order) => [
    paid(order, `evt_paid_${ref(order)}`),
    refunded(order, `evt_back_${ref(order)}`),
  ],
  partly: (order) => [
    paid(order, `evt_paid_${ref(order)}`),
    refunded(order, `evt_part_${ref(order)}`, 1000),
  ],
  unnamed: (order) => [
    paid(order, `evt_paid_${ref(order)}`),
    refunded(order, `evt_back_${ref(order)}`, order.totalMinor, false),
  ],
  won: (order) => [
    paid(order, `evt_paid_${ref(order)}`),
    disputed(order, `evt_open_${ref(order)}`, "needs_response"),
    disputed(order, `evt_won_${ref(order)}`, "won"),
  ],
  lost: (order) => [
    paid(order, `evt_paid_${ref(order)}`),
    disputed(order, `evt_open_${ref(order)}`, "needs_response"),
    disputed(order, `evt_lost_${ref(order)}`, "lost"),
  ],
  failed: (order) => [
    ended(order, `evt_fail_${ref(order)}`, "checkout.session.async_payment_failed"),
    paid(order, `evt_paid_${ref(order)}`),
  ],
  left: (order) => [ended(order, `evt_left_${ref(order)}`, "checkout.session.expired")],
  twice: (order) => [
    paid(order, `evt_paid_${ref(order)}`),
    paid(order, `evt_paid_${ref(order)}_1`, order.totalMinor, "1"),
  ],
  wrong: (order) => [paid(order, `evt_paid_${ref(order)}`, order.totalMinor - 100)],
  late: (order) => [paid(order, `evt_paid_${ref(order)}`)],
  silent: () => [],
} as const satisfies Record<string, (order: OrderView) => string[]>;
type Fate = keyof typeof fates;
const isFate = (name: string): name is Fate => name in fates;
const turns = Object.keys(fates).filter(isFate);

async function send({ body, secret, atMs }: Sent): Promise<number> {
  const signature = await signedHeader(body, secret, Math.floor(atMs / 1000));
  const headers = { "stripe-signature": signature };
  return (await shop.call("POST", "/functions/v1/payments-webhook", body, headers)).status;
}

it("has no wrong effect", async () => {
  const dice = createDice(20_261_121);
  const { webhookSecret: secret } = shop.backend.secrets;
  const orders: { order: OrderView; fate: Fate }[] = [];
  for (let n = 0; n < 120; n += 1) {
    const fate = turns[n % turns.length] ?? "paid";
    orders.push({ order: await placeOrder(1 + (n % 3), fate === "twice" ? 1 : 0), fate });
  }
  await shop.backend.query(
    "update public.orders set hold_expires_at = now() - interval '1 second' where code = any ($1::text[])",
    [orders.filter(({ fate }) => fate === "late").map(({ order }) => order.code)],
  );
  await shop.one("select public.expire_holds()");

  const now = Date.now();
  const honest = orders.flatMap(({ order, fate }) => fates[fate](order));
  const twice = Array.from(
    { length: 1000 - honest.length - 400 },
    () => honest[dice(honest.length)] ?? "",
  );
  const sent: Sent[] = [
    ...[...honest, ...twice].map((body) => ({ body, secret, atMs: now })),
    ...Array.from({ length: 400 }, (_, n): Sent => {
      const order = orders[dice(orders.length)]?.order;
      if (!order) throw new Error("There is an order for every throw");
      const forged = [
        paid(order, `evt_forged_${n}`),
        refunded(order, `evt_forged_${n}`),
        disputed(order, `evt_forged_${n}`, "lost"),
      ];
      const body = forged[n % 3] ?? "";
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

  const seen = await shop.backend.query<{ code: string; said: string }>(
    `select o.code, o.status || ': ' || o.refunded_minor || ', ' || coalesce(o.needs_attention, 'fine') as said
     from public.orders o`,
  );
  const expected: Record<Fate, (order: OrderView) => string> = {
    paid: () => "completed: 0, fine",
    refunded: ({ totalMinor }) => `refunded: ${totalMinor}, fine`,
    unnamed: ({ totalMinor }) => `refunded: ${totalMinor}, fine`,
    partly: () =>
      "partially_refunded: 1000, Money went back at the provider; no seat was cancelled",
    won: () => "completed: 0, fine",
    lost: ({ totalMinor }) =>
      `refunded: ${totalMinor}, The dispute was lost: the money is gone and the tickets are void`,
    failed: () => "completed: 0, fine",
    left: () => "awaiting_payment: 0, fine",
    twice: () => "completed: 0, fine",
    wrong: () => "awaiting_payment: 0, The payment is not what was asked for",
    late: () => "completed: 0, fine",
    silent: () => "awaiting_payment: 0, fine",
  };
  const saidOf = new Map(seen.map(({ code, said }) => [code, said]));
  expect(orders.map(({ order, fate }) => `${fate} ${saidOf.get(order.code)}`)).toEqual(
    orders.map(({ order, fate }) => `${fate} ${expected[fate](order)}`),
  );

  const figures = await shop.one<Record<string, number>>(
    `select
       (select count(*)::int from public.provider_events) as events,
       (select count(*)::int from public.tickets t where t.status = 'valid') as valid,
       (select k.sold_count from public.ticket_types k where k.id = $1::uuid) as sold,
       (select k.reserved_count from public.ticket_types k where k.id = $1::uuid) as held,
       (select sum(l.amount_minor)::int from public.ledger_entries l where l.ledger_account = 'cash') as cash,
       (select sum(l.amount_minor)::int from public.ledger_entries l where l.ledger_account = 'held') as kept_for_buyers,
       (select sum(l.amount_minor)::int from public.ledger_entries l) as imbalance,
       (select count(*)::int from public.refunds r where r.status = 'pending') as on_their_way,
       (select count(*)::int from public.payments p where p.status = 'disputed') as disputed,
       (select max(i.number) - count(*)::int from public.order_invoices i) as missing,
       (select count(*)::int from (select v.order_id, sum(v.minor) as minor from private.order_sums v group by 1) o
         full join (select v.order_id, sum(v.minor) as minor from private.provider_sums v group by 1) p using (order_id)
         full join (select l.order_id, sum(l.amount_minor) as minor from public.ledger_entries l
           where l.ledger_account = 'cash' group by 1) l using (order_id)
         where coalesce(o.minor, 0) <> coalesce(p.minor, 0) or coalesce(o.minor, 0) <> coalesce(l.minor, 0)) as differences`,
    [shop.ticketTypeId],
  );
  const among = (...wanted: Fate[]) =>
    orders.filter(({ fate }) => wanted.includes(fate)).map(({ order }) => order);
  const seats = (of: OrderView[]) =>
    of.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0);
  const money = (of: OrderView[]) => of.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const kept = among("paid", "partly", "won", "failed", "twice", "late");
  const extra = money(among("twice")) + money(among("wrong")) - 100 * among("wrong").length;
  expect(figures).toEqual({
    events: honest.length,
    valid: seats(kept),
    sold: seats(kept),
    held: seats(among("left", "wrong", "silent")),
    cash: money(kept) - 1000 * among("partly").length + extra,
    kept_for_buyers: -extra,
    imbalance: 0,
    on_their_way: among("twice").length,
    disputed: 0,
    missing: 0,
    differences: 0,
  });
});
