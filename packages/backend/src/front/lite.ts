import type { OpenBackend, RequestContext } from "../backend.types.ts";
import type { Caller } from "./callers.ts";
import type { Tokens } from "./tokens.ts";

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
 * lite reads keys and tokens itself. It is given a key of ours and a token signed anew with the
 * secret it knows, so nothing a client wrote decides about the role.
 */
export function createAskLite(backend: OpenBackend, tokens: Tokens): AskLite {
  const { publishableKey, secretKey } = backend.secrets;
  return async (request, caller, body, context) => {
    const headers = new Headers();
    for (const name of passedHeaders) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    headers.set("apikey", caller.role === "service_role" ? secretKey : publishableKey);
    if (caller.claims) {
      const viewing = viewingOf(request);
      const claims = viewing ? { ...caller.claims, viewing } : caller.claims;
      headers.set("authorization", `Bearer ${await tokens.signInner(claims)}`);
    }
    const init: RequestInit = { method: request.method, headers };
    if (body && body.byteLength > 0) init.body = Buffer.from(body);
    return backend.app.fetch(new Request(withoutKey(request.url), init), context);
  };
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
