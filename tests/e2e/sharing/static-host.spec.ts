import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createIndexPage } from "@jubilee/portal/server/index-page";
import { plainPage, securityHeaders } from "@jubilee/portal/server/security-headers";
import { freePort } from "../../support/product.ts";
import { expect, test } from "../steps/journey.ts";
import { clientOf, rowsOf } from "../steps/planner-client.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};

/** What a static host does: files, the portal for all other addresses, and one rewrite. */
async function startStaticHost(backend: string): Promise<{ url: string; server: Server }> {
  const index = createIndexPage(readFileSync(join(root, "apps/portal/dist/index.html"), "utf8"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const text = index.render({
    siteUrl: backend,
    supabaseUrl: backend,
    publishableKey: "sb_publishable_static",
    productName: "Jubilee",
    testMode: true,
    release: "0.1.0",
    takesPayments: true,
    captchaSiteKey: null,
  });
  const policy = { supabaseOrigin: backend, isHttps: false };
  const headers = securityHeaders({ ...plainPage, inlineScripts: index.inlineScripts }, policy);
  const fileAt = (path: string) =>
    path.startsWith("/embed/")
      ? join(root, "packages/widgets/dist", path)
      : join(root, "apps/portal/dist", path);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? "/", url);
    if (/^\/(functions|storage)\/v1\//.test(pathname)) {
      const body = new Uint8Array(await buffer(request));
      const passed = await fetch(backend + pathname + search, {
        method: request.method ?? "GET",
        headers: {
          "content-type": request.headers["content-type"] ?? "text/plain",
          "accept-language": request.headers["accept-language"] ?? "",
        },
        ...(request.method === "POST" && { body }),
      });
      response.writeHead(passed.status, {
        "content-type": passed.headers.get("content-type") ?? "",
      });
      response.end(Buffer.from(await passed.arrayBuffer()));
      return;
    }
    const [extension = ""] = /[^.]+$/.exec(pathname) ?? [];
    if (/\.\w+$/.test(pathname)) {
      response.writeHead(200, { "content-type": types[extension] ?? "application/octet-stream" });
      response.end(readFileSync(fileAt(pathname)));
      return;
    }
    response.writeHead(200, { ...headers, "content-type": "text/html; charset=utf-8" });
    response.end(text);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url, server };
}

test("on a static host alone a guest reads the event, asks for their link and replies", async ({
  page,
  product,
}) => {
  const client = await clientOf(product);
  const { data } = await client.auth.getUser();
  const event = rowsOf<{ id: string; name: string }>(
    await client
      .from("events")
      .insert({
        user_id: data.user?.id,
        name: "Lanterns on the quay",
        status: "published",
        start_local: "2040-06-01T18:00",
        end_local: "2040-06-01T23:00",
        time_zone: "Europe/Berlin",
        event_type_id: "family-type-1",
        rsvp_enabled: true,
      })
      .select("id, name")
      .single(),
  );
  const { token } = rowsOf<{ token: string }>(
    await client.rpc("create_share_link", {
      event_id_param: event.id,
      kind_param: "event_info_view",
    }),
  );
  const host = await startStaticHost(product.url);
  // Whoever is faster than the page's script loses nothing.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/embed/pages/page.js*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${host.url}/event-info-view/${token}?lang=de`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(event.name);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  await page.getByRole("button", { name: "Meine Antwort" }).click();
  const find = page.getByRole("dialog");
  await find.getByLabel("Name").fill("Nobody Known");
  await find.getByLabel("E-Mail").fill("nobody@jubilee.example");
  await find.getByRole("button", { name: "Link zuschicken" }).click();
  release();
  await expect(find.getByRole("status")).toContainText("unterwegs");
  await page.keyboard.press("Escape");

  const reply = page.locator("jubilee-rsvp");
  await reply.getByRole("radio").first().check();
  await reply.getByLabel("Name").first().fill("Ada Statisch");
  await reply.getByLabel("E-Mail").first().fill("ada@jubilee.example");
  await reply.getByRole("button", { name: "Antwort senden" }).click();
  await expect(reply).toContainText("Ada");
  host.server.close();
});
