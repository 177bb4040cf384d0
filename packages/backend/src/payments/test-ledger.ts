import { randomBytes } from "node:crypto";
import type {
  ChargeOrder,
  CheckoutOrder,
  PayoutLine,
  RefundOrder,
} from "@jubilee/functions/_shared/payments/payments.types";
import type { OpenBackend } from "../backend.types.ts";

/** A checkout in the books of the test provider. */
export interface TestCheckout {
  id: string;
  order: CheckoutOrder;
  status: "open" | "paid";
  refundedMinor: number;
  /** What the buyer's bank made of it. */
  dispute: "open" | "won" | "lost" | null;
}

/** An event that the test provider has to report. */
export interface TestEvent {
  id: string;
  body: string;
}

/** The test provider's own books: kept apart from the product's data, like a real provider's. */
export interface TestLedger {
  open(order: CheckoutOrder): Promise<TestCheckout>;
  find(id: string): Promise<TestCheckout | null>;
  /** Marks a checkout paid and notes the event, both or neither, and once. */
  pay(id: string, event: TestEvent): Promise<void>;
  /**
   * A buyer's bank asks for the money of a paid checkout, or decides: each once, with its event. A lost
   * dispute takes what is left.
   */
  dispute(id: string, what: "open" | "won" | "lost", event: TestEvent): Promise<void>;
  /** Notes a refund and its event once per idempotency key; null when too much is asked for. */
  refund(refundId: string, order: RefundOrder, event: TestEvent): Promise<string | null>;
  /** Notes a charge without a page as paid, so that it can be given back like any; once. */
  charged(order: ChargeOrder): Promise<void>;
  /** Notes an event that has no checkout, such as a renewal's. */
  note(event: TestEvent): Promise<void>;
  /**
   * Puts what was paid or given back in a currency before a time into a payout, with its event, both or
   * neither; false when there is nothing.
   */
  payOut(payoutId: string, currency: string, before: Date, event: TestEvent): Promise<boolean>;
  /** Currencies with money that was paid before a time and is not paid out, with the oldest's day. */
  unpaidOut(before: Date): Promise<{ currency: string; since: string }[]>;
  payoutLines(payoutId: string): Promise<PayoutLine[]>;
  undelivered(): Promise<TestEvent[]>;
  delivered(eventId: string): Promise<void>;
}

const tables = [
  "create schema if not exists test_payments",
  "revoke all on schema test_payments from public",
  `create table if not exists test_payments.checkouts (
     id text primary key, idempotency_key text not null unique, request jsonb not null,
     status text not null default 'open' check (status in ('open', 'paid')),
     refunded_minor bigint not null default 0, created_at timestamptz not null default now())`,
  `create table if not exists test_payments.refunds (
     id text primary key, idempotency_key text not null unique,
     checkout_id text not null references test_payments.checkouts (id), amount_minor bigint not null)`,
  `create table if not exists test_payments.events (
     id text primary key, body text not null, position bigint generated always as identity,
     delivered_at timestamptz)`,
  `alter table test_payments.checkouts add column if not exists dispute text
     check (dispute in ('open', 'won', 'lost')), add column if not exists payout_id text`,
  `alter table test_payments.refunds add column if not exists payout_id text,
     add column if not exists created_at timestamptz not null default now()`,
];

