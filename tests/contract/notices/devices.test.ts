import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { plannerOf, type Planner } from "../support/planner.ts";
import { openShop, type Shop } from "../support/shop.ts";
import { openPushEndpoint, type PushEndpoint } from "./push-endpoint.ts";

let shop: Shop;
let planner: Planner;
let service: PushEndpoint;
beforeAll(async () => {
  shop = await openShop();
  planner = plannerOf(shop);
  service = await openPushEndpoint();
  // Every answer gets a place.
  await shop.backend.query("update public.events set capacity = 100 where id = $1::uuid", [
    shop.eventId,
  ]);
  await shop.backend.query(
    `update public.profiles set notification_prefs = '{"push": {"answer": true}}' where user_id = $1::uuid`,
    [shop.plannerId],
  );
});
afterAll(async () => {
  await service.close();
  await shop.close();
});

beforeEach(async () => {
  service.answers(201);
  service.arrived.length = 0;
  shop.logged.length = 0;
  await shop.backend.query("delete from public.push_subscriptions");
});

const subscribe = (endpoint: string) =>
  planner.ask<string>(
    "save_push_subscription($2, $3, $4, 'Firefox on Linux')",
    endpoint,
    service.p256dh,
    service.auth,
  );

async function answered(name: string): Promise<void> {
  const response = await shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 1,
    note: null,
    name,
    email: `${crypto.randomUUID()}@post.example`,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(response.status).toBe(200);
  await shop.functions.runJobs(true);
}

const deviceCount = async () =>
  (
    await shop.one<{ count: number }>(
      "select count(*)::int as count from public.push_subscriptions",
    )
  ).count;

it("a device is told once, sealed for it alone and signed by the key it subscribed by", async () => {
  await subscribe(service.endpoint);
  await answered("Ada Okafor");
  await shop.functions.runJobs(true);
  const asked = await shop.callAs(shop.plannerId, "/functions/v1/push-key", {});
  const { publicKey } = (await asked.json()) as { publicKey: string };
  expect(service.arrived).toEqual([
    {
      key: publicKey,
      audience: new URL(service.endpoint).origin,
      notice: {
        title: expect.stringMatching(/\S/),
        body: expect.stringContaining("Ada Okafor"),
        path: expect.stringContaining(shop.eventId),
        tag: `answer:${shop.eventId}`,
      },
    },
  ]);
});

it("a locked screen shows no address and no number, not of those either who go by them", async () => {
  await subscribe(service.endpoint);
  await answered("kofi@post.example");
  await answered("+49 30 901820-12");
  expect(service.arrived).toHaveLength(2);
  for (const { notice } of service.arrived) {
    expect(JSON.stringify(notice)).not.toMatch(/@|post\.example|901820/);
    expect(JSON.stringify(notice)).toContain("…");
  }
});

it("the key is told to nobody who is not signed in", async () => {
  const { status } = await shop.call("POST", "/functions/v1/push-key", {});
  expect(status).toBe(401);
});

it("a device that its push service has forgotten is forgotten", async () => {
  await subscribe(service.endpoint);
  service.answers(410);
  await answered("Bo Lind");
  expect(service.arrived).toHaveLength(1);
  expect(await deviceCount()).toBe(0);
});

it("a push service that is out of order ends nothing, and nobody is told twice", async () => {
  await subscribe(service.endpoint);
  service.answers(503);
  await answered("Cy Young");
  service.answers(201);
  await shop.functions.runJobs(true);
  expect(service.arrived).toHaveLength(1);
  expect(await deviceCount()).toBe(1);
  expect(shop.logged).toContain("A device could not be told.");
});

it.each(["http://10.0.0.1/x", "http://169.254.169.254/latest", "http://[fd00::1]/x"])(
  "nothing is sent to %s, which is not on the open internet",
  async (endpoint) => {
    await subscribe(endpoint);
    await answered("Dee Dee");
    expect(shop.logged).toContain("A device could not be told.");
    expect(service.arrived).toEqual([]);
  },
);

it("what happens in quiet hours waits for their end", async () => {
  await subscribe(service.endpoint);
  await shop.backend.query(
    `update public.profiles set time_zone = 'UTC', notification_prefs = jsonb_build_object('push', '{"answer": true}'::jsonb, 'quiet',
       jsonb_build_object('from', to_char(now() at time zone 'UTC' - interval '1 hour', 'HH24:MI'), 'to', to_char(now() at time zone 'UTC' + interval '2 hours', 'HH24:MI')))
     where user_id = $1::uuid`,
    [shop.plannerId],
  );
  await answered("Eve Mint");
  expect(service.arrived).toEqual([]);
  await shop.backend.query(
    "update public.profiles set notification_prefs = $2::jsonb where user_id = $1::uuid",
    [shop.plannerId, JSON.stringify({ push: { answer: true } })],
  );
  await shop.backend.query(
    "update public.notices set push_due_at = now() where pushed_at is null and push_due_at is not null",
  );
  await shop.functions.runJobs(true);
  expect(service.arrived).toHaveLength(1);
});
