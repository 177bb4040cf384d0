/**
 * Races for what is scarce besides tickets: uses of a promo code, places of a pool, offers of a
 * waiting list. Each has a control that works in the naive way and must give too much away.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { meetingOf } from "./meeting.ts";

/** How many got something, and what the database counts afterwards. */
export interface RaceResult {
  won: number;
  counted: number;
  failures: string[];
}

interface Stand {
  eventId: string;
  shareToken: string;
  typeIds: string[];
}

type Database = Pick<OpenBackend, "query">;

async function one<Row extends object>(database: Database, sql: string, values: unknown[] = []) {
  const [row] = await database.query<Row>(sql, values);
  if (!row) throw new Error(`No row came from: ${sql}`);
  return row;
}

/** A published event with two kinds of ticket that share a pool of places. */
export async function openStand(database: Database, places: number | null): Promise<Stand> {
  const host = await one<{ id: string }>(
    database,
    `insert into auth.users (id, aud, role, email, email_confirmed_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1, now()) returning id`,
    [`${crypto.randomUUID()}@load.example`],
  );
  const { id: eventId } = await one<{ id: string }>(
    database,
    `insert into public.events (user_id, name, status, start_date, end_date, time_zone, answers_with_tickets)
     values ($1, 'Race', 'published', now() + interval '9 days', now() + interval '10 days', 'UTC', true)
     returning id`,
    [host.id],
  );
  const pool =
    places === null
      ? null
      : await one<{ id: string }>(
          database,
          "insert into public.capacity_pools (event_id, label, capacity) values ($1, 'Hall', $2) returning id",
          [eventId, places],
        );
  const types = await database.query<{ id: string }>(
    `insert into public.ticket_types (event_id, name, capacity_pool_id)
     select $1, n, $2 from unnest(array['One', 'Two']) n returning id`,
    [eventId, pool?.id ?? null],
  );
  const link = await one<{ token: string }>(
    database,
    `insert into public.share_links (id, account_id, event_id, kind, token_hash)
     select n.id, e.account_id, e.id, 'embed_tickets',
       private.hash_token(private.derive_token('share', n.id, 1))
     from public.events e, (select gen_random_uuid() as id) n where e.id = $1
     returning private.derive_token('share', id, 1) as token`,
    [eventId],
  );
  return { eventId, shareToken: link.token, typeIds: types.map(({ id }) => id) };
}

/** Takes one ticket of a type, with a code when one is given. */
export async function takeOne(
  database: Database,
  stand: Stand,
  buyer: number,
  promoCode?: string,
): Promise<void> {
  const [held] = await database.query<{ order: OrderView }>(
    "select public.create_hold($1, $2) as order",
    [
      stand.shareToken,
      {
        items: [{ ticketTypeId: stand.typeIds[buyer % stand.typeIds.length], quantity: 1 }],
        idempotencyKey: `racer-number-${buyer}`,
        ...(promoCode ? { promoCode } : {}),
      },
    ],
  );
  await database.query("select public.place_order($1, $2)", [
    held?.order.orderToken,
    { buyer: { name: `Buyer ${buyer}`, email: `buyer${buyer}@load.example` }, holders: [] },
  ]);
}

/** Everybody at once; refusals in words are no failure. */
export async function everybody(
  racers: number,
  act: (racer: number) => Promise<void>,
): Promise<{ won: number; failures: string[] }> {
  const outcomes = await Promise.allSettled(Array.from({ length: racers }, (_, n) => act(n)));
  const hints = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [hintOf(outcome.reason)] : [],
  );
  return {
    won: outcomes.length - hints.length,
    failures: hints.filter((hint) => hint !== "sold_out" && hint !== "limit_exceeded"),
  };
}

