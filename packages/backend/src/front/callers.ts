import { timingSafeEqual } from "node:crypto";
import type { OpenBackend } from "../backend.types.ts";
import type { SessionStanding } from "../database/session-standing.ts";
import { Failure } from "./failure.ts";
import type { Claims, Tokens } from "./tokens.ts";

/** Who makes a request, as its key and its token prove. */
export interface Caller {
  role: Claims["role"];
  userId: string | null;
  sessionId: string | null;
  /** Null when only a key was sent. */
  claims: Claims | null;
}

/** Tells who makes a request. */
export interface Callers {
  /**
   * @throws {Failure} 401 without a valid key or with an invalid token
   */
  identify(request: Request): Promise<Caller>;
  /** The role a key stands for, or null when it is none of ours. */
  roleOfKey(key: string): Promise<"anon" | "service_role" | null>;
  /**
   * The caller a token proves.
   *
   * @throws {Failure} 401 `bad_jwt` when it is forged or expired, `session_not_found` when its
   *   session was ended
   */
  fromToken(token: string): Promise<Caller>;
}

/** Tells how a session stands; tokens of ended sessions are refused everywhere. */
export type StandingOf = (sessionId: string) => Promise<SessionStanding>;

/** For calls whose own transaction asks before anything else: see `AskLite`. */
export const askedLater: StandingOf = async () => "whole";

/**
 * Refuses a session that has ended or has a second factor to show.
 *
 * @throws {Failure} 401
 */
export function requireWhole(standing: SessionStanding, takesHalf = false): void {
  if (standing === "ended") {
    throw new Failure(401, "session_not_found", "This session has ended. Sign in again.");
  }
  if (standing === "half" && !takesHalf) {
    throw new Failure(401, "insufficient_aal", "Type the code of your second factor first.");
  }
}

/**
 * Makes the check of keys and tokens: publishable or secret key, or their older JWT forms. Only the
 * sign-in service takes half a session (AAL1 where AAL2 is due); data, files and functions do not.
 */
export function createCallers(
  backend: OpenBackend,
  tokens: Tokens,
  standingOf: StandingOf,
  takesHalf: boolean,
): Callers {
  const { publishableKey, secretKey } = backend.secrets;

  async function roleOfKey(key: string): Promise<"anon" | "service_role" | null> {
    if (isSame(key, publishableKey)) return "anon";
    if (isSame(key, secretKey)) return "service_role";
    if (key.startsWith("sb_")) return null;
    const claims = await tokens.verify(key);
    return claims && claims.role !== "authenticated" ? claims.role : null;
  }

  async function fromToken(token: string): Promise<Caller> {
    const claims = await tokens.verify(token);
    if (!claims) throw new Failure(401, "bad_jwt", "This sign-in has expired. Sign in again.");
    const sessionId = claims.session_id ?? null;
    requireWhole(sessionId ? await standingOf(sessionId) : "whole", takesHalf);
    return { role: claims.role, userId: claims.sub ?? null, sessionId, claims };
  }

  return {
    roleOfKey,
    fromToken,
    async identify(request) {
      const key = request.headers.get("apikey") ?? new URL(request.url).searchParams.get("apikey");
      if (!key) {
        throw new Failure(401, "no_api_key", "No API key found in request", {
          hint: "No `apikey` request header or url param was found.",
        });
      }
      const role = await roleOfKey(key);
      if (!role) {
        throw new Failure(401, "invalid_api_key", "Invalid API key", {
          hint: "Double check your Supabase `apikey`",
        });
      }
      const bearer = bearerOf(request);
      if (!bearer || bearer === key || bearer.startsWith("sb_")) {
        return { role, userId: null, sessionId: null, claims: null };
      }
      return fromToken(bearer);
    },
  };
}

/** The token of an `Authorization: Bearer` header. */
export function bearerOf(request: Request): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? null;
}

function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
