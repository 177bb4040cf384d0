import { Secret, TOTP } from "otpauth";
import type { OpenBackend } from "../../backend.types.ts";
import { wrongCodesUntilLocked } from "../../limits/figures.ts";
import type { Account } from "./accounts.ts";

const challengeLifetimeMs = 300_000;
const periodSeconds = 30;

/** A factor with what checks its codes. */
export interface StoredFactor {
  id: string;
  user_id: string;
  status: "unverified" | "verified";
  secret: string;
  last_counter: number | null;
}

/** Stores second factors (time-based one-time passwords, RFC 6238) and checks their codes. */
export function createFactors(backend: OpenBackend, now: () => number) {
  const at = () => new Date(now()).toISOString();

  return {
    /** Makes a factor; it counts only after its first right code. */
    async create(account: Account, friendlyName: string | null, issuer: string) {
      const secret = new Secret({ size: 20 });
      const [row] = await backend.query<{ id: string }>(
        `insert into auth_front.factors (user_id, friendly_name, factor_type, secret,
           created_at, updated_at)
         values ($1::uuid, $2, 'totp', $3, $4::timestamptz, $4::timestamptz) returning id`,
        [account.id, friendlyName, secret.base32, at()],
      );
      const uri = new TOTP({
        issuer,
        label: account.email ?? account.phone ?? account.id,
        secret,
      }).toString();
      return { id: row?.id ?? "", secret: secret.base32, uri };
    },

    async find(userId: string, factorId: string): Promise<StoredFactor | null> {
      const [row] = await backend.query<StoredFactor>(
        "select * from auth_front.factors where id = $1::uuid and user_id = $2::uuid",
        [factorId, userId],
      );
      return row ?? null;
    },

    async challenge(factorId: string, sessionId: string) {
      const expiresAt = now() + challengeLifetimeMs;
      const [row] = await backend.query<{ id: string }>(
        `insert into auth_front.factor_challenges (factor_id, session_id, created_at, expires_at)
         values ($1::uuid, $2::uuid, $3::timestamptz, $4::timestamptz) returning id`,
        [factorId, sessionId, at(), new Date(expiresAt).toISOString()],
      );
      return { id: row?.id ?? "", expiresAt: Math.floor(expiresAt / 1000) };
    },

    /** Counts a try against a challenge of this session; false when it is void. */
    async takeTry(challengeId: string, factorId: string, sessionId: string): Promise<boolean> {
      const rows = await backend.query(
        `update auth_front.factor_challenges set wrong_tries = wrong_tries + 1
         where id = $1::uuid and factor_id = $2::uuid and session_id = $3::uuid
           and wrong_tries < $4 and expires_at > $5::timestamptz returning id`,
        [challengeId, factorId, sessionId, wrongCodesUntilLocked, at()],
      );
      return rows.length > 0;
    },

    /** Checks a code and remembers its time step, so that it cannot be used again. */
    async useCode(factor: StoredFactor, challengeId: string, code: string): Promise<boolean> {
      const totp = new TOTP({ secret: Secret.fromBase32(factor.secret), period: periodSeconds });
      const delta = totp.validate({ token: code, timestamp: now(), window: 1 });
      if (delta === null) return false;
      const counter = Math.floor(now() / 1000 / periodSeconds) + delta;
      const rows = await backend.query(
        `update auth_front.factors set status = 'verified', last_counter = $2::bigint,
           updated_at = $3::timestamptz
         where id = $1::uuid and (last_counter is null or last_counter < $2::bigint) returning id`,
        [factor.id, counter, at()],
      );
      if (rows.length === 0) return false;
      await backend.query("delete from auth_front.factor_challenges where id = $1::uuid", [
        challengeId,
      ]);
      return true;
    },

    async remove(userId: string, factorId: string): Promise<boolean> {
      const rows = await backend.query(
        "delete from auth_front.factors where id = $1::uuid and user_id = $2::uuid returning id",
        [factorId, userId],
      );
      return rows.length > 0;
    },
  };
}

/** Stores second factors and checks their codes. */
export type Factors = ReturnType<typeof createFactors>;
