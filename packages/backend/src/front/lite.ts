import type { OpenBackend, RequestContext } from "../backend.types.ts";
import { duringCall, type LiteCall } from "../database/lite-call.ts";
import { type Caller, requireWhole, type StandingOf } from "./callers.ts";

/** Hands a request to lite in the name of a caller. */
export type AskLite = (
  request: Request,
  caller: Caller,
  body: Uint8Array | null,
  context: RequestContext,
) => Promise<Response>;

/** Names the look of an administrator at somebody's account (`start_viewing`) a request belongs to. */
export const viewingHeader = "x-view-as";

/** What a client may send on; all else stays with the front. */
const passedHeaders = [
  "accept",
  "accept-profile",
  "content-profile",
  "content-type",
  "prefer",
  "range",
  "range-unit",
  "user-agent",
  "x-client-info",
];

/**
 * lite is given a key of ours and, beside the request, what the caller's token says, so nothing a
 * client wrote decides about the role. How the session stands is asked by the statement that takes
 * the role on, in the transaction of the call itself; an answer for which lite asked nothing waits
 * for a question of its own.
 *
 * @throws {Failure} 401 when the session is not whole
 */
export function createAskLite(backend: OpenBackend, standingOf: StandingOf): AskLite {
  const { publishableKey, secretKey } = backend.secrets;
  return async (request, caller, body, context) => {
    const headers = new Headers();
    for (const name of passedHeaders) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    headers.set("apikey", caller.role === "service_role" ? secretKey : publishableKey);
    const init: RequestInit = { method: request.method, headers };
    if (body && body.byteLength > 0) init.body = Buffer.from(body);
    const { sessionId } = caller;
    const call: LiteCall = { claims: claimsOf(request, caller), sessionId, standing: null };
    const response = await duringCall(call, async () =>
      backend.app.fetch(new Request(withoutKey(request.url), init), context),
    );
    if (sessionId) requireWhole(call.standing ?? (await standingOf(sessionId)));
    return response;
  };
}

function claimsOf(request: Request, { claims, role }: Caller): LiteCall["claims"] {
  if (!claims) return { role };
  const viewing = viewingOf(request);
  return viewing ? { ...claims, viewing } : claims;
}

/** The look at somebody's account that a request belongs to; its end is asked for by oneself. */
function viewingOf(request: Request): string | null {
  if (new URL(request.url).pathname.endsWith("/rpc/end_viewing")) return null;
  return request.headers.get(viewingHeader);
}

function withoutKey(address: string): URL {
  const url = new URL(address);
  url.searchParams.delete("apikey");
  return url;
}
