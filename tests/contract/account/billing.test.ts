import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drivers } from "../support/drivers.ts";
import { openShop, type Shop } from "../support/shop.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };

describe.each(drivers)("paid months on $driver", ({ address }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(address);
  });
  afterAll(() => shop.close());

  async function pay(userId: string, plan: string, action = "pay"): Promise<void> {
    const returnUrl = `${shop.backend.options.siteUrl}/account-settings`;
    const asked = await shop.callAs(userId, "/functions/v1/plan-checkout", { plan, returnUrl });
    expect(asked.status).toBe(200);
    const { redirectUrl }: { redirectUrl: string } = await asked.json();
    const { pathname } = new URL(redirectUrl);
    expect((await shop.call("POST", pathname, `action=${action}`, form)).status).toBe(303);
  }

  const standing = (userId: string) =>
    shop.one<{ plan: string; status: string; label: string | null; next: string | null }>(
      `select s.plan_type as plan, b.status, b.method_label as label, b.next_plan_type as next
       from public.subscriptions s join public.plan_billing b using (user_id)
       where s.user_id = $1::uuid`,
      [userId],
    );

  const monthIsOver = (userId: string) =>
    shop.backend.query(
      `update public.plan_billing set period_start = now() - interval '1 month',
         period_end = now() - interval '1 minute', next_attempt_at = now() - interval '1 minute'
       where user_id = $1::uuid`,
      [userId],
    );

  const mailsTo = async (userId: string) => {
    const { email } = await shop.one<{ email: string }>(
      "select email from auth.users where id = $1::uuid",
      [userId],
    );
    return (await shop.outbox.list()).filter(({ to }) => to === email).map((mail) => mail.subject);
  };

  it("renews by the kept card, with an invoice and a mail", async () => {
    const userId = await shop.addPerson();
    await pay(userId, "premium");
    expect(await standing(userId)).toMatchObject({ plan: "premium", status: "active" });
    await monthIsOver(userId);
    await shop.functions.runJobs(true);
    await shop.functions.runJobs();
    expect(await standing(userId)).toMatchObject({
      plan: "premium",
      status: "active",
      label: "Test card ending 4242",
    });
    const bills = await shop.backend.query<{ status: string; total: string }>(
      "select status, total_minor::text as total from public.invoices where user_id = $1::uuid",
      [userId],
    );
    expect(bills).toEqual([
      { status: "paid", total: "900" },
      { status: "paid", total: "900" },
    ]);
    expect((await mailsTo(userId))[0]).toMatch(/^Premium renewed, invoice TEST-/);
    await shop.functions.runJobs(true);
    const again = await shop.backend.query(
      "select 1 from public.invoices where user_id = $1::uuid",
      [userId],
    );
    expect(again).toHaveLength(2);
  });

  it("an upgrade costs the difference, and a step down waits and then renews at the lower price", async () => {
    const userId = await shop.addPerson();
    await pay(userId, "premium");
    await pay(userId, "pro");
    const [upgrade] = await shop.backend.query<{ total: string }>(
      `select total_minor::text as total from public.invoices where user_id = $1::uuid
       order by issued_at desc, number desc limit 1`,
      [userId],
    );
    expect(upgrade?.total).toBe("1500");
    await shop.backend.query(
      "update public.plan_billing set next_plan_type = 'premium' where user_id = $1::uuid",
      [userId],
    );
    await monthIsOver(userId);
    await shop.functions.runJobs(true);
    expect(await standing(userId)).toMatchObject({ plan: "premium", status: "active", next: null });
  });

  it("a card that says no makes the plan past due, and paying settles it", async () => {
    const userId = await shop.addPerson();
    await pay(userId, "premium", "pay-once");
    await monthIsOver(userId);
    await shop.functions.runJobs(true);
    await shop.functions.runJobs();
    expect(await standing(userId)).toMatchObject({ plan: "premium", status: "past_due" });
    expect((await mailsTo(userId))[0]).toBe("The payment for Premium failed");
    await pay(userId, "premium");
    expect(await standing(userId)).toMatchObject({ plan: "premium", status: "active" });
  });

  it("cancelled at the end of the month, nothing public breaks: the page still sells", async () => {
    const give = (plan: string) =>
      shop.backend.query("select private.apply_plan($1::uuid, $2, 'test')", [shop.plannerId, plan]);
    await give("free");
    await pay(shop.plannerId, "business");
    await shop.backend.query(
      "update public.plan_billing set next_plan_type = 'free' where user_id = $1::uuid",
      [shop.plannerId],
    );
    await monthIsOver(shop.plannerId);
    await shop.functions.runJobs(true);
    expect(await standing(shop.plannerId)).toMatchObject({ plan: "free", status: "ended" });
    const held = await shop.call("POST", `hold/${shop.shareToken}`, {
      items: [{ ticketTypeId: shop.ticketTypeId, quantity: 1 }],
      idempotencyKey: crypto.randomUUID(),
    });
    expect(held.status).toBe(200);
    expect(await held.json()).toMatchObject({ status: "reserved" });
    await give("business");
  });

  it("tells planners of an order as they wish, several in one mail", async () => {
    const prefs = (order: string) =>
      shop.backend.query(
        "update public.profiles set notification_prefs = jsonb_build_object('order', $2::text) where user_id = $1::uuid",
        [shop.plannerId, order],
      );
    const buyFree = async (name: string) => {
      const held = await shop.call("POST", `hold/${shop.shareToken}`, {
        items: [{ ticketTypeId: shop.freeTypeId, quantity: 1 }],
        idempotencyKey: crypto.randomUUID(),
      });
      const { orderToken }: { orderToken: string } = await held.json();
      const placed = await shop.call("POST", `order/${orderToken}/checkout`, {
        buyer: { name, email: "buyer@post.example" },
        holders: [],
        returnUrl: "http://127.0.0.1:4400/tickets",
        idempotencyKey: crypto.randomUUID(),
      });
      expect(placed.status).toBe(200);
    };
    const before = (await mailsTo(shop.plannerId)).length;
    await prefs("off");
    await buyFree("Nobody Told");
    await prefs("now");
    await buyFree("Ada Eze");
    await buyFree("Kofi Mensah");
    await shop.functions.runJobs(true);
    expect(await mailsTo(shop.plannerId)).toHaveLength(before);
    await shop.backend.query(
      "update public.notices set mail_due_at = now() where mail_due_at is not null",
    );
    await shop.functions.runJobs(true);
    await shop.functions.runJobs(true);
    const subjects = await mailsTo(shop.plannerId);
    expect(subjects).toHaveLength(before + 1);
    expect(subjects[0]).toMatch(/^2 new things at /);
  });

  it("streams a copy of one's own data, and nobody else's", async () => {
    const stranger = await shop.addPerson();
    const copyOf = async (userId: string) => {
      const response = await shop.callAs(userId, "/functions/v1/account-export", {});
      expect(response.headers.get("content-disposition")).toMatch(/attachment; filename=/);
      const copy: { data: Record<string, unknown[]> } = JSON.parse(await response.text());
      return copy.data;
    };
    const own = await copyOf(shop.plannerId);
    expect(own["events"]).toHaveLength(1);
    expect(own["profiles"]).toHaveLength(1);
    expect(JSON.stringify(own)).not.toMatch(/token_hash|customer_ref/);
    expect((await copyOf(stranger))["events"]).toEqual([]);
    const unknown = await shop.call("POST", "/functions/v1/account-export", {});
    expect(unknown.status).toBe(401);
  });
});
