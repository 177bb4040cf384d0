import { isToken } from "@jubilee/core/sharing/link-token.rules";
import type { Deps } from "../_shared/deps.types.ts";
import { TooMany, publicLimits, requireWithin, visitorKey } from "../_shared/limits.ts";
import { Refusal } from "../_shared/refusal.ts";
import { failed, invalidLink, refused, withCors } from "../_shared/respond.ts";
import { allowOrigin } from "./origins.ts";
import { findCall } from "./routes.ts";

const methods = "GET, POST, DELETE, OPTIONS";
/** Answers for links that open nothing all take this long, whatever the reason. */
const missFloorMs = 60;

/** Answers a call of a stranger, `event/:token/calendar.ics` and the like. */
export async function answerCall(request: Request, deps: Deps): Promise<Response> {
  const origin = request.headers.get("origin");
  if (request.method === "OPTIONS") {
    return withCors(new Response(null, { status: 204 }), origin, methods);
  }
  const startedMs = deps.now().getTime();
  try {
    return withCors(await answer(request, deps, origin), origin, methods);
  } catch (error) {
    return withCors(await answerFailure(error, deps, startedMs), origin, methods);
  }
}

async function answer(request: Request, deps: Deps, origin: string | null): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^(?:\/functions\/v1)?\/embed\//, "");
  const found = findCall(request.method, path);
  if (!found) throw new Refusal("link_invalid", "This address does not exist.");
  const { token, kind } = found;
  const visitor = visitorKey(deps.peerAddress);
  await requireCalm(request, token, visitor, deps);
  if (!isToken(token)) throw invalidLink();
  await allowOrigin(deps, token, origin);
  return found.answer({ request, deps, token, kind });
}

async function requireCalm({ method }: Request, token: string, visitor: string, deps: Deps) {
  if (method === "GET" || method === "HEAD") {
    await requireWithin(deps, `embed:read:${visitor}`, publicLimits.readsPerAddress);
    return;
  }
  await requireWithin(deps, `embed:write:${visitor}`, publicLimits.writesPerAddress);
  await requireWithin(deps, `embed:token:${token}`, publicLimits.writesPerToken);
}

async function answerFailure(error: unknown, deps: Deps, startedMs: number): Promise<Response> {
  if (error instanceof TooMany) {
    return refused(error, { "retry-after": String(error.retryAfterSeconds) });
  }
  if (!(error instanceof Refusal) || error.code !== "link_invalid") return failed(error, deps);
  const key = `embed:miss:${visitorKey(deps.peerAddress)}`;
  const { allowed, retryAfterSeconds } = await deps.limit(key, publicLimits.missesPerAddress);
  await deps.waitUntil(startedMs + missFloorMs);
  if (allowed) return refused(error.field === null ? error : invalidLink());
  const tooMany = new TooMany("Too many links were tried from here.", retryAfterSeconds);
  return refused(tooMany, { "retry-after": String(retryAfterSeconds) });
}
