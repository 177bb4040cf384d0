import { getLinkPolicy } from "../_shared/calls.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { Refusal } from "../_shared/refusal.ts";

const policyTtlMs = 5000;

/**
 * Refuses a page of an origin that the link's list of hosts leaves out. An empty list means that
 * any page may embed; our own pages always may. A token that opens nothing is refused here already.
 */
export async function allowOrigin(deps: Deps, token: string, origin: string | null): Promise<void> {
  if (origin === null || origin === new URL(deps.siteUrl).origin) return;
  if (!(await mayUse(deps, token, origin))) {
    throw new Refusal(
      "origin_not_allowed",
      "The host of this event has not allowed this website to show it.",
    );
  }
}

/**
 * Refuses to send a buyer back to a site that has nothing to do with the link: a payment page that
 * leads anywhere would lend its good name to whoever made its address.
 */
export async function requireReturnAddress(deps: Deps, token: string, to: string): Promise<void> {
  const { origin } = new URL(to);
  if (origin === new URL(deps.siteUrl).origin || (await mayUse(deps, token, origin))) return;
  throw new Refusal("invalid_input", "The address to return to is not ours.", "returnUrl");
}

/** Whether pages of an origin may use a link; one that names no hosts may be used by any. */
async function mayUse(deps: Deps, token: string, origin: string): Promise<boolean> {
  const { allowedOrigins } = await deps.cache.read(`policy:${token}`, policyTtlMs, () =>
    getLinkPolicy(deps, token),
  );
  return allowedOrigins.length === 0 || allowedOrigins.includes(origin);
}
