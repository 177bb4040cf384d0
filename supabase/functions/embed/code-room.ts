import type { Deps } from "../_shared/deps.types.ts";
import { publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";

/** Counts a code that a visitor tries at a link, and refuses whoever goes through a word list. */
export async function requireCodeRoom(deps: Deps, token: string): Promise<void> {
  const key = `embed:code:${token}:${visitorKey(deps.peerAddress)}`;
  await requireWithin(deps, key, publicLimits.codesPerVisitor);
}
