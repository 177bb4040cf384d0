import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer, type RunningServer } from "@jubilee/backend/server/server";
import type { DemoLinks } from "@jubilee/backend/worker/demo-links";
import { createMadePage } from "./made-page.ts";
import type { PortalSettings } from "./settings.ts";

const pagePath = "packages/widgets/src/hosts/sample.html";

/**
 * Serves a page of "somebody else's website" on another origin, with the demo's widgets pasted in.
 * `%JUBILEE_ORIGIN%`, `%RSVP_TOKEN%`, `%TICKETS_TOKEN%` and `%EVENT_TOKEN%` in it are filled in.
 *
 * @returns null when none is wanted or there is no demo
 * @throws {StartError} when its port is taken
 */
export async function startHostPage(
  settings: PortalSettings,
  root: string,
  demo: DemoLinks | null,
): Promise<RunningServer | null> {
  const path = join(root, pagePath);
  if (settings.hostPagePort === null || !demo?.event || !existsSync(path)) return null;
  const values: Record<string, string> = {
    JUBILEE_ORIGIN: settings.siteUrl,
    EVENT_TOKEN: demo.event,
    RSVP_TOKEN: demo.rsvp ?? demo.event,
    TICKETS_TOKEN: demo.tickets ?? demo.event,
  };
  const text = readFileSync(path, "utf8").replace(
    /%(\w+)%/g,
    (whole, name: string) => values[name] ?? whole,
  );
  const page = createMadePage(text, "text/html; charset=utf-8");
  return createServer({
    host: "localhost",
    port: settings.hostPagePort,
    portVariable: "HOST_PAGE_PORT",
    backend: null,
    trustsProxy: false,
    site: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/") return page.respond(request, { "cache-control": "no-cache" });
      return new Response("There is only the one page.\n", { status: 404 });
    },
  });
}
