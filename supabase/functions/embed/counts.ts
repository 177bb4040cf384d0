import type { Deps, LimitRule } from "../_shared/deps.types.ts";
import { publicLimits, requireMailRoom, requireWithin, visitorKey } from "../_shared/limits.ts";
import type { EmbedCall } from "./call.types.ts";

/** Counts a call beyond what every call is counted by, and refuses it when there were too many. */
export type Count<Body> = (call: EmbedCall, body: Body) => Promise<void>;

/** How often one visitor may do this, whatever the link. */
export function perVisitor(name: string, rule: LimitRule): Count<unknown> {
  return ({ deps }) => requireWithin(deps, `${name}:${visitorKey(deps.peerAddress)}`, rule);
}

/** How often this may be done by one link, whoever comes by it. */
export function perLink(name: string, rule: LimitRule): Count<unknown> {
  return ({ deps, token }) => requireWithin(deps, `${name}:${token}`, rule);
}

/** What strangers cause to be mailed to one address; without an address, by one link. */
export function perRecipient<Body extends object>(
  recipientOf?: (body: Body) => string | undefined,
): Count<Body> {
  return ({ deps, token }, body) => requireMailRoom(deps, recipientOf?.(body) ?? token);
}

/** Counts a code that a visitor tries at a link, and refuses whoever goes through a word list. */
export async function requireCodeRoom(deps: Deps, token: string): Promise<void> {
  const key = `embed:code:${token}:${visitorKey(deps.peerAddress)}`;
  await requireWithin(deps, key, publicLimits.codesPerVisitor);
}
