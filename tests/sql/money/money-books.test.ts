/**
 * Orders of several lines at every kind of price, paid and given back in parts: to the last minor unit,
 * lines, invoice, credit notes, ledger and the providers' events are one and the same.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import { minorDigits } from "@jubilee/core/money/money.rules";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { unitPrice } from "@jubilee/core/tickets/ticket-desk.rules";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openStand } from "../../load/ticket-races.ts";

let backend: OpenBackend;
/** Of 0, 2, 3 and 4 digits. */
const currencies = ["JPY", "EUR", "KWD", "CLF"] as const;
beforeAll(async () => {
  backend = await openTestBackend({ postgres: inject("postgresUrl") });
});
afterAll(() => backend.close());

async function one<Row extends object>(sql: string, values: unknown[]): Promise<Row> {
  const [row] = await backend.query<Row>(sql, values);
  if (!row) throw new Error(`No row came from: ${sql}`);
  return row;
}

const price = fc.integer({ min: 1, max: 5_000_000 });
const tax = fc.option(
  fc.record({ rateBps: fc.integer({ min: 1, max: 5000 }), isIncluded: fc.boolean() }),
);
const line = fc.record({
  model: fc.constantFrom("paid", "tiered", "pay_what_you_can", "group", "add_on"),
  listMinor: price,
  quantity: fc.integer({ min: 1, max: 4 }),
  groupSize: fc.integer({ min: 2, max: 5 }),
  tax,
  passesFee: fc.boolean(),
});
const cases = fc.record({
  currency: fc.constantFrom(...currencies),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  fee: fc.record({
    bps: fc.integer({ min: 0, max: 3000 }),
    fixedMinor: fc.integer({ min: 0, max: 500 }),
  }),
  offMinor: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  /** Shares of what is left that go back one after another, in percent; with the first seat's price or without. */
  refunds: fc.array(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), bySeat: fc.boolean() }),
    { maxLength: 4 },
  ),
  takesRest: fc.boolean(),
});
interface Line {
  model: string;
  listMinor: number;
  groupSize: number;
  tax: { rateBps: number; isIncluded: boolean } | null;
  passesFee: boolean;
}

async function layType(eventId: string, given: Line, index: number): Promise<string> {
  const { id: taxId } = given.tax
    ? await one<{ id: string }>(
        `insert into public.taxes (account_id, name, rate_bps, is_included)
         select e.account_id, 'Tax', $2, $3 from public.events e where e.id = $1 returning id`,
        [eventId, given.tax.rateBps, given.tax.isIncluded],
      )
    : { id: null };
  const isTiered = given.model === "tiered";
  const { id } = await one<{ id: string }>(
    `insert into public.ticket_types (event_id, name, price_model, price_minor, group_size, is_add_on, fee_mode, tax_id, max_per_order, position)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 100, $9) returning id`,
    [
      eventId,
      `Kind ${index}`,
      given.model === "add_on" ? "paid" : given.model,
      isTiered ? given.listMinor + 1000 : given.listMinor,
      given.model === "group" ? given.groupSize : 1,
      given.model === "add_on",
      given.passesFee ? "pass_on" : "absorb",
      taxId,
      index,
    ],
  );
  if (isTiered) {
    await backend.query(
      "insert into public.ticket_tiers (event_id, ticket_type_id, name, price_minor, up_to) values ($1, $2, 'Early', $3, 50)",
      [eventId, id, given.listMinor],
    );
  }
  return id;
}

const sums = `
  select o.total_minor::float8 as total, o.refunded_minor::float8 as back, o.status,
    (select sum(i.total_minor)::float8 from public.order_items i where i.order_id = o.id) as lines,
    (select coalesce(sum(l.amount_minor), 0)::float8 from public.ledger_entries l where l.order_id = o.id) as balance,
    (select coalesce(sum(l.amount_minor), 0)::float8 from public.ledger_entries l where l.order_id = o.id and l.ledger_account = 'cash') as cash,
    (select coalesce(sum(l.amount_minor), 0)::float8 from public.ledger_entries l where l.order_id = o.id and l.ledger_account = 'held') as held,
    (select coalesce(-sum(l.amount_minor), 0)::float8 from public.ledger_entries l where l.order_id = o.id and l.ledger_account = 'tax') as tax,
    (select coalesce(-sum(l.amount_minor), 0)::float8 from public.ledger_entries l where l.order_id = o.id and l.ledger_account = 'fees') as fees,
    (select coalesce(sum(b.total_minor), 0)::float8 from public.order_invoices b where b.order_id = o.id) as billed,
    (select coalesce(sum(b.tax_minor), 0)::float8 from public.order_invoices b where b.order_id = o.id) as billed_tax,
    (select count(*)::int from public.order_invoices b where b.order_id = o.id and (
      b.total_minor <> (select sum((t ->> 'totalMinor')::bigint) from jsonb_array_elements(b.taxes) t)
      or b.tax_minor <> (select sum((t ->> 'taxMinor')::bigint) from jsonb_array_elements(b.taxes) t)
      or b.total_minor <> (select sum((t ->> 'totalMinor')::bigint) from jsonb_array_elements(b.lines) t))) as torn,
    (select count(*)::int from private.billed_rest(o.id) r where r.total_minor < 0 or r.tax_minor < 0
      or r.total_minor = 0 and r.tax_minor <> 0) as rates_off,
    (select coalesce(sum(s.minor), 0)::float8 from private.order_sums s where s.order_id = o.id) as by_orders,
    (select coalesce(sum(s.minor), 0)::float8 from private.provider_sums s where s.order_id = o.id) as by_providers
  from public.orders o where o.code = $1`;

