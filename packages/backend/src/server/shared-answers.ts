import type { Handler, RequestContext } from "../backend.types.ts";

/** What is the same for everybody who asks in the same way: share links' data, nothing personal. */
const sharedPath = /^\/functions\/v1\/embed\/(?:event|rsvp|tickets)\/([A-Za-z0-9_-]{16,200})$/;
const writtenPath = /^\/functions\/v1\/embed\/\w+\/([A-Za-z0-9_-]{16,200})(?:\/|$)/;

/** The function itself remembers a second; from here an answer is at most this much older. */
const ttlMs = 500;
const keptAtMost = 2_000;

interface Kept {
  token: string;
  freshUntil: number;
  headers: [string, string][];
  etag: string;
  body: ArrayBuffer;
}

/** Answers from a memory, and forgets when it is told. */
export interface SharedAnswers {
  handle: Handler;
  /** What was kept of a share link is not true any more. */
  forget(token: string): void;
}

/**
 * Answers what a share link opens from a memory of half a second beside the sockets, so that a page
 * that thousands look at does not ask the thread with the database each time. Only answers are kept
 * that say `public` and carry an ETag; each by the origin that asked, because CORS headers and the
 * host's list of sites depend on it. Who writes by a link sees it at once.
 *
 * @param ask the backend
 * @param now the clock in milliseconds since 1970
 */
export function createSharedAnswers(ask: Handler, now: () => number = Date.now): SharedAnswers {
  const kept = new Map<string, Kept>();
  let writes = 0;

  function keep(key: string, made: Kept): void {
    kept.delete(key);
    kept.set(key, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= keptAtMost) break;
      kept.delete(oldest);
    }
  }

  async function read(
    request: Request,
    token: string,
    context: RequestContext,
  ): Promise<Kept | Response> {
    const key = `${request.headers.get("origin") ?? ""} ${new URL(request.url).pathname}`;
    const known = kept.get(key);
    if (known && known.freshUntil > now()) return known;
    const headers = new Headers(request.headers);
    headers.delete("if-none-match");
    const [startedAt, writesBefore] = [now(), writes];
    const response = await ask(
      new Request(request.url, { headers, signal: request.signal }),
      context,
    );
    const etag = response.headers.get("etag");
    const isPublic = response.headers.get("cache-control")?.includes("public") === true;
    if (response.status !== 200 || etag === null || !isPublic) return response;
    const body = await response.arrayBuffer();
    const freshUntil = startedAt + ttlMs;
    const made = { token, freshUntil, headers: [...response.headers], etag, body };
    if (writes === writesBefore) keep(key, made);
    return made;
  }

  async function write(
    request: Request,
    token: string,
    context: RequestContext,
  ): Promise<Response> {
    const response = await ask(request, context);
    forget(token);
    return response;
  }

  function forget(token: string): void {
    writes += 1;
    for (const [key, made] of kept) if (made.token === token) kept.delete(key);
  }

  const handle: Handler = async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    if (method === "GET" && search === "") {
      const token = sharedPath.exec(pathname)?.[1];
      if (token === undefined) return ask(request, context);
      const found = await read(request, token, context);
      return found instanceof Response ? found : answer(request, found);
    }
    const isRead = method === "GET" || method === "HEAD" || method === "OPTIONS";
    const written = isRead ? undefined : writtenPath.exec(pathname)?.[1];
    return written === undefined ? ask(request, context) : write(request, written, context);
  };
  return { handle, forget };
}

/** The kept answer, or 304 where the caller has it already. */
function answer(request: Request, { headers, etag, body }: Kept): Response {
  const known = request.headers.get("if-none-match")?.split(/\s*,\s*/) ?? [];
  return known.some((one) => one.replace(/^W\//, "") === etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status: 200, headers });
}
