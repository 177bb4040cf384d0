import type { Handler } from "@jubilee/backend/backend.types";
import { isLoopbackName } from "@jubilee/backend/pages/loopback";

/**
 * Leads whoever opens a page of this machine by another of its names (`localhost` for `127.0.0.1`) to the
 * one that the installation goes by: the backend answers browsers of that origin alone, so that nobody
 * could sign in at the other. Only where the port is the same, else a proxy that hides the name would
 * lead in a circle.
 */
export function keepOneAddress(siteUrl: string, site: Handler): Handler {
  const own = new URL(siteUrl);
  if (!isLoopbackName(own.hostname)) return site;
  return (request, context) => {
    const { hostname, port, pathname, search } = new URL(request.url);
    const isElsewhere = hostname !== own.hostname && isLoopbackName(hostname) && port === own.port;
    const isPage =
      request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
    if (!isElsewhere || !isPage) return site(request, context);
    return Promise.resolve(
      new Response(null, {
        status: 307,
        headers: { location: own.origin + pathname + search, "cache-control": "no-store" },
      }),
    );
  };
}
