import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoTokens } from "@jubilee/backend/seed/demo-seed";
import { createServer, type RunningServer } from "@jubilee/backend/server/server";
import { createMadePage, type MadePage } from "./made-page.ts";
import type { PortalSettings } from "@jubilee/backend/settings/settings.types";

const folder = "packages/widgets/src/hosts";

/**
 * Serves pages of "somebody else's website" on another origin, with the demo's widgets pasted in:
 * the sample at `/`, every page of the folder at `/<name>.html`. `{{SCRIPT_ORIGIN}}`,
 * `{{PAGE_TOKEN}}`, `{{RSVP_TOKEN}}` and those of the other kinds in them are filled in.
 *
 * @returns null when none is wanted or there is no demo
 * @throws {StartError} when its port is taken
 */
export async function startHostPage(
  settings: PortalSettings,
  root: string,
  demo: DemoTokens | null,
): Promise<RunningServer | null> {
  if (settings.hostPagePort === null || !demo || !existsSync(join(root, folder))) return null;
  const pages = readPages(join(root, folder), {
    SCRIPT_ORIGIN: settings.siteUrl,
    PAGE_TOKEN: demo.page,
    RSVP_TOKEN: demo.rsvp,
    TICKETS_TOKEN: demo.tickets,
    DONATION_TOKEN: demo.donation,
    SHOWCASE_TOKEN: demo.showcase,
    COUNTDOWN_TOKEN: demo.countdown,
    POLL_TOKEN: demo.poll,
  });
  return createServer({
    host: "localhost",
    port: settings.hostPagePort,
    portVariable: "HOST_PAGE_PORT",
    backend: null,
    trustsProxy: false,
    site: async (request) => {
      const { pathname } = new URL(request.url);
      const page = pages.get(pathname === "/" ? "/sample.html" : pathname);
      if (page) return page.respond(request, { "cache-control": "no-cache" });
      return new Response("There is no such page.\n", { status: 404 });
    },
  });
}

function readPages(from: string, values: Record<string, string>): Map<string, MadePage> {
  const names = readdirSync(from).filter((name) => name.endsWith(".html"));
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(from, name), "utf8").replace(
        /\{\{(\w+)\}\}/g,
        (whole, key: string) => values[key] ?? whole,
      );
      return [`/${name}`, createMadePage(text, "text/html; charset=utf-8")];
    }),
  );
}
