import { AsyncLocalStorage } from "node:async_hooks";
import type { ApiKeyResolver } from "@supabase/lite";
import type { Secrets } from "../backend.types.ts";
import type { SessionStanding } from "./session-standing.ts";

/** A call that lite answers for the front, which has checked who makes it. */
export interface LiteCall {
  /** What the caller's token says; with `role` in any case. */
  claims: Record<string, unknown> & { role: string };
  /** The session that must be whole when its role is taken on. */
  sessionId: string | null;
  /** How the session stood then; null while nobody has asked. */
  standing: SessionStanding | null;
}

const current = new AsyncLocalStorage<LiteCall>();

/** Hands a call to lite: within `work` lite takes its claims as they are. */
export function duringCall<Value>(call: LiteCall, work: () => Promise<Value>): Promise<Value> {
  return current.run(call, work);
}

/** The call that is being answered, if it is one of the front's. */
export function currentCall(): LiteCall | null {
  return current.getStore() ?? null;
}

/**
 * Tells lite whose key a request carries. For the front's calls the claims come with the call, so
 * lite neither checks a token of ours a second time nor reads user and session; whoever else asks
 * (the self-test does) is nobody or the server, by their key.
 */
export function createKeyResolver({ publishableKey, secretKey }: Secrets): ApiKeyResolver {
  return async (key) => {
    const call = currentCall();
    const claims = call?.claims;
    if (key === secretKey) {
      return { type: "secret", claims: claims ?? { role: "service_role" } };
    }
    if (key !== publishableKey) return null;
    return { type: "publishable", claims: claims ?? { role: "anon" } };
  };
}
