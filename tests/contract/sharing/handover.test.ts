import type { Handover, HandoverState, TakenHandover } from "@jubilee/core/sharing/handover.types";
import type { OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seal, unseal } from "../../../packages/widgets/src/client/sealed.ts";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const take = (token: string, origin?: string) =>
  shop.call("POST", `handover/${token}/take`, undefined, origin ? { origin } : {});

it("what is held on a wide screen goes on at the phone: taken once, and unreadable to the server", async () => {
  const held: OrderView = await (
    await shop.call("POST", `hold/${shop.shareToken}`, {
      items: [{ ticketTypeId: shop.freeTypeId, quantity: 2 }],
      idempotencyKey: crypto.randomUUID(),
    })
  ).json();
  const typed = { name: "Søren Ætterhøi", email: "soren@post.example", order: held.orderToken };
  const carried = { typed, source: "club.example", copy: null };
  const { sealed, key } = await seal(carried);
  const left = await shop.call("POST", `handover/${shop.shareToken}`, { kind: "tickets", sealed });
  expect(left.status).toBe(200);
  const { handoverToken, expiresAt }: Handover = await left.json();
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(10 * 60_000);
  const { kept } = await shop.one<{ kept: string }>(
    "select to_jsonb(h)::text as kept from private.handovers h limit 1",
  );
  for (const secret of [key, "soren", held.orderToken, handoverToken]) {
    expect(kept).not.toContain(secret);
  }

  const state = async (): Promise<HandoverState> =>
    (await shop.call("GET", `handover/${handoverToken}`)).json();
  expect(await state()).toEqual({ state: "waiting" });
  const taken: TakenHandover = await (await take(handoverToken)).json();
  expect(await unseal(taken.sealed, key)).toEqual(carried);
  expect(await state()).toEqual({ state: "taken" });
  // The same order, not another one: one hold, on whichever screen.
  const there: OrderView = await (await shop.call("GET", `order/${typed.order}`)).json();
  expect(there).toMatchObject({ code: held.code, status: "reserved" });

  const again = await take(handoverToken);
  expect([again.status, await again.json()]).toEqual([
    404,
    { code: "link_invalid", message: "This link is not valid any more", field: null },
  ]);
});

it("a website that may not show the event hands nothing over and hears of nothing", async () => {
  const token = await shop.linkFor(["https://alumni.example"]);
  const { sealed } = await seal({ typed: {}, source: "", copy: null });
  const leave = (origin: string) =>
    shop.call("POST", `handover/${token}`, { kind: "tickets", sealed }, { origin });
  expect((await leave("https://elsewhere.example")).status).toBe(403);
  const { handoverToken }: Handover = await (await leave("https://alumni.example")).json();
  const look = (origin: string) =>
    shop.call("GET", `handover/${handoverToken}`, undefined, { origin });
  expect((await look("https://elsewhere.example")).status).toBe(403);
  expect((await look("https://alumni.example")).status).toBe(200);
  expect((await take(handoverToken, "https://elsewhere.example")).status).toBe(403);
  expect((await take(handoverToken, new URL(shop.backend.options.siteUrl).origin)).status).toBe(
    200,
  );
});

it.each([
  [{ kind: "tickets" }, 422, "invalid_input"],
  [{ kind: "tickets", sealed: "not sealed at all" }, 400, "invalid_input"],
  [{ kind: "everything", sealed: "c2VhbGVkLXdpdGgtYS1rZXk" }, 404, "link_invalid"],
])("%j is refused", async (body, status, code) => {
  const refused = await shop.call("POST", `handover/${shop.shareToken}`, body);
  expect(refused.status).toBe(status);
  expect(await refused.json()).toMatchObject({ code });
});
