import { viewingHeader } from "@jubilee/core/platform/viewing.rules";
import { whenToAskAgain } from "./away.ts";
import type { Deps, FunctionHandler } from "./deps.types.ts";
import { Refusal } from "./refusal.ts";

/** Every answer for a link that opens nothing reads like this, whatever the reason. */
export function invalidLink(): Refusal {
  return new Refusal("link_invalid", "This link is not valid any more");
}

/** JSON that nobody keeps. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
  });
}

/** JSON with its ETag, ready for many. */
export interface TaggedText {
  text: string;
  tag: string;
}

/** Writes a value down once, with the tag that names exactly this text. */
export async function tagged(value: unknown): Promise<TaggedText> {
  const text = JSON.stringify(value);
  return { text, tag: `"${await shortHash(text)}"` };
}

/** JSON with an ETag; 304 when the caller has it already. */
export function taggedJson(
  request: Request,
  { text, tag }: TaggedText,
  maxAgeSeconds: number,
): Response {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": `public, max-age=${maxAgeSeconds}`,
    etag: tag,
  };
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  return known.some((one) => one.replace(/^W\//, "") === tag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { status: 200, headers });
}

/** The body of a refusal: `PublicError`. */
export function refused(refusal: Refusal, headers: Record<string, string> = {}): Response {
  const { code, message, field, status } = refusal;
  return json({ code, message, field }, status, { ...whenToAskAgain(status), ...headers });
}

/** Lets a page of another origin read an answer. Cookies are never involved. */
export function withCors(response: Response, origin: string | null, methods: string): Response {
  const open = new Response(response.body, response);
  open.headers.append("vary", "Origin");
  if (origin === null) return open;
  open.headers.set("access-control-allow-origin", origin);
  open.headers.set("access-control-allow-methods", methods);
  open.headers.set("access-control-allow-headers", allowedHeaders);
  open.headers.set("access-control-expose-headers", "etag, retry-after");
  open.headers.set("access-control-max-age", "7200");
  open.headers.set("cross-origin-resource-policy", "cross-origin");
  return open;
}

const allowedHeaders = "authorization, apikey, content-type, if-none-match, x-client-info";

/**
 * Runs a handler so that refusals become answers and faults become one neutral sentence. Whoever only
 * looks at somebody's account has nothing done: a function acts, and would act as the administrator.
 */
export function answering(handler: FunctionHandler): FunctionHandler {
  return async (request, deps) => {
    try {
      if (request.headers.has(viewingHeader)) {
        throw new Refusal("not_allowed", "You are only looking at this account.");
      }
      return await handler(request, deps);
    } catch (error) {
      return failed(error, deps);
    }
  };
}

/** Answers the portal's own pages: to posts, with the words of refusals, readable from its origin only. */
export function forPortal(handler: FunctionHandler): FunctionHandler {
  const methods = "POST, OPTIONS";
  const answer = answering(handler);
  return async (request, deps) => {
    const { origin } = new URL(deps.siteUrl);
    if (request.method === "OPTIONS") {
      return withCors(new Response(null, { status: 204 }), origin, methods);
    }
    return withCors(await answer(request, deps), origin, methods);
  };
}

/** The answer for anything that was thrown. */
export function failed(error: unknown, deps: Deps): Response {
  if (error instanceof Refusal) return refused(error);
  deps.log("A function failed.", error);
  return refused(
    new Refusal("unavailable", "Something went wrong on our side. Nothing is lost; try again."),
  );
}

/** The caller, or a refusal. */
export function signedIn(deps: Deps): { id: string; email: string | null } {
  if (deps.user?.role === "authenticated") return deps.user;
  throw new Refusal("signed_out", "Please sign in to do this");
}

async function shortHash(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash, 0, 12)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
