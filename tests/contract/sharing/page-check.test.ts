import { createServer, type Server } from "node:http";
import { createPageOpener } from "@jubilee/functions/_shared/open-page";
import type { PageReport } from "@jubilee/core/sharing/page-check.types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
let host: Server;
let origin: string;
let linkId: string;
let pages: Record<string, { status?: number; headers?: Record<string, string>; html?: string }>;

beforeAll(async () => {
  shop = await openShop();
  const site = shop.backend.options.siteUrl;
  const token = await shop.linkFor(["https://alumni.example"]);
  ({ id: linkId } = await shop.one<{ id: string }>(
    "select id from public.share_links where private.derive_token('share', id, 1) = $1",
    [token],
  ));
  const script = `<script type="module" src="${site}/embed/v1.js"></script>`;
  const element = `<jubilee-tickets token="${token}"><a href="${site}/x">Tickets</a></jubilee-tickets>`;
  pages = {
    "/good": { html: `<!doctype html><p>Hi</p>${script}${element}` },
    "/stripped": { html: `<div data-jubilee="tickets" data-token="${token}"></div>` },
    "/strict": {
      headers: { "content-security-policy": "script-src 'self'" },
      html: `${script}${element}`,
    },
    "/frame": { html: `<iframe src="${site}/embed/tickets/${token}"></iframe>` },
    "/broken": { html: `<jubilee-tickets token="${token}" x="<script src='` },
    "/moved": { status: 302, headers: { location: "/good" } },
    "/inside": { status: 302, headers: { location: "http://169.254.169.254/latest/meta-data" } },
    "/round": { status: 302, headers: { location: "/round" } },
  };
  host = createServer((request, response) => {
    const page = pages[request.url ?? ""] ?? { status: 404 };
    response.writeHead(page.status ?? 200, { "content-type": "text/html", ...page.headers });
    response.end(page.html ?? "");
  });
  origin = await new Promise<string>((resolve) => {
    host.listen(0, "127.0.0.1", () => {
      const address = host.address();
      resolve(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    });
  });
});
afterAll(async () => {
  await new Promise((resolve) => host.close(resolve));
  await shop.close();
});

const ask = (userId: string, path: string, link = linkId) =>
  shop.callAs(userId, "/functions/v1/page-check", {
    linkId: link,
    address: path.startsWith("/") ? `${origin}${path}` : path,
  });

/** A link of a kind, to a thing of the planner's account. */
function linkOf(kind: string, column: string): Promise<{ id: string; token: string }> {
  const things: Record<string, string> = {
    event_id: "select $1::uuid as id",
    campaign_id: `insert into public.campaigns (account_id, name, beneficiary, cover_seed)
      select account_id, 'The roof', 'The library', 'roof' from owner returning id`,
    showcase_id: `insert into public.showcases (account_id, name, cover_seed)
      select account_id, 'All of it', 'all' from owner returning id`,
  };
  return shop.one<{ id: string; token: string }>(
    `with owner as (select account_id from public.events where id = $1::uuid),
       thing as (${things[column] ?? ""}),
       made as (
         insert into public.share_links (id, account_id, kind, token_hash, ${column})
         select fresh.id, owner.account_id, $2,
           private.hash_token(private.derive_token('share', fresh.id, 1)), thing.id
         from owner, thing, (select gen_random_uuid() as id) fresh returning id)
     select id, private.derive_token('share', id, 1) as token from made`,
    [shop.eventId, kind],
  );
}

async function codesAt(path: string): Promise<string[]> {
  const response = await ask(shop.plannerId, path);
  const report: PageReport = await response.json();
  return report.findings.map(({ code }) => code);
}

describe("a host's page, looked at by the server", () => {
  it.each([
    ["/good", ["page_answers", "widget_found", "script_found", "site_not_allowed"]],
    ["/moved", ["page_answers", "widget_found", "script_found", "site_not_allowed"]],
    ["/stripped", ["page_answers", "widget_found", "script_missing", "site_not_allowed"]],
    [
      "/strict",
      ["page_answers", "widget_found", "script_found", "policy_blocks", "site_not_allowed"],
    ],
    ["/frame", ["page_answers", "widget_found", "site_not_allowed"]],
    ["/broken", ["page_answers", "widget_missing", "site_not_allowed"]],
    ["/nothing", ["page_refuses"]],
  ])("%s is reported as %j", async (path, codes) => {
    expect(await codesAt(path)).toEqual(codes);
  });

  it.each([
    "/inside",
    "/round",
    "http://10.0.0.1/",
    "http://[fd00::1]/",
    "file:///etc/passwd",
    "not a page",
  ])("%s is refused without a look", async (path) => {
    const response = await ask(shop.plannerId, path);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "invalid_input", field: "address" });
  });

  it.each([
    ["showcase", "event_id"],
    ["embed_donation", "campaign_id"],
    ["embed_countdown", "event_id"],
    ["showcase", "showcase_id"],
    ["embed_poll", "event_id"],
  ])("finds a widget of the kind %s, by its %s", async (kind, column) => {
    const { id, token } = await linkOf(kind, column);
    const widget = kind.replace("embed_", "");
    const site = shop.backend.options.siteUrl;
    const own = `<script type="module" src="${site}/embed/v1/${widget}/${token}.js"></script>`;
    pages["/own"] = { html: `${own}<jubilee-${widget} token="${token}"></jubilee-${widget}>` };
    const report: PageReport = await (await ask(shop.plannerId, "/own", id)).json();
    expect(report.findings.map(({ code }) => code)).toEqual([
      "page_answers",
      "widget_found",
      "script_found",
      "site_allowed",
    ]);
  });

  it("has nothing to look for when a link shows no widget", async () => {
    const { id } = await linkOf("event_info_view", "event_id");
    expect((await ask(shop.plannerId, "/good", id)).status).toBe(404);
  });

  it("is for those who may see the link", async () => {
    expect((await ask(await shop.addPerson(), "/good")).status).toBeGreaterThanOrEqual(403);
    expect((await ask(shop.plannerId, "/good")).status).toBe(200);
  });

  it("opens nothing of this machine for a product on the internet", async () => {
    const open = createPageOpener("https://jubilee.example");
    await expect(open(`${origin}/good`)).rejects.toThrow("cannot be reached");
    await expect(open("http://localhost/good")).rejects.toThrow("cannot be reached");
    const local = createPageOpener("http://127.0.0.1:4400");
    expect((await local(`${origin}/good`)).status).toBe(200);
  });
});
