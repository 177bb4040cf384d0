/**
 * Many buyers, few tickets: `node tests/load/oversell.ts [buyers] [tickets]` on PostgreSQL.
 * The negative control sells in the naive way and must oversell, or the test proves nothing.
 */
import { pathToFileURL } from "node:url";
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openTestBackend } from "@jubilee/backend/database/test-backend";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { startPostgres } from "../support/postgres.ts";
import { meetingOf } from "./meeting.ts";

export interface Rush {
  buyers: number;
  tickets: number;
}

export interface RushResult {
  sold: number;
  soldOut: number;
  /** Anything else than a ticket or a polite refusal. */
  failures: string[];
  /** What the ticket type counts after the rush. */
  counted: number;
  perSecond: number;
}

interface Stand {
  shareToken: string;
  ticketTypeId: string;
}

/** Every buyer at once: a hold of one free ticket, then the order. */
export async function rushForTickets(backend: OpenBackend, rush: Rush): Promise<RushResult> {
  const stand = await openStand(backend, rush.tickets);
  const startMs = performance.now();
  const outcomes = await Promise.allSettled(
    Array.from({ length: rush.buyers }, (_, buyer) => buyOne(backend, stand, buyer)),
  );
  const seconds = (performance.now() - startMs) / 1000;
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [hintOf(outcome.reason)] : [],
  );
  const [counts] = await backend.query<{ sold: number; counted: number }>(
    `select (select count(*)::int from public.tickets t where t.ticket_type_id = k.id) as sold,
       k.sold_count + k.reserved_count as counted
     from public.ticket_types k where k.id = $1`,
    [stand.ticketTypeId],
  );
  return {
    sold: counts?.sold ?? 0,
    counted: counts?.counted ?? 0,
    soldOut: refusals.filter((hint) => hint === "sold_out").length,
    failures: refusals.filter((hint) => hint !== "sold_out"),
    perSecond: Math.round(rush.buyers / seconds),
  };
}

/** The naive way: look whether one is left, then sell it. */
export async function rushNaively(backend: OpenBackend, rush: Rush): Promise<number> {
  await backend.query("create table naive_stock (capacity int)");
  await backend.query("create table naive_sales (buyer int)");
  await backend.query("insert into naive_stock values ($1)", [rush.tickets]);
  const allLooked = meetingOf(rush.buyers);
  await Promise.all(
    Array.from({ length: rush.buyers }, async (_, buyer) => {
      const [stock] = await backend.query<{ left: number }>(
        "select capacity - (select count(*) from naive_sales)::int as left from naive_stock",
      );
      await allLooked();
      if (stock && stock.left > 0) {
        await backend.query("insert into naive_sales values ($1)", [buyer]);
      }
    }),
  );
  const [sales] = await backend.query<{ sold: number }>(
    "select count(*)::int as sold from naive_sales",
  );
  await backend.query("drop table naive_stock, naive_sales");
  return sales?.sold ?? 0;
}

async function openStand(backend: OpenBackend, tickets: number): Promise<Stand> {
  const one = async <Row extends object>(sql: string, parameters: unknown[]): Promise<Row> => {
    const [row] = await backend.query<Row>(sql, parameters);
    if (!row) throw new Error("The stand did not open");
    return row;
  };
  const host = await one<{ id: string }>(
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now()) returning id`,
    [`${crypto.randomUUID()}@load.example`],
  );
  const event = await one<{ id: string }>(
    `insert into public.events (user_id, name, status, start_date, end_date, time_zone)
     values ($1, 'Rush', 'published', now() + interval '1 day', now() + interval '2 days', 'UTC')
     returning id`,
    [host.id],
  );
  const type = await one<{ id: string }>(
    "insert into public.ticket_types (event_id, name, quantity) values ($1, 'One', $2) returning id",
    [event.id, tickets],
  );
  const link = await one<{ token: string }>(
    `insert into public.share_links (id, account_id, event_id, kind, token_hash)
     select n.id, e.account_id, e.id, 'embed_tickets',
       private.hash_token(private.derive_token('share', n.id, 1))
     from public.events e, (select gen_random_uuid() as id) n where e.id = $1
     returning private.derive_token('share', id, 1) as token`,
    [event.id],
  );
  return { shareToken: link.token, ticketTypeId: type.id };
}

async function buyOne(backend: OpenBackend, stand: Stand, buyer: number): Promise<void> {
  const [held] = await backend.query<{ order: OrderView }>(
    `select public.create_hold($1, $2) as order`,
    [
      stand.shareToken,
      {
        items: [{ ticketTypeId: stand.ticketTypeId, quantity: 1 }],
        idempotencyKey: `buyer-number-${buyer}`,
      },
    ],
  );
  await backend.query("select public.place_order($1, $2)", [
    held?.order.orderToken,
    { buyer: { name: `Buyer ${buyer}`, email: `buyer${buyer}@load.example` }, holders: [] },
  ]);
}

function hintOf(reason: unknown): string {
  const hint: unknown = reason instanceof Error ? Reflect.get(reason, "hint") : null;
  return typeof hint === "string" && hint !== "" ? hint : String(reason);
}

async function main(): Promise<void> {
  const [buyers = 500, tickets = 100] = process.argv.slice(2).map(Number);
  const postgres = await startPostgres();
  if (!postgres) return;
  const backend = await openTestBackend({ postgres: postgres.url, connections: 40 });
  try {
    const rush = { buyers, tickets };
    const naive = await rushNaively(backend, rush);
    const result = await rushForTickets(backend, rush);
    console.log(`naive control: ${naive} of ${tickets} sold (must be more)`);
    console.log(
      `create_hold and place_order: ${result.sold} of ${tickets} sold, ${result.soldOut} refused,`,
    );
    console.log(`${result.failures.length} failures, ${result.perSecond} buyers a second`);
    if (naive <= tickets || result.sold !== tickets || result.failures.length > 0) {
      process.exitCode = 1;
    }
  } finally {
    await backend.close();
    await postgres.stop();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
