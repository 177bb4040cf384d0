import { signedHeader } from "@jubilee/functions/_shared/payments/webhook-signature";
import type { CheckoutResult, OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drivers } from "../support/drivers.ts";
import { openShop, type Shop } from "../support/shop.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

describe.each(drivers)("payments on $driver", ({ address }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(address);
  });
  afterAll(() => shop.close());

  async function hold(quantity: number, ticketTypeId = shop.ticketTypeId): Promise<OrderView> {
    const response = await shop.call("POST", `hold/${shop.shareToken}`, {
      items: [{ ticketTypeId, quantity }],
      idempotencyKey: crypto.randomUUID(),
    });
    expect(response.status).toBe(200);
    return response.json();
  }

  async function checkout(order: OrderView, key: string = crypto.randomUUID()) {
    const response = await shop.call(
      "POST",
      `order/${order.orderToken}/checkout`,
      {
        buyer: { name: "Søren Ætterhøi", email: "soren@post.example" },
        holders: ["", "ياسمين العبّاسي"],
        returnUrl: "http://localhost:4401/tickets?page=2",
        idempotencyKey: key,
      },
      { origin: "http://localhost:4401" },
    );
    expect(response.status).toBe(200);
    const result: CheckoutResult = await response.json();
    return { ...result, path: new URL(result.redirectUrl ?? "http://none").pathname };
  }

  async function buy(quantity: number): Promise<OrderView> {
    const held = await hold(quantity);
    const { path } = await checkout(held);
    expect((await shop.call("POST", path, "action=pay", form)).status).toBe(303);
    return view(held);
  }

  const view = async (order: OrderView): Promise<OrderView> =>
    (await shop.call("GET", `order/${order.orderToken}`)).json();

  async function sendWebhook(
    session: Record<string, unknown>,
    change: { id?: string; type?: string; atMs?: number; secret?: string; body?: string } = {},
  ): Promise<Response> {
    const body = JSON.stringify({
      id: change.id ?? `evt_${crypto.randomUUID()}`,
      object: "event",
      type: change.type ?? "checkout.session.completed",
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      data: { object: session },
    });
    const at = Math.floor((change.atMs ?? Date.now()) / 1000);
    const secret = change.secret ?? shop.backend.secrets.webhookSecret;
    return shop.call("POST", "/functions/v1/payments-webhook", change.body ?? body, {
      "stripe-signature": await signedHeader(body, secret, at),
    });
  }

  const paidSession = (id: string, amount: number, currency = "usd") => ({
    id,
    object: "checkout.session",
    payment_status: "paid",
    payment_intent: id.replace("cs_", "pi_"),
    amount_total: amount,
    currency,
    metadata: {},
  });

  it("pays on the test page and comes back with tickets and a mail", async () => {
    const held = await hold(2);
    expect(held).toMatchObject({ status: "reserved", totalMinor: 9600, testMode: true });
    const { order, path } = await checkout(held);
    expect(order.status).toBe("awaiting_payment");
    const page = await shop.call("GET", path);
    const text = await page.text();
    expect(text).toContain("Test mode");
    expect(text).toContain("Lincoln High &amp; friends");
    expect(text).toContain("$96.00");
    expect(page.headers.get("content-security-policy")).toContain(
      "form-action 'self' http://localhost:4401",
    );

    const asGerman = { "accept-language": "de-AT,de;q=0.8" };
    const german = await (await shop.call("GET", path, undefined, asGerman)).text();
    expect(german).toContain('<html lang="de" dir="ltr">');
    expect(german).toMatch(/Testmodus: Es fließt kein Geld[\s\S]*Summe[\s\S]*bezahlen<\/button/);
    expect(german).not.toMatch(/Total|Cancel|You are paying/);

    const paid = await shop.call("POST", path, "action=pay", form);
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
    expect(mail?.text).toContain(done.tickets[0]?.number);
    expect(mail?.attachments?.map(({ contentType }) => contentType)).toEqual([
      "image/png",
      "image/png",
      "text/calendar; charset=utf-8; method=PUBLISH",
      "application/pdf",
    ]);
    expect(await shop.functions.runJobs()).toEqual({ done: 0, failed: 0 });
  });

  it("paying twice, a duplicate event and a second checkout make nothing more", async () => {
    const held = await hold(1);
    const key = crypto.randomUUID();
    const first = await checkout(held, key);
    const second = await checkout(held, key);
    expect(second.redirectUrl).toBe(first.redirectUrl);
    const paths = [first.path, first.path];
    const answers = await Promise.all(
      paths.map((path) => shop.call("POST", path, "action=pay", form)),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const id = `evt_${crypto.randomUUID()}`;
    const session = paidSession(first.path.split("/").at(-1) ?? "", 4800);
    expect((await sendWebhook(session, { id })).status).toBe(200);
    expect((await sendWebhook(session, { id })).status).toBe(200);
    const done = await view(held);
    expect(done).toMatchObject({ status: "completed" });
    expect(done.tickets).toHaveLength(1);
  });

  it("refuses forged, old, changed and unsigned webhooks", async () => {
    const held = await hold(1);
    const { path } = await checkout(held);
    const session = paidSession(path.split("/").at(-1) ?? "", 4800);
    const tries = [
      await sendWebhook(session, { secret: "whsec_somebody_else" }),
      await sendWebhook(session, { atMs: Date.now() - 301_000 }),
      await sendWebhook(session, { body: JSON.stringify({ ...session, id: "evt_other" }) }),
      await shop.call("POST", "/functions/v1/payments-webhook", session),
    ];
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect((await view(held)).status).toBe("awaiting_payment");
    expect((await sendWebhook(session)).status).toBe(200);
    expect((await view(held)).status).toBe("completed");
  });

  it.each([
    ["a wrong amount", 4799, "usd"],
    ["a wrong currency", 4800, "eur"],
  ])("%s completes nothing and asks for attention", async (_what, amount, currency) => {
    const held = await hold(1);
    const { path } = await checkout(held);
    const session = paidSession(path.split("/").at(-1) ?? "", amount, currency);
    expect((await sendWebhook(session)).status).toBe(200);
    expect(await view(held)).toMatchObject({ status: "awaiting_payment", tickets: [] });
    const row = await shop.one<{ needs_attention: string }>(
      "select needs_attention from public.orders where code = $1",
      [held.code],
    );
    expect(row.needs_attention).toBe("The payment is not what was asked for");
    await shop.call("DELETE", `order/${held.orderToken}`);
  });

  it("takes events out of order: expired after paid changes nothing", async () => {
    const held = await hold(1);
    const { path } = await checkout(held);
    const session = paidSession(path.split("/").at(-1) ?? "", 4800);
    await sendWebhook(session);
    await sendWebhook(session, { type: "checkout.session.expired" });
    expect((await view(held)).status).toBe("completed");
  });

  it("asks the provider when no webhook came", async () => {
    const held = await hold(1);
    const { path } = await checkout(held);
    const ref = path.split("/").at(-1) ?? "";
    await shop.backend.query("update test_payments.checkouts set status = 'paid' where id = $1", [
      ref,
    ]);
    await shop.backend.query(
      "update public.payments set created_at = now() - interval '3 minutes' where provider_ref = $1",
      [ref],
    );
    await shop.functions.runJobs(true);
    expect((await view(held)).status).toBe("completed");
  });

  it("gives the money of a second payment back by itself", async () => {
    const held = await hold(1);
    const first = await checkout(held);
    const second = await checkout(held);
    expect(second.path).not.toBe(first.path);
    for (const { path } of [first, second]) await shop.call("POST", path, "action=pay", form);
    await shop.functions.runJobs();
    await shop.functions.runJobs();
    const done = await view(held);
    expect(done.status).toBe("completed");
    expect(done.tickets.map(({ status }) => status)).toEqual(["valid"]);
    const refund = await shop.one<{ status: string; reason: string; amount: string }>(
      `select r.status, r.reason, r.amount_minor::text as amount
         from public.refunds r join public.orders o on o.id = r.order_id where o.code = $1`,
      [held.code],
    );
    expect(refund).toEqual({ status: "done", reason: "Paid twice", amount: "4800" });
  });

  it("gives late money its tickets when they are still there", async () => {
    const held = await hold(1);
    const { path } = await checkout(held);
    await shop.backend.query(
      "update public.orders set hold_expires_at = now() - interval '1 second' where code = $1",
      [held.code],
    );
    await shop.functions.runJobs(true);
    expect((await view(held)).status).toBe("expired");
    await shop.call("POST", path, "action=pay", form);
    expect((await view(held)).status).toBe("completed");
  });

  it("closes the payment page after thirty minutes", async () => {
    const held = await hold(1);
    const { path } = await checkout(held);
    shop.advance(31 * 60_000);
    const page = await shop.call("GET", path);
    expect(await page.text()).toContain("Your reservation has ended");
    const late = await shop.call("POST", path, "action=pay", form);
    expect(late.status).toBe(200);
    expect((await view(held)).status).toBe("awaiting_payment");
    shop.advance(-31 * 60_000);
    await shop.call("DELETE", `order/${held.orderToken}`);
  });

  it("declines without losing the order, cancels back to the page", async () => {
    const held = await hold(1);
    const { path } = await checkout(held);
    const declined = await shop.call("POST", path, "action=decline", form);
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain("nothing was taken");
    const cancelled = await shop.call("POST", path, "action=cancel", form);
    expect(cancelled.status).toBe(303);
    expect(cancelled.headers.get("location")).toContain("jubilee_order=");
    const foreign = await shop.call("POST", path, "action=pay", {
      ...form,
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(404);
    expect((await view(held)).status).toBe("awaiting_payment");
    await shop.call("DELETE", `order/${held.orderToken}`);
  });

  it("reads no more of a form than a form has", async () => {
    const held = await hold(1);
    const { path } = await checkout(held);
    const route = shop.functions.routes.find(([prefix]) => prefix === "/pay/test");
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 64_000;
        controller.enqueue(new Uint8Array(64_000));
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: endless,
      duplex: "half",
    };
    const request = new Request(new URL(path, shop.backend.options.siteUrl), init);
    expect((await route?.[1](request, { peerAddress: "127.0.0.1" }))?.status).toBe(404);
    expect(sent).toBeLessThan(400_000);
    expect((await view(held)).status).toBe("awaiting_payment");
    await shop.call("DELETE", `order/${held.orderToken}`);
  });

  it("gives a free order its tickets at once", async () => {
    const { order, redirectUrl } = await checkout(await hold(1, shop.freeTypeId));
    expect(redirectUrl).toBeNull();
    expect(order.status).toBe("completed");
  });

  describe("refunds", () => {
    const orderId = async (order: OrderView) =>
      (await shop.one<{ id: string }>("select id from public.orders where code = $1", [order.code]))
        .id;

    it("gives back a part, then the rest, and no more", async () => {
      const bought = await buy(1);
      const id = await orderId(bought);
      const path = "/functions/v1/order-refund";
      const part = await shop.callAs(shop.plannerId, path, {
        orderId: id,
        amountMinor: 800,
        reason: "Came late",
      });
      expect(part.status).toBe(200);
      expect((await view(bought)).status).toBe("partially_refunded");
      const rest = await shop.callAs(shop.plannerId, path, { orderId: id, reason: null });
      expect(await rest.json()).toMatchObject({ amountMinor: 4000, currency: "USD" });
      const after = await view(bought);
      expect(after.status).toBe("refunded");
      expect(after.tickets[0]?.status).toBe("refunded");
      const again = await shop.callAs(shop.plannerId, path, { orderId: id, reason: null });
      expect(again.status).toBe(409);
      await shop.functions.runJobs();
      const subjects = (await shop.outbox.list()).map(({ subject }) => subject);
      expect(subjects).toContain("$8.00 refunded: Lincoln High & friends");
      expect(subjects).toContain("$40.00 refunded: Lincoln High & friends");
    });

    it("is nobody's but the planner's", async () => {
      const id = await orderId(await buy(1));
      const path = "/functions/v1/order-refund";
      const stranger = await shop.callAs(await shop.addPerson(), path, { orderId: id });
      expect(stranger.status).toBe(404);
      expect((await shop.call("POST", path, { orderId: id })).status).toBe(401);
      const owner = await shop.callAs(shop.plannerId, path, { orderId: id });
      expect(owner.status).toBe(200);
    });
  });

  describe("plans", () => {
    const path = "/functions/v1/plan-checkout";
    const returnUrl = "http://127.0.0.1:4400/dashboard";
    const planOf = async (userId: string) => {
      const [row] = await shop.backend.query<{ plan_type: string }>(
        "select plan_type from public.subscriptions where user_id = $1::uuid",
        [userId],
      );
      return row?.plan_type ?? "free";
    };

    it("raises the plan when it is paid, not before, at the listed price", async () => {
      const userId = await shop.addPerson();
      const response = await shop.callAs(userId, path, {
        plan: "pro",
        returnUrl,
        amountMinor: 1,
      });
      expect(response.status).toBe(200);
      const { redirectUrl }: { redirectUrl: string } = await response.json();
      const page = new URL(redirectUrl).pathname;
      expect(await (await shop.call("GET", page)).text()).toContain("€24.00");
      expect(await planOf(userId)).toBe("free");
      const paid = await shop.call("POST", page, "action=pay", form);
      expect(paid.headers.get("location")).toBe(returnUrl);
      expect(await planOf(userId)).toBe("pro");
    });

    it.each([
      [{ plan: "free", returnUrl }, "plan"],
      [{ plan: "gold", returnUrl }, "plan"],
      [{ plan: "pro", returnUrl: "https://evil.example/" }, "returnUrl"],
      [{ plan: "pro", returnUrl: "javascript:alert(1)" }, "returnUrl"],
    ])("refuses %j by naming %s", async (body, field) => {
      const response = await shop.callAs(shop.plannerId, path, body);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: "invalid_input", field });
    });

    it("needs somebody who is signed in", async () => {
      expect((await shop.call("POST", path, { plan: "pro", returnUrl })).status).toBe(401);
    });
  });
});
