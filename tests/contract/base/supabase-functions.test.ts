import { createServer, type Server } from "node:http";
import { createFront } from "@jubilee/backend/front/front";
import { handle as embed } from "@jubilee/functions/embed/handler";
import { handle as jobs } from "@jubilee/functions/jobs/handler";
import { createSupabaseDeps } from "@jubilee/functions/_shared/supabase-deps";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";
import { listenFor } from "../support/listen.ts";

let shop: Shop;
let server: Server;
let depsFor: ReturnType<typeof createSupabaseDeps>;

beforeAll(async () => {
  shop = await openShop();
  const front = createFront(shop.backend, { mailer: { send: async () => null } });
  server = createServer(listenFor((request) => front(request, { peerAddress: "127.0.0.1" })));
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  const env: Record<string, string> = {
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_ANON_KEY: shop.backend.secrets.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: shop.backend.secrets.secretKey,
    SITE_URL: shop.backend.options.siteUrl,
  };
  depsFor = createSupabaseDeps((name) => env[name]);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await shop.close();
});

async function call(handler: typeof embed, path: string, init: RequestInit = {}) {
  const request = new Request(`https://project.supabase.example${path}`, init);
  return handler(request, await depsFor(request));
}

describe("the functions over Supabase's own interfaces", () => {
  it("read and write as on the embedded backend", async () => {
    const event = await call(embed, `/embed/event/${shop.shareToken}`);
    expect(await event.json()).toMatchObject({ event: { name: "Lincoln High & friends" } });
    const hold = await call(embed, `/embed/hold/${shop.shareToken}`, {
      method: "POST",
      body: JSON.stringify({
        items: [{ ticketTypeId: shop.ticketTypeId, quantity: 1 }],
        idempotencyKey: crypto.randomUUID(),
      }),
    });
    expect(await hold.json()).toMatchObject({ status: "reserved", totalMinor: 4800 });
  });

  it("refuse with the same codes and fields", async () => {
    const missing = await call(embed, `/embed/order/${"x".repeat(32)}`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: "link_invalid" });
    const many = await call(embed, `/embed/hold/${shop.shareToken}`, {
      method: "POST",
      body: JSON.stringify({
        items: [{ ticketTypeId: shop.freeTypeId, quantity: 6 }],
        idempotencyKey: crypto.randomUUID(),
      }),
    });
    expect(many.status).toBe(409);
    expect(await many.json()).toMatchObject({ code: "sold_out", field: "items" });
  });

  it("believe nobody but the portal's server about whom it asks for", async () => {
    const addressFor = async (headers: Record<string, string>) =>
      (await depsFor(new Request("https://project.supabase.example/embed", { headers })))
        .peerAddress;
    const told = { "x-forwarded-for": "198.51.100.7", "x-visitor-address": "203.0.113.5" };
    const key = shop.backend.secrets.secretKey;
    expect(await addressFor({ ...told, authorization: `Bearer ${key}` })).toBe("203.0.113.5");
    expect(await addressFor(told)).toBe("198.51.100.7");
    expect(await addressFor({ ...told, authorization: "Bearer forged" })).toBe("198.51.100.7");
  });

  it("run jobs for the service key alone", async () => {
    const key = shop.backend.secrets.secretKey;
    const run = await call(jobs, "/jobs?chores=1", {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
    });
    expect(await run.json()).toEqual({ done: 0, failed: 0 });
    expect((await call(jobs, "/jobs", { method: "POST" })).status).toBe(403);
  });
});
