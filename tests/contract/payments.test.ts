import type { CheckoutResult, OrderView } from "@jubilee/core/public-event/types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function hold(quantity: number): Promise<OrderView> {
  const response = await shop.call("POST", `hold/${shop.shareToken}`, {
    items: [{ ticketTypeId: shop.ticketTypeId, quantity }],
    idempotencyKey: crypto.randomUUID(),
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function checkout(order: OrderView): Promise<CheckoutResult> {
  const response = await shop.call("POST", `order/${order.orderToken}/checkout`, {
    buyer: { name: "Søren Ætterhøi", email: "soren@post.example" },
    holders: ["", "ياسمين العبّاسي"],
    returnUrl: "http://localhost:4401/tickets?page=2",
    idempotencyKey: crypto.randomUUID(),
  });
  expect(response.status).toBe(200);
  return response.json();
}

const view = async (order: OrderView): Promise<OrderView> =>
  (await shop.call("GET", `order/${order.orderToken}`)).json();

describe("from a hold to tickets", () => {
  it("pays on the test page and comes back with tickets and a mail", async () => {
    const held = await hold(2);
    expect(held).toMatchObject({ status: "reserved", totalMinor: 9600, testMode: true });
    const { order, redirectUrl } = await checkout(held);
    expect(order.status).toBe("awaiting_payment");
    const path = new URL(redirectUrl ?? "").pathname;
    const page = await shop.call("GET", path);
    const text = await page.text();
    expect(text).toContain("Test mode");
    expect(text).toContain("Lincoln High &amp; friends");
    expect(text).toContain("$96.00");

    const paid = await shop.call("POST", path, "action=pay", {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(paid.status).toBe(303);
    expect(paid.headers.get("location")).toBe(
      `http://localhost:4401/tickets?page=2&jubilee_order=${order.orderToken}`,
    );
    const done = await view(held);
    expect(done.status).toBe("completed");
    expect(done.tickets.map(({ holderName }) => holderName)).toEqual([
      "Søren Ætterhøi",
      "ياسمين العبّاسي",
    ]);

    expect(await shop.functions.runJobs()).toEqual({ done: 1, failed: 0 });
    const [mail] = await shop.outbox.list();
    expect(mail?.to).toBe("soren@post.example");
    expect(mail?.subject).toBe("Your tickets for Lincoln High & friends");
    expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual([
      "image/png",
      "image/png",
      "text/calendar; charset=utf-8; method=PUBLISH",
    ]);
  });
});
