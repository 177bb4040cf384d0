/**
 * Many buyers pay for few tickets at once: `node tests/load/paid-rush.ts [buyers] [tickets]` on PostgreSQL.
 * Each takes a cart, goes to the payment page and is told of by two signed webhooks at the same time; those
 * who come too late get no cart. Afterwards tickets, money, invoices and books are counted.
 */
import { pathToFileURL } from "node:url";
import { signedHeader } from "@jubilee/functions/_shared/payments/webhook-signature";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { openShop, type Shop } from "../contract/support/shop.ts";
import { startPostgres } from "../support/postgres.ts";

export interface PaidRush {
  buyers: number;
  tickets: number;
}

export interface PaidRushResult {
  /** Who got a cart and paid. */
  paid: number;
  soldOut: number;
  /** Anything else than a ticket or a polite refusal. */
  failures: string[];
  tickets: number;
  /** What the kind of ticket counts as sold or held. */
  counted: number;
  cashMinor: number;
  invoices: number;
  missingNumbers: number;
  imbalanceMinor: number;
  perSecond: number;
}

async function takeCart(shop: Shop, buyer: number): Promise<OrderView> {
  const { order } = await shop.one<{ order: OrderView }>(
    "select public.create_hold($1, $2::text::jsonb) as order",
    [
      shop.shareToken,
      JSON.stringify({
        items: [{ ticketTypeId: shop.ticketTypeId, quantity: 1 }],
        idempotencyKey: `paying-buyer-${buyer}`,
      }),
    ],
  );
  const person = { name: `Buyer ${buyer}`, email: `buyer${buyer}@load.example` };
  await shop.one("select public.place_order($1, $2::text::jsonb)", [
    order.orderToken,
    JSON.stringify({ buyer: person, holders: [] }),
  ]);
  await shop.one("select public.begin_payment($1, 'test', $2, $3::text::bigint, 'USD')", [
    order.orderToken,
    `cs_rush_${buyer}`,
    String(order.totalMinor),
  ]);
  return order;
}

/** Tells of a payment as the provider does; `copy` is the same news in another envelope. */
async function tell(shop: Shop, buyer: number, order: OrderView, copy: number): Promise<void> {
  const at = Math.floor(Date.now() / 1000);
  const session = {
    id: `cs_rush_${buyer}`,
    object: "checkout.session",
    payment_status: "paid",
    payment_intent: `pi_rush_${buyer}`,
    amount_total: order.totalMinor,
    currency: "usd",
    metadata: {},
  };
  const body = JSON.stringify({
    id: `evt_rush_${buyer}_${copy}`,
    object: "event",
    type: "checkout.session.completed",
    created: at,
    livemode: false,
    data: { object: session },
  });
  const signature = await signedHeader(body, shop.backend.secrets.webhookSecret, at);
  const headers = { "stripe-signature": signature };
  const answer = await shop.call("POST", "/functions/v1/payments-webhook", body, headers);
  if (answer.status !== 200) throw new Error(`The webhook answered ${answer.status}`);
}

/** Everybody at once, from the cart to the ticket. */
export async function rushAndPay(
  shop: Shop,
  { buyers, tickets }: PaidRush,
): Promise<PaidRushResult> {
  await shop.one(
    "update public.ticket_types set quantity = $2::text::int where id = $1::uuid returning id",
    [shop.ticketTypeId, String(tickets)],
  );
  const startMs = performance.now();
  const outcomes = await Promise.allSettled(
    Array.from({ length: buyers }, async (_, buyer) => {
      const order = await takeCart(shop, buyer);
      await Promise.all([tell(shop, buyer, order, 1), tell(shop, buyer, order, 2)]);
    }),
  );
  const seconds = (performance.now() - startMs) / 1000;
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [hintOf(outcome.reason)] : [],
  );
  const counts = await shop.one<
    Omit<PaidRushResult, "paid" | "soldOut" | "failures" | "perSecond">
  >(
    `select (select count(*)::int from public.tickets t where t.ticket_type_id = k.id) as tickets,
       k.sold_count + k.reserved_count as counted,
       (select coalesce(sum(l.amount_minor), 0)::int from public.ledger_entries l
         where l.event_id = k.event_id and l.ledger_account = 'cash') as "cashMinor",
       (select count(*)::int from public.order_invoices i where i.event_id = k.event_id) as invoices,
       (select coalesce(max(i.number), 0) - count(*)::int from public.order_invoices i
         where i.event_id = k.event_id) as "missingNumbers",
       (select coalesce(sum(l.amount_minor), 0)::int from public.ledger_entries l
         where l.event_id = k.event_id) as "imbalanceMinor"
     from public.ticket_types k where k.id = $1::uuid`,
    [shop.ticketTypeId],
  );
  return {
    ...counts,
    paid: outcomes.length - refusals.length,
    soldOut: refusals.filter((hint) => hint === "sold_out").length,
    failures: refusals.filter((hint) => hint !== "sold_out"),
    perSecond: Math.round(buyers / seconds),
  };
}

function hintOf(reason: unknown): string {
  const hint: unknown = reason instanceof Error ? Reflect.get(reason, "hint") : null;
  return typeof hint === "string" && hint !== "" ? hint : String(reason);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const [buyers = 500, tickets = 100] = process.argv.slice(2).map(Number);
  const postgres = await startPostgres();
  const shop = await openShop(postgres?.url ?? null);
  console.log(postgres ? "PostgreSQL" : "PGlite", await rushAndPay(shop, { buyers, tickets }));
  await shop.close();
  await postgres?.stop();
}
