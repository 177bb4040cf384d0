import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { sharedPrice, unitPrice } from "@jubilee/core/tickets/ticket-desk.rules";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { openStand } from "../../load/ticket-races.ts";

let backend: OpenBackend;
const currencies = ["USD", "JPY", "KWD", "ISK", "EUR"] as const;
const stands = new Map<string, Awaited<ReturnType<typeof openStand>>>();
beforeAll(async () => {
  backend = await openTestBackend({ postgres: inject("postgresUrl") });
  for (const currency of currencies) {
    const stand = await openStand(backend, null);
    await backend.query("update public.events set currency = $2 where id = $1", [
      stand.eventId,
      currency,
    ]);
    stands.set(currency, stand);
  }
});
afterAll(() => backend.close());

async function one<Row extends object>(sql: string, values: unknown[]): Promise<Row> {
  const [row] = await backend.query<Row>(sql, values);
  if (!row) throw new Error(`No row came from: ${sql}`);
  return row;
}

const cases = fc.record({
  currency: fc.constantFrom(...currencies),
  listMinor: fc.integer({ min: 0, max: 900_000_000 }),
  offBps: fc.integer({ min: 0, max: 10_000 }),
  fee: fc.option(
    fc.record({
      bps: fc.integer({ min: 0, max: 3000 }),
      fixedMinor: fc.integer({ min: 0, max: 5000 }),
    }),
  ),
  tax: fc.option(
    fc.record({ rateBps: fc.integer({ min: 1, max: 5000 }), isIncluded: fc.boolean() }),
  ),
  quantity: fc.integer({ min: 1, max: 9 }),
  groupSize: fc.integer({ min: 1, max: 7 }),
});

it("what the rules compute is what the database charges, and every part adds up to the minor unit", async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(cases, async (price) => {
      number += 1;
      const { listMinor, offBps, fee, tax, quantity, groupSize, currency } = price;
      const stand = stands.get(currency);
      if (!stand) throw new Error("There is a stand for every currency");
      await backend.query(
        `insert into public.ticket_settings (event_id, fee_bps, fee_fixed_minor) values ($1, $2, $3)
         on conflict (event_id) do update set fee_bps = excluded.fee_bps, fee_fixed_minor = excluded.fee_fixed_minor`,
        [stand.eventId, fee?.bps ?? 0, fee?.fixedMinor ?? 0],
      );
      const { id: taxId } = tax
        ? await one<{ id: string }>(
            `insert into public.taxes (account_id, name, rate_bps, is_included)
             select e.account_id, 'Tax', $2, $3 from public.events e where e.id = $1 returning id`,
            [stand.eventId, tax.rateBps, tax.isIncluded],
          )
        : { id: null };
      const isGroup = groupSize > 1;
      const { id: newType } = await one<{ id: string }>(
        `insert into public.ticket_types (event_id, name, price_model, price_minor, group_size, fee_mode, tax_id, max_per_order)
         values ($1, 'Case', $2, $3, $4, $5, $6, 100) returning id`,
        [
          stand.eventId,
          isGroup ? "group" : "paid",
          listMinor,
          groupSize,
          fee ? "pass_on" : "absorb",
          taxId,
        ],
      );
      const promoCode = `CASE${number}`;
      if (offBps > 0) {
        await backend.query(
          "insert into public.promo_codes (event_id, code, kind, percent_bps) values ($1, $2, 'percent', $3)",
          [stand.eventId, promoCode, offBps],
        );
      }
      const { order } = await one<{ order: OrderView }>(
        "select public.create_hold($1, $2) as order",
        [
          stand.shareToken,
          {
            items: [{ ticketTypeId: newType, quantity }],
            idempotencyKey: `price-case-${number}`,
            ...(offBps > 0 ? { promoCode } : {}),
          },
        ],
      );
      const expected = unitPrice({ listMinor, offBps, offMinor: 0, fee, tax });
      expect({
        discountMinor: order.discountMinor,
        feeMinor: order.feeMinor,
        taxMinor: order.taxMinor,
        totalMinor: order.totalMinor,
      }).toEqual({
        discountMinor: expected.discountMinor * quantity,
        feeMinor: expected.feeMinor * quantity,
        taxMinor: expected.taxMinor * quantity,
        totalMinor: expected.totalMinor * quantity,
      });

      await backend.query("select public.place_order($1, $2)", [
        order.orderToken,
        { buyer: { name: "Ada", email: "ada@load.example" }, holders: [] },
      ]);
      await backend.query(
        "select private.complete_order(o) from public.orders o where o.code = $1 and o.status = 'awaiting_payment'",
        [order.code],
      );
      const tickets = await backend.query<{ price: number }>(
        `select t.price_minor::int as price from public.tickets t join public.orders o on o.id = t.order_id
         where o.code = $1 order by t.piece, t.number`,
        [order.code],
      );
      expect(tickets.map(({ price: each }) => each).toSorted((a, b) => b - a)).toEqual(
        Array.from({ length: quantity }, () => sharedPrice(expected.totalMinor, groupSize))
          .flat()
          .toSorted((a, b) => b - a),
      );
      const [invoice] = await backend.query<{ net: number; tax: number; total: number }>(
        `select i.net_minor::bigint::float8 as net, i.tax_minor::float8 as tax, i.total_minor::float8 as total
         from public.order_invoices i join public.orders o on o.id = i.order_id where o.code = $1`,
        [order.code],
      );
      const billed = {
        net: order.totalMinor - (order.taxMinor ?? 0),
        tax: order.taxMinor,
        total: order.totalMinor,
      };
      expect(invoice ?? null).toEqual(order.totalMinor > 0 ? billed : null);
    }),
    { numRuns: 60 },
  );
});