/** Many buyers with one code that is good for a few of them. */
export async function raceForCode(
  database: Database,
  racers: number,
  uses: number,
): Promise<RaceResult> {
  const stand = await openStand(database, null);
  await database.query(
    `insert into public.promo_codes (event_id, code, kind, percent_bps, max_uses)
     values ($1, 'FEW', 'percent', 1000, $2)`,
    [stand.eventId, uses],
  );
  const { won, failures } = await everybody(racers, (n) => takeOne(database, stand, n, "FEW"));
  const { counted } = await one<{ counted: number }>(
    database,
    `select c.used_count as counted from public.promo_codes c where c.event_id = $1
       and c.used_count = (select count(*) from public.orders o where o.promo_code_id = c.id)`,
    [stand.eventId],
  );
  return { won, counted, failures };
}

/** Many buyers of two kinds of ticket that share a few places. */
export async function raceForPool(
  database: Database,
  racers: number,
  places: number,
): Promise<RaceResult> {
  const stand = await openStand(database, places);
  const { won, failures } = await everybody(racers, (n) => takeOne(database, stand, n));
  const { counted } = await one<{ counted: number }>(
    database,
    `select p.taken_count as counted from public.capacity_pools p where p.event_id = $1
       and p.taken_count = (select count(*) from public.tickets t where t.event_id = p.event_id)`,
    [stand.eventId],
  );
  return { won, counted, failures };
}

/** A full event with a line of pairs; a few places come back and many look through the line at once. */
export async function raceForOffers(
  database: Database,
  lookers: number,
  freed: number,
): Promise<RaceResult> {
  const stand = await openStand(database, 20);
  for (let n = 0; n < 20; n += 1) await takeOne(database, stand, n);
  const [typeId] = stand.typeIds;
  for (let n = 0; n < 15; n += 1) {
    await database.query("select public.join_waitlist($1, $2)", [
      stand.shareToken,
      { ticketTypeId: typeId, quantity: 2, name: `Pair ${n}`, email: `pair${n}@load.example` },
    ]);
  }
  const orders = await database.query<{ id: string }>(
    "select id from public.orders where event_id = $1 limit $2",
    [stand.eventId, freed],
  );
  const { failures } = await everybody(lookers, async (n) => {
    const order = orders[n];
    if (order) {
      await database.query(
        "select private.void_tickets(o, null, 'cancelled') from public.orders o where o.id = $1",
        [order.id],
      );
    }
    await database.query("select public.offer_waitlist_places($1)", [stand.eventId]);
  });
  await database.query("select public.offer_waitlist_places($1)", [stand.eventId]);
  const figures = await one<{ offered: number; taken: number; jumped: number }>(
    database,
    `select (select count(*)::int from public.waitlist_entries w where w.event_id = $1 and w.status = 'offered') as offered,
       (select p.taken_count from public.capacity_pools p where p.event_id = $1) as taken,
       (select count(*)::int from public.waitlist_entries w join public.waitlist_entries before
          on before.event_id = w.event_id and before.status = 'waiting' and before.joined_at < w.joined_at
        where w.event_id = $1 and w.status = 'offered') as jumped`,
    [stand.eventId],
  );
  return {
    won: figures.offered,
    counted: figures.taken,
    failures: [...failures, ...(figures.jumped > 0 ? ["somebody jumped the line"] : [])],
  };
}

/** The naive way to count uses: look whether one is left, then write one more. */
export async function raceNaively(
  database: Database,
  racers: number,
  uses: number,
): Promise<number> {
  await database.query("create table naive_code (max_uses int)");
  await database.query("create table naive_uses (racer int)");
  await database.query("insert into naive_code values ($1)", [uses]);
  const allLooked = meetingOf(racers);
  await everybody(racers, async (racer) => {
    const { left } = await one<{ left: number }>(
      database,
      'select max_uses - (select count(*) from naive_uses)::int as "left" from naive_code',
    );
    await allLooked();
    if (left > 0) await database.query("insert into naive_uses values ($1)", [racer]);
  });
  const { used } = await one<{ used: number }>(
    database,
    "select count(*)::int as used from naive_uses",
  );
  await database.query("drop table naive_code, naive_uses");
  return used;
}

/** A refusal by its code; anything else in its own words. */
export function hintOf(reason: unknown): string {
  const hint: unknown = reason instanceof Error ? Reflect.get(reason, "hint") : null;
  return typeof hint === "string" && hint !== "" ? hint : String(reason);
}
