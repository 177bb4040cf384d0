import type { Deps } from "../_shared/deps.types.ts";
import { Refusal } from "../_shared/refusal.ts";
import type { EmbedRoute } from "./routes.ts";

const originsTtlMs = 5000;

/**
 * Refuses a page of an origin that the link's list of hosts leaves out. An empty list means that
 * any page may embed. Our own pages always may; personal and order tokens are their holder's.
 */
export async function allowOrigin(
  deps: Deps,
  tokenKind: EmbedRoute["tokenKind"],
  token: string,
  origin: string | null,
): Promise<void> {
  const isForShare = tokenKind === "share" || tokenKind === "share_or_personal";
  if (!isForShare || origin === null || origin === new URL(deps.siteUrl).origin) return;
  const allowed = await deps.cache.read(`origins:${token}`, originsTtlMs, () =>
    allowedOrigins(deps, token),
  );
  if (allowed.length > 0 && !allowed.includes(origin)) {
    throw new Refusal(
      "origin_not_allowed",
      "The host of this event has not allowed this website to show it.",
    );
  }
}

async function allowedOrigins(deps: Deps, token: string): Promise<string[]> {
  const origins = await deps.callSql("get_allowed_origins", { token });
  return Array.isArray(origins) ? origins.filter((one) => typeof one === "string") : [];
}
