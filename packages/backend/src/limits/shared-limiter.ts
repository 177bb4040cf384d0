import { createHash } from "node:crypto";
import type { OpenBackend } from "../backend.types.ts";
import type { Limit, LimitAnswer } from "./limiter.ts";
import { createLimiter } from "./limiter.ts";

/** A limiter whose counts all servers on a database share. */
export interface SharedLimiter {
  /** Counts one try and says whether it is within the limit. A refused try is not counted. */
  take(key: string, limit: Limit): Promise<LimitAnswer>;
  /** Forgets what was counted under a key, e.g. after the rightful person succeeded. */
  reset(key: string): Promise<void>;
}

/**
 * The table; nothing is lost with it that a restart without it would not forget. Keys are hashes,
 * because they hold people's addresses.
 */
export const limitTables = [
  `create unlogged table if not exists auth_front.tries (
     key text primary key,
     at bigint[] not null,
     allowed boolean not null,
     good_until bigint not null
   )`,
  `create index if not exists tries_until_idx on auth_front.tries (good_until)`,
];

/** Two who try at the same moment wait for each other at the row, so that the count is exact. */
const takeOne = `
  insert into auth_front.tries as t (key, at, allowed, good_until)
  values ($1, array[$2::text::bigint], true, $2::text::bigint + $3::text::bigint)
  on conflict (key) do update set (at, allowed, good_until) = (
    select case when r.count < $4::text::integer then r.recent || $2::text::bigint else r.recent end,
      r.count < $4::text::integer, greatest(t.good_until, $2::text::bigint + $3::text::bigint)
    from (select coalesce(array_agg(a order by a), '{}') as recent, count(*) as count
      from unnest(t.at) a where a > $2::text::bigint - $3::text::bigint) r)
  returning t.allowed, t.at[1]::text as oldest`;

/**
 * Makes a limiter for sign-in: exact across all servers on PostgreSQL, in memory where the built-in
 * database has one server.
 *
 * @param now the clock in milliseconds since 1970
 */
export function createSharedLimiter(
  backend: Pick<OpenBackend, "driver" | "query">,
  now: () => number = Date.now,
): SharedLimiter {
  if (backend.driver === "pglite") return inMemory(now);
  return {
    async take(key, { max, windowMs }) {
      const time = now();
      const [row] = await backend.query<{ allowed: boolean; oldest: string | null }>(takeOne, [
        hashed(key),
        String(time),
        String(windowMs),
        String(max),
      ]);
      const isAllowed = row?.allowed ?? false;
      const oldest = row?.oldest ? Number(row.oldest) : time;
      return { allowed: isAllowed, retryAfterMs: isAllowed ? 0 : oldest + windowMs - time };
    },
    async reset(key) {
      await backend.query("delete from auth_front.tries where key = $1", [hashed(key)]);
    },
  };
}

/** Forgets counts that are over. */
export async function forgetTries(backend: Pick<OpenBackend, "query">, now: number): Promise<void> {
  await backend.query("delete from auth_front.tries where good_until <= $1::text::bigint", [
    String(now),
  ]);
}

function inMemory(now: () => number): SharedLimiter {
  const limiter = createLimiter(now);
  return {
    take: async (key, limit) => limiter.take(key, limit),
    reset: async (key) => limiter.reset(key),
  };
}

const hashed = (key: string): string => createHash("sha256").update(key).digest("base64url");
