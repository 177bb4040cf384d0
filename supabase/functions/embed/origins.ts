import { getLinkPolicy } from "./link-policy.ts";
import type { Deps } from "../_shared/deps.types.ts";
import { Refusal } from "../_shared/refusal.ts";
import type { EmbedCall } from "./call.types.ts";

const policyTtlMs = 5000;

/**
 * Refuses a page of an origin that the link's list of hosts leaves out. An empty list means that
 * any page may embed; our own pages always may. A token that opens nothing is refused here already.
 */
export async function allowOrigin(deps: Deps, token: string, origin: string | null): Promise<void> {
  if (origin === null || origin === new URL(deps.siteUrl).origin) return;
  const hosts = await hostsOf(deps, token);
  if (hosts.length > 0 && !hosts.includes(origin)) {
    throw new Refusal(
      "origin_not_allowed",
      "The host of this event has not allowed this website to show it.",
    );
  }
}

/**
 * Refuses to send a buyer or donor, and with them the token that opens their name and address, to
 * a site that has nothing to do with the link. A link that names its hosts leads back to them and to
 * us. One that names none leads back to us, or to the very page whose script makes this call, which
 * reads the same token in the answer; a frame's address could name anybody.
 */
export async function requireReturnAddress(
  { deps, token, request }: Pick<EmbedCall, "deps" | "token" | "request">,
  to: string,
): Promise<void> {
  const { origin } = new URL(to);
  if (origin === new URL(deps.siteUrl).origin) return;
  const hosts = await hostsOf(deps, token);
  const caller = request.headers.get("origin");
  if (hosts.length > 0 ? hosts.includes(origin) : caller === origin) return;
  throw new Refusal("invalid_input", "The address to return to is not ours.", "returnUrl");
}

/** The websites that a link names; none means that any may show it. */
async function hostsOf(deps: Deps, token: string): Promise<string[]> {
  const { allowedOrigins } = await deps.cache.read(`policy:${token}`, policyTtlMs, () =>
    getLinkPolicy(deps, token),
  );
  return allowedOrigins;
}
