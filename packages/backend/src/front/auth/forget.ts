import type { OpenBackend } from "../../backend.types.ts";
import { forgetTries } from "../../limits/shared-limiter.ts";
import { ensureAuthTables } from "./schema.ts";
import { log } from "../../log/log.ts";

/** What went: refresh tokens that were used or whose session ended, codes, second-factor questions. */
export interface Forgotten {
  refreshTokens: number;
  codes: number;
  challenges: number;
}

const hourMs = 60 * 60 * 1000;
const atOnce = 2_000;

/**
 * Forgets what the sign-in service has no use for any more, a few thousand rows at a time: used
 * refresh tokens after 30 days (until then the use of a copy ends the session; later it is merely
 * unknown), codes and second-factor questions a day after they ran out, counts of tries when they are
 * over.
 *
 * @param now milliseconds since 1970
 */
export async function forgetSpentSignIns(backend: OpenBackend, now: number): Promise<Forgotten> {
  await ensureAuthTables(backend);
  const [gone] = await backend.query<Forgotten>(
    `with tokens as (
       delete from auth.refresh_tokens t where t.token in (
         select o.token from auth.refresh_tokens o
         where (o.revoked and o.updated_at < $1::timestamptz - interval '30 days')
           or not exists (select from auth.sessions s where s.id = o.session_id)
         limit ${atOnce})
       returning 1),
     codes as (
       delete from auth_front.codes c where c.id in (
         select o.id from auth_front.codes o
         where o.expires_at < $1::timestamptz - interval '1 day' limit ${atOnce})
       returning 1),
     challenges as (
       delete from auth_front.factor_challenges f where f.id in (
         select o.id from auth_front.factor_challenges o
         where o.expires_at < $1::timestamptz - interval '1 day' limit ${atOnce})
       returning 1)
     select (select count(*) from tokens)::int as "refreshTokens",
       (select count(*) from codes)::int as codes,
       (select count(*) from challenges)::int as challenges`,
    [new Date(now).toISOString()],
  );
  await forgetTries(backend, now);
  return gone ?? { refreshTokens: 0, codes: 0, challenges: 0 };
}

/**
 * Does so every hour. Returns how to stop it.
 *
 * @param isMine whether it is this server's to do
 */
export function keepForgetting(backend: OpenBackend, isMine: () => boolean): () => void {
  const timer = setInterval(() => {
    if (!isMine()) return;
    forgetSpentSignIns(backend, Date.now()).catch((error: unknown) =>
      log.error("Spent sign-ins could not be forgotten:", error),
    );
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