/** Opens the books, in a schema of their own that the API does not expose. */
export async function openTestLedger(backend: OpenBackend): Promise<TestLedger> {
  for (const statement of tables) await backend.query(statement);

  async function find(condition: string, value: string): Promise<TestCheckout | null> {
    const [row] = await backend.query<{ found: TestCheckout }>(
      `select jsonb_build_object('id', c.id, 'order', c.request, 'status', c.status,
         'refundedMinor', c.refunded_minor, 'dispute', c.dispute) as found
       from test_payments.checkouts c where ${condition} = $1`,
      [value],
    );
    return row?.found ?? null;
  }

  return {
    find: (id) => find("c.id", id),
    async open(order) {
      await backend.query(
        `insert into test_payments.checkouts (id, idempotency_key, request)
         values ($1, $2, $3::text::jsonb) on conflict (idempotency_key) do nothing`,
        [testId("cs"), order.idempotencyKey, JSON.stringify(order)],
      );
      const checkout = await find("c.idempotency_key", order.idempotencyKey);
      if (!checkout) throw new Error("The test checkout was not stored");
      return checkout;
    },
    async pay(id, event) {
      await backend.query(
        `with paid as (
           update test_payments.checkouts set status = 'paid'
           where id = $1 and status = 'open' returning id)
         insert into test_payments.events (id, body) select $2, $3 from paid`,
        [id, event.id, event.body],
      );
    },
    async dispute(id, what, event) {
      await backend.query(
        `with before as (
           select id, refunded_minor from test_payments.checkouts where id = $1 for update),
         told as (
           update test_payments.checkouts c set dispute = $2,
             refunded_minor = case when $2 = 'lost' then (c.request ->> 'amountMinor')::bigint else c.refunded_minor end
           from before b
           where c.id = b.id and c.status = 'paid'
             and c.dispute is not distinct from case when $2 = 'open' then null else 'open' end
           returning c.id, (c.request ->> 'amountMinor')::bigint - b.refunded_minor as taken),
         gone as (
           insert into test_payments.refunds (id, idempotency_key, checkout_id, amount_minor)
           select $5, 'dispute:' || told.id, told.id, told.taken from told where $2 = 'lost' and told.taken > 0)
         insert into test_payments.events (id, body) select $3, $4 from told`,
        [id, what, event.id, event.body, `dp_${event.id}`],
      );
    },
    async refund(refundId, order, event) {
      await backend.query(
        `with paid as (
           update test_payments.checkouts set refunded_minor = refunded_minor + $3::text::bigint
           where id = $1 and status = 'paid'
             and refunded_minor + $3::text::bigint <= (request ->> 'amountMinor')::bigint
             and not exists (select from test_payments.refunds where idempotency_key = $4)
           returning id),
         noted as (
           insert into test_payments.refunds (id, idempotency_key, checkout_id, amount_minor)
           select $2, $4, paid.id, $3::text::bigint from paid returning id)
         insert into test_payments.events (id, body) select $5, $6 from noted`,
        [
          order.providerRef,
          refundId,
          String(order.amountMinor),
          order.idempotencyKey,
          event.id,
          event.body,
        ],
      );
      const [row] = await backend.query<{ id: string }>(
        "select id from test_payments.refunds where idempotency_key = $1",
        [order.idempotencyKey],
      );
      return row?.id ?? null;
    },
    async charged(order) {
      await backend.query(
        `insert into test_payments.checkouts (id, idempotency_key, request, status)
         values ($1, $1, $2::text::jsonb, 'paid') on conflict do nothing`,
        [order.reference, JSON.stringify(order)],
      );
    },
    async note(event) {
      await backend.query("insert into test_payments.events (id, body) values ($1, $2)", [
        event.id,
        event.body,
      ]);
    },
    async payOut(payoutId, currency, before, event) {
      const [row] = await backend.query<{ lines: number }>(
        `with came as (
           update test_payments.checkouts set payout_id = $1
           where status = 'paid' and payout_id is null and request ->> 'currency' = $2 and created_at < $3::text::timestamptz
           returning id),
         went as (
           update test_payments.refunds r set payout_id = $1 from test_payments.checkouts c
           where c.id = r.checkout_id and r.payout_id is null and c.request ->> 'currency' = $2
             and r.created_at < $3::text::timestamptz and (c.payout_id is not null or c.id in (select id from came))
           returning r.id),
         counted as (select (select count(*) from came) + (select count(*) from went) as lines),
         told as (
           insert into test_payments.events (id, body) select $4, $5 from counted where lines > 0)
         select lines::int as lines from counted`,
        [payoutId, currency, before.toISOString(), event.id, event.body],
      );
      return (row?.lines ?? 0) > 0;
    },
    unpaidOut: (before) =>
      backend.query<{ currency: string; since: string }>(
        `select request ->> 'currency' as currency,
           to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD') as since
         from test_payments.checkouts
         where status = 'paid' and payout_id is null and created_at < $1::text::timestamptz group by 1`,
        [before.toISOString()],
      ),
    async payoutLines(payoutId) {
      const rows = await backend.query<{ id: string; refund: string | null; amount: string }>(
        `select id, null as refund, request ->> 'amountMinor' as amount
         from test_payments.checkouts where payout_id = $1
         union all
         select checkout_id, id, (-amount_minor)::text from test_payments.refunds where payout_id = $1`,
        [payoutId],
      );
      return rows.map(({ id, refund, amount }) => ({
        ref: refund ?? `${id}_in`,
        chargeRef: chargeRefOf(id),
        refundRef: refund?.startsWith("dp_") ? null : refund,
        amountMinor: Number(amount),
        feeMinor: 0,
      }));
    },
    undelivered: () =>
      backend.query<{ id: string; body: string }>(
        "select id, body from test_payments.events where delivered_at is null order by position limit 50",
      ),
    async delivered(eventId) {
      await backend.query("update test_payments.events set delivered_at = now() where id = $1", [
        eventId,
      ]);
    },
  };
}

/** An id that says what it is, that it is a test, and cannot be guessed: `cs_test_…`. */
export function testId(prefix: "cs" | "dp" | "evt" | "pi" | "po" | "re"): string {
  return `${prefix}_test_${randomBytes(18).toString("hex")}`;
}

/** What the test provider calls the money taken at a checkout. */
export function chargeRefOf(checkoutId: string): string {
  return checkoutId.replace(/^cs_/, "pi_");
}
