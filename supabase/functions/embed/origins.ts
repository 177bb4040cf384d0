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
  const { allowedOrigins } = await deps.cache.read(`policy:${token}`, policyTtlMs, () =>
    getLinkPolicy(deps, token),
  );
  if (allowedOrigins.length > 0 && !allowedOrigins.includes(origin)) {
    throw new Refusal(
      "origin_not_allowed",
      "The host of this event has not allowed this website to show it.",
    );
  }
}
