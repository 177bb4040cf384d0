const requestHeaders = [
  "authorization",
  "apikey",
  "content-type",
  "cache-control",
  "prefer",
  "range",
  "x-client-info",
  "x-view-as",
  "x-upsert",
  "x-metadata",
  "accept-profile",
  "content-profile",
  "x-supabase-api-version",
  "x-region",
  "x-retry-count",
  "if-none-match",
];
const responseHeaders = [
  "content-range",
  "content-location",
  "content-length",
  "etag",
  "link",
  "preference-applied",
  "retry-after",
  "x-sb-error-code",
  "x-supabase-api-version",
  "x-total-count",
];

/**
 * Which origins may call a service from a browser: public files may be read from everywhere, all
 * else only by the product's own pages and the origins that were allowed by configuration.
 *
 * @returns the value of `access-control-allow-origin`, or null to send none
 */
export function allowedOrigin(request: Request, ownOrigins: ReadonlySet<string>): string | null {
  if (new URL(request.url).pathname.startsWith("/storage/v1/object/public/")) return "*";
  const origin = request.headers.get("origin");
  return origin && ownOrigins.has(origin) ? origin : null;
}

/** The answer to a browser's preflight. */
export function preflight(origin: string | null): Response {
  const headers = new Headers({ vary: "Origin" });
  if (origin) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
    headers.set("access-control-allow-headers", requestHeaders.join(", "));
    headers.set("access-control-max-age", "7200");
  }
  return new Response(null, { status: 204, headers });
}

/** A copy of an answer with the CORS headers of its route and none from below. */
export function withCors(response: Response, origin: string | null): Response {
  const headers = new Headers(response.headers);
  for (const name of response.headers.keys()) {
    if (name.startsWith("access-control-")) headers.delete(name);
  }
  headers.append("vary", "Origin");
  if (origin) {
    headers.set("access-control-allow-origin", origin);
    headers.set("access-control-expose-headers", responseHeaders.join(", "));
  }
  return new Response(response.body, { status: response.status, headers });
}
