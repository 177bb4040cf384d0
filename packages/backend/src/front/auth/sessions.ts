import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { OpenBackend } from "../../backend.types.ts";
import { Failure } from "../failure.ts";
import type { Tokens } from "../tokens.ts";
import type { Account, Accounts } from "./accounts.ts";
import { type SessionStanding, standingSql } from "../../database/session-standing.ts";
import { userView } from "./user-view.ts";

/** Seconds an access token is valid. */
const accessLifetimeSeconds = 3600;
/** A token that was just exchanged is honoured this long, for two tabs that refresh at once. */
const reuseGraceMs = 10_000;

/** Where a session was opened from. */
export interface Device {
  ip: string | null;
  userAgent: string | null;
}

/** Which of a person's sessions to end. */
export type SessionScope = "global" | "local" | "others";

/** Opens, refreshes and ends sessions. */
export function createSessions(
  backend: OpenBackend,
  tokens: Tokens,
  accounts: Accounts,
  now: () => number,
) {
  const at = () => new Date(now()).toISOString();

  async function reply(account: Account, sessionId: string, refreshToken: string) {
    const [session] = await backend.query<{ aal: string; amr: unknown }>(
      `select coalesce(s.aal, 'aal1') as aal,
         (select jsonb_agg(jsonb_build_object('method', m.method,
            'timestamp', extract(epoch from m.at)::bigint) order by m.at desc)
          from auth_front.session_methods m where m.session_id = s.id) as amr
       from auth.sessions s where s.id = $1::uuid`,
      [sessionId],
    );
    if (!session) throw new Failure(401, "session_not_found", "This session has ended.");
    const accessToken = await tokens.sign(
      {
        sub: account.id,
        aud: "authenticated",
        role: account.role,
        email: account.email ?? "",
        phone: account.phone ?? "",
        app_metadata: account.raw_app_meta_data ?? {},
        user_metadata: metadataInToken(account.raw_user_meta_data ?? {}),
        aal: session.aal,
        amr: session.amr ?? [],
        session_id: sessionId,
        is_anonymous: false,
      },
      accessLifetimeSeconds,
    );
    return {
      access_token: accessToken,
      token_type: "bearer",
      expires_in: accessLifetimeSeconds,
      expires_at: Math.floor(now() / 1000) + accessLifetimeSeconds,
      refresh_token: refreshToken,
      user: userView(account),
    };
  }

  async function issueRefreshToken(userId: string, sessionId: string, parent: string | null) {
    const token = randomBytes(24).toString("base64url");
    await backend.query(
      `insert into auth.refresh_tokens
         (id, token, user_id, session_id, revoked, parent, created_at, updated_at)
       values ($1, $2, $3::uuid, $4::uuid, false, $5, $6::timestamptz, $6::timestamptz)`,
      [randomUUID(), hash(token), userId, sessionId, parent, at()],
    );
    return token;
  }

  return {
    reply,

    /** Opens a session; `method` goes into the token's `amr`. */
    async open(account: Account, method: string, device: Device) {
      refuseBanned(account, now());
      const sessionId = randomUUID();
      await backend.query(
        `with session as (
           insert into auth.sessions (id, user_id, aal, user_agent, ip, created_at, updated_at)
           values ($1::uuid, $2::uuid, 'aal1', $3, $4::inet, $5::timestamptz, $5::timestamptz)
           returning id),
         seen as (update auth.users set last_sign_in_at = $5::timestamptz where id = $2::uuid)
         select id from session`,
        [sessionId, account.id, device.userAgent?.slice(0, 400) ?? null, device.ip, at()],
      );
      await backend.query(
        "insert into auth_front.session_methods values ($1::uuid, $2, $3::timestamptz)",
        [sessionId, method, at()],
      );
      const current = await accounts.byId(account.id);
      const token = await issueRefreshToken(account.id, sessionId, null);
      return reply(current ?? account, sessionId, token);
    },

    /**
     * Exchanges a refresh token. Each works once; using an old one again ends the session, since
     * somebody else may have copied it.
     */
    async refresh(refreshToken: string) {
      const given = hash(refreshToken);
      const [fresh] = await backend.query<{ user_id: string; session_id: string }>(
        `update auth.refresh_tokens set revoked = true, updated_at = $2::timestamptz
         where token = $1 and not revoked returning user_id, session_id`,
        [given, at()],
      );
      const row = fresh ?? (await reused(given));
      const account = await accounts.byId(row.user_id);
      if (!account) throw unknownRefreshToken();
      refuseBanned(account, now());
      await backend.query(
        "update auth.sessions set refreshed_at = $2::timestamptz, updated_at = $2::timestamptz where id = $1::uuid",
        [row.session_id, at()],
      );
      return reply(
        account,
        row.session_id,
        await issueRefreshToken(row.user_id, row.session_id, given),
      );
    },

    /** Marks a session as confirmed by a second factor and gives its new tokens. */
    async raise(account: Account, sessionId: string, factorId: string) {
      await backend.query(
        `update auth.sessions set aal = 'aal2', factor_id = $2::uuid, updated_at = $3::timestamptz
         where id = $1::uuid`,
        [sessionId, factorId, at()],
      );
      await backend.query(
        `insert into auth_front.session_methods values ($1::uuid, 'totp', $2::timestamptz)
         on conflict (session_id, method) do update set at = excluded.at`,
        [sessionId, at()],
      );
      return reply(account, sessionId, await issueRefreshToken(account.id, sessionId, null));
    },

    /** Ends this session, all of the person's sessions, or all but this one. */
    async end(userId: string, sessionId: string | null, scope: SessionScope): Promise<number> {
      const rows = await backend.query<{ id: string }>(
        `delete from auth.sessions where user_id = $1::uuid and ($3 = 'global'
           or ($3 = 'local' and id = $2::uuid)
           or ($3 = 'others' and id is distinct from $2::uuid)) returning id`,
        [userId, sessionId, scope],
      );
      return rows.length;
    },

    /** When a session was opened, or null. */
    async openedAt(sessionId: string): Promise<number | null> {
      const [row] = await backend.query<{ opened: number }>(
        "select (extract(epoch from created_at) * 1000)::float8 as opened from auth.sessions where id = $1::uuid",
        [sessionId],
      );
      return row ? row.opened : null;
    },

    /**
     * How a session stands; asked anew each time, so that ending one works at once. `half`: the
     * account has a second factor, which this session has not shown.
     */
    async standing(sessionId: string): Promise<SessionStanding> {
      const [row] = await backend.query<{ standing: SessionStanding }>(
        `select ${standingSql("$1")} as standing`,
        [sessionId],
      );
      return row?.standing ?? "ended";
    },
  };

  async function reused(given: string): Promise<{ user_id: string; session_id: string }> {
    const [row] = await backend.query<{ user_id: string; session_id: string; since: number }>(
      `select user_id, session_id, (extract(epoch from updated_at) * 1000)::float8 as since
       from auth.refresh_tokens where token = $1`,
      [given],
    );
    if (!row) throw unknownRefreshToken();
    if (now() - row.since <= reuseGraceMs) return row;
    await backend.query("delete from auth.sessions where id = $1::uuid", [row.session_id]);
    throw new Failure(
      400,
      "refresh_token_already_used",
      "Invalid Refresh Token: Already Used. Sign in again.",
    );
  }
}

/** Opens, refreshes and ends sessions. */
export type Sessions = ReturnType<typeof createSessions>;

function refuseBanned(account: Account, time: number): void {
  if (account.banned_until && Date.parse(account.banned_until) > time) {
    throw new Failure(
      403,
      "user_banned",
      "This account is suspended. Contact us if you think this is a mistake.",
    );
  }
}

function unknownRefreshToken(): Failure {
  return new Failure(
    400,
    "refresh_token_not_found",
    "Invalid Refresh Token: Refresh Token Not Found",
  );
}

/** Large metadata stays out of the token: it travels in a header, and headers are bounded. */
function metadataInToken(metadata: Record<string, unknown>): Record<string, unknown> {
  return JSON.stringify(metadata).length > 4096 ? {} : metadata;
}

function hash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