it("lines, invoice, credit notes, ledger and events are one and the same", async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ({ currency, lines, fee, offMinor, refunds, takesRest }) => {
      number += 1;
      const stand = await openStand(backend, null);
      const { eventId } = stand;
      await backend.query("update public.events set currency = $2 where id = $1", [
        eventId,
        currency,
      ]);
      await backend.query(
        "insert into public.ticket_settings (event_id, fee_bps, fee_fixed_minor) values ($1, $2, $3)",
        [eventId, fee.bps, fee.fixedMinor],
      );
      if (offMinor !== null) {
        await backend.query(
          "insert into public.promo_codes (event_id, code, kind, amount_minor) values ($1, 'LESS', 'fixed', $2)",
          [eventId, offMinor],
        );
      }
      const admission = stand.typeIds[0] ?? "";
      const items = [{ ticketTypeId: admission, quantity: 10, amountMinor: 0 }];
      for (const [index, given] of lines.entries()) {
        const ticketTypeId = await layType(eventId, given, index);
        items.push({ ticketTypeId, quantity: given.quantity, amountMinor: given.listMinor });
      }
      const { order } = await one<{ order: OrderView }>(
        "select public.create_hold($1, $2) as order",
        [
          stand.shareToken,
          {
            items,
            idempotencyKey: `books-case-${number}`,
            ...(offMinor === null ? {} : { promoCode: "LESS" }),
          },
        ],
      );
      for (const [index, given] of lines.entries()) {
        // What people name themselves is all they pay.
        const named = given.model === "pay_what_you_can";
        const expected = unitPrice({
          listMinor: given.listMinor,
          offBps: 0,
          offMinor: offMinor ?? 0,
          fee: given.passesFee && !named ? fee : null,
          tax: given.tax && { ...given.tax, isIncluded: given.tax.isIncluded || named },
        });
        const found = order.lines.find(({ name }) => name.startsWith(`Kind ${index}`));
        expect(found?.unitMinor).toBe(expected.totalMinor);
      }
      await backend.query("select public.place_order($1, $2)", [
        order.orderToken,
        { buyer: { name: "Ada", email: "ada@load.example" }, holders: [] },
      ]);
      if (order.totalMinor === 0) return;
      const ref = `cs_books_${number}`;
      const tell = (id: string, type: string, amountMinor: number, more: object = {}) =>
        backend.query("select public.apply_payment_event('test', $1, $2, $3)", [
          `books_${number}_${id}`,
          type,
          { providerRef: ref, amountMinor, currency, testMode: true, ...more },
        ]);
      await backend.query("select public.begin_payment($1, 'test', $2, $3, $4)", [
        order.orderToken,
        ref,
        order.totalMinor,
        currency,
      ]);
      await tell("paid", "payment.succeeded", order.totalMinor);

      let left = order.totalMinor;
      const { id: orderId, host } = await one<{ id: string; host: string }>(
        `select o.id, (select m.user_id from public.team_members m where m.account_id = o.account_id limit 1) as host
         from public.orders o where o.code = $1`,
        [order.code],
      );
      const asked = takesRest ? [...refunds, { percent: 100, bySeat: false }] : refunds;
      for (const [index, { percent, bySeat }] of asked.entries()) {
        const seats = bySeat
          ? await backend.query<{ id: string; price: number }>(
              `select t.id, t.price_minor::float8 as price from public.tickets t
               where t.order_id = $1 and t.status = 'valid' and t.price_minor > 0 order by t.number desc limit 1`,
              [orderId],
            )
          : [];
        const wanted = seats[0] ? seats[0].price : Math.floor((left * percent) / 100);
        const back = Math.min(left, Math.max(1, wanted));
        if (left === 0) break;
        const { r } = await one<{ r: { refundId: string } }>(
          "select public.request_refund($1, $2, 'Part', $3, $4) as r",
          [orderId, back, host, seats.map(({ id }) => id)],
        );
        await tell(`back_${index}`, "refund.succeeded", back, {
          refundRef: `re_${number}_${index}`,
          refundId: r.refundId,
        });
        left -= back;
      }

      const books = await one<Record<string, number | string>>(sums, [order.code]);
      expect(books).toMatchObject({
        total: order.totalMinor,
        lines: order.totalMinor,
        back: order.totalMinor - left,
        status:
          left === 0 ? "refunded" : left < order.totalMinor ? "partially_refunded" : "completed",
        balance: 0,
        cash: left,
        held: 0,
        billed: left,
        torn: 0,
        rates_off: 0,
        by_orders: left,
        by_providers: left,
        ...(left === 0 ? { tax: 0, fees: 0 } : {}),
        ...(left === order.totalMinor ? { tax: order.taxMinor, fees: order.feeMinor } : {}),
      });
      expect(books["billed_tax"]).toBe(books["tax"]);
    }),
    { numRuns: 25 },
  );
});

it("an amount in a sentence has the digits that the rules give its currency", async () => {
  const known = Intl.supportedValuesOf("currency");
  const rows = await backend.query<{ code: string; text: string }>(
    "select c as code, private.money_text(1234567, c) as text from unnest($1::text[]) c",
    [[...known, "CLF", "UYW"]],
  );
  const digitsOf = (text: string) => text.split(".")[1]?.length ?? 0;
  expect(rows.filter(({ code, text }) => digitsOf(text) !== minorDigits(code))).toEqual([]);
});
