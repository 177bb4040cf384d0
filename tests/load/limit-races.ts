/**
 * Races for a person's uses of a code, for places while the planner takes some away, and for what comes
 * back to a waiting list. Each has a control that looks first and writes then, and must give too much away.
 */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { meetingOf } from "./meeting.ts";
import { everybody, openStand, takeOne, type RaceResult } from "./ticket-races.ts";

type Database = Pick<OpenBackend, "query">;

async function one<Row extends object>(database: Database, sql: string, values: unknown[] = []) {
  const [row] = await database.query<Row>(sql, values);
  if (!row) throw new Error(`No row came from: ${sql}`);
  return row;
}

/** Carts of one person, each with the same code that is good for a few orders a person. */
async function layCarts(database: Database, carts: number, limit: number) {
  const stand = await openStand(database, null);
  const { id: codeId } = await one<{ id: string }>(
    database,
    `insert into public.promo_codes (event_id, code, kind, percent_bps, per_person)
     values ($1, 'MINE', 'percent', 1000, $2) returning id`,
    [stand.eventId, limit],
  );
  const tokens: string[] = [];
  for (let n = 0; n < carts; n += 1) {
    const { order } = await one<{ order: OrderView }>(
      database,
      "select public.create_hold($1, $2) as order",
      [
        stand.shareToken,
        {
          items: [{ ticketTypeId: stand.typeIds[0], quantity: 1 }],
          idempotencyKey: `cart-number-${n}`,
          promoCode: "MINE",
        },
      ],
    );
    tokens.push(order.orderToken);
  }
  return { codeId, tokens };
}

const personal = `select count(*)::int as used from public.orders o
  where o.promo_code_id = $1 and o.buyer_email = 'ada@load.example'`;

/** One person checks out many carts at once with a code that is good for a few. */
export async function raceOnePerson(
  database: Database,
  racers: number,
  limit: number,
): Promise<RaceResult> {
  const { codeId, tokens } = await layCarts(database, racers, limit);
  const { won, failures } = await everybody(racers, async (n) => {
    await database.query("select public.place_order($1, $2)", [
      tokens[n],
      { buyer: { name: "Ada", email: "ada@load.example" }, holders: [] },
    ]);
  });
  const { used } = await one<{ used: number }>(database, personal, [codeId]);
  return { won, counted: used, failures };
}

/** The naive way: count the person's orders, then write one more. */
export async function onePersonNaively(
  database: Database,
  racers: number,
  limit: number,
): Promise<number> {
  const { codeId, tokens } = await layCarts(database, racers, limit);
  const allLooked = meetingOf(racers);
  await everybody(racers, async (n) => {
    const { used } = await one<{ used: number }>(database, personal, [codeId]);
    await allLooked();
    if (used < limit) {
      await database.query(
        "update public.orders set buyer_email = 'ada@load.example' where token_hash = private.hash_token($1)",
        [tokens[n]],
      );
    }
  });
  return (await one<{ used: number }>(database, personal, [codeId])).used;
}

const takesAway = (racer: number) => racer % 6 === 0;

/** Buyers for thirty places, while the planner again and again takes all but `least` of them away. */
export async function raceWhilePlacesGo(
  database: Database,
  racers: number,
  least: number,
): Promise<RaceResult> {
  const stand = await openStand(database, 30);
  const { won, failures } = await everybody(racers, async (n) => {
    if (!takesAway(n)) return takeOne(database, stand, n);
    await database.query("update public.capacity_pools set capacity = $2 where event_id = $1", [
      stand.eventId,
      least,
    ]);
  });
  const { taken, over } = await one<{ taken: number; over: number }>(
    database,
    `select p.taken_count as taken, greatest(0, (select count(*) from public.tickets t where t.event_id = p.event_id) - p.capacity)::int as over
     from public.capacity_pools p where p.event_id = $1`,
    [stand.eventId],
  );
  const words = failures.filter((hint) => hint !== "conflict");
  return { won, counted: taken, failures: over > 0 ? [...words, `${over} too many`] : words };
}

/** The naive way: buyer and planner each look at the other's number, then write. How many too many. */
export async function placesGoNaively(
  database: Database,
  racers: number,
  least: number,
): Promise<number> {
  await database.query("create table naive_hall (capacity int)");
  await database.query("create table naive_seats (racer int)");
  await database.query("insert into naive_hall values (30)");
  const look = () =>
    one<{ capacity: number; taken: number }>(
      database,
      "select capacity, (select count(*) from naive_seats)::int as taken from naive_hall",
    );
  const allLooked = meetingOf(racers);
  await everybody(racers, async (n) => {
    const { capacity, taken } = await look();
    await allLooked();
    if (!takesAway(n)) {
      if (taken < capacity) await database.query("insert into naive_seats values ($1)", [n]);
    } else if (taken <= least) {
      await database.query("update naive_hall set capacity = $1", [least]);
    }
  });
  const { capacity, taken } = await look();
  await database.query("drop table naive_hall, naive_seats");
  return taken - capacity;
}

/** The naive way to offer what came back: look how much is free, then go down the line. How many offers. */
export async function offerNaively(
  database: Database,
  lookers: number,
  free: number,
): Promise<number> {
  await database.query("create table naive_line (place int, offered boolean default false)");
  await database.query("insert into naive_line select generate_series(1, 30)");
  const offers = async () =>
    (
      await one<{ offers: number }>(
        database,
        "select count(*)::int as offers from naive_line where offered",
      )
    ).offers;
  const allLooked = meetingOf(lookers);
  await everybody(lookers, async () => {
    let left = free - (await offers());
    await allLooked();
    for (let place = 1; place <= 30 && left > 0; place += 1) {
      const found = await database.query(
        "update naive_line set offered = true where place = $1 and not offered returning place",
        [place],
      );
      left -= found.length;
    }
  });
  const given = await offers();
  await database.query("drop table naive_line");
  return given;
}
