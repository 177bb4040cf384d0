/** A race of buyers with a planner who chooses another currency, with a control that looks first. */
import type { OpenBackend } from "@jubilee/backend/backend.types";
import { openStand, takeOne } from "./ticket-races.ts";

type Database = Pick<OpenBackend, "query">;

const change = "update public.events set currency = 'JPY' where id = $1";

async function openPricedStand(database: Database) {
  const stand = await openStand(database, null);
  await database.query("update public.ticket_types set price_minor = 6500 where event_id = $1", [
    stand.eventId,
  ]);
  return stand;
}

/** Orders of an event that are not in its currency. */
async function strayOrders(database: Database, eventId: string): Promise<number> {
  const [row] = await database.query<{ stray: number }>(
    `select count(*)::int as stray from public.orders o join public.events e on e.id = o.event_id
     where e.id = $1 and (o.currency <> e.currency or o.total_minor <> case o.currency when 'JPY' then 65 else 6500 end)`,
    [eventId],
  );
  return row?.stray ?? 0;
}

/**
 * At each of some stands buyers and the planner come at once.
 *
 * @returns how many orders are in another currency than their event or at another price, and what was
 *   refused for any other reason than having met the other one
 */
export async function raceCurrency(database: Database, stands: number, buyers: number) {
  const rounds = Array.from({ length: stands }, async (_unused, round) => {
    const stand = await openPricedStand(database);
    const results = await Promise.allSettled(
      Array.from({ length: buyers + 1 }, (_nobody, n) =>
        n === round % (buyers + 1)
          ? database.query(change, [stand.eventId])
          : takeOne(database, stand, n),
      ),
    );
    const failures = results.flatMap((one) =>
      one.status === "rejected" && !/currency cannot change|just changed/.test(String(one.reason))
        ? [String(one.reason)]
        : [],
    );
    return { stray: await strayOrders(database, stand.eventId), failures };
  });
  const all = await Promise.all(rounds);
  return {
    stray: all.reduce((sum, { stray }) => sum + stray, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

/** The naive way: the buyer reads the currency, the planner sees no order, and both write. Must go astray. */
export async function changeCurrencyNaively(database: Database): Promise<number> {
  const { eventId } = await openPricedStand(database);
  const [event] = await database.query<{ currency: string }>(
    "select currency from public.events where id = $1",
    [eventId],
  );
  await database.query(change, [eventId]);
  await database.query(
    `insert into public.orders (account_id, event_id, code, token_hash, currency, total_minor, test_mode)
     select account_id, id, private.new_order_code(), private.hash_token(id::text), $2, 6500, true from public.events where id = $1`,
    [eventId, event?.currency],
  );
  return strayOrders(database, eventId);
}
