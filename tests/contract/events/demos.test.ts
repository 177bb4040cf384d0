import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenedDemo } from "@jubilee/core/events/demos.types";
import { demos } from "@jubilee/core/events/demos.rules";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** As whoever comes from this address. */
const ask = (demo: string, from = "192.0.2.1") =>
  shop.call("POST", "/functions/v1/demo-opening", { demo }, { "x-forwarded-for": from });

async function open(demo: string, from?: string): Promise<OpenedDemo> {
  const answer = await ask(demo, from);
  expect(answer.status, await answer.clone().text()).toBe(201);
  const opened: OpenedDemo = await answer.json();
  return opened;
}

const countOf = async (sql: string, values: unknown[] = []) =>
  Number((await shop.one<{ count: string }>(sql, values)).count);

const readyOf = (demo: string) =>
  countOf("select count(*) from private.sandboxes where demo = $1 and opened_at is null", [demo]);

async function figuresOf(eventId: string): Promise<[string, string][]> {
  const figures = await shop.one<Record<string, string>>(
    `select (select count(*) from public.event_guests where event_id = $1::uuid) as guests,
      (select count(*) from public.rsvps where event_id = $1::uuid) as answers,
      (select count(*) from public.tasks where event_id = $1::uuid and state = 'done') as done,
      (select count(*) from public.activities where event_id = $1::uuid) as programme,
      (select count(*) from public.thread_messages m join public.threads t on t.id = m.thread_id where t.event_id = $1::uuid) as said,
      (select count(*) from public.polls where event_id = $1::uuid) as polls,
      (select count(*) from public.announcements where event_id = $1::uuid and state = 'sent') as news`,
    [eventId],
  );
  return Object.entries(figures);
}

/** How long opening took, in milliseconds. */
async function timed(demo: string): Promise<number> {
  const before = performance.now();
  await open(demo);
  return performance.now() - before;
}

it("each of the twelve opens as a whole event, and no more are made in a minute for all together", async () => {
  await shop.atOneMoment(async () => {
    for (const { name } of demos) {
      const { eventId, guestPage, eventName } = await open(name);
      expect(eventName).not.toBe("");
      expect(guestPage).toMatch(/^\/event-info-view\//);
      for (const [what, count] of await figuresOf(eventId))
        expect(Number(count), `${what} of ${name}`).toBeGreaterThan(0);
    }
    for (const { name } of demos) await open(name, "192.0.2.2");
    const refused = await ask("school-demo", "192.0.2.3");
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain("ready in a minute or two");
  });
  shop.advance(61_000);
  await open("school-demo", "192.0.2.3");
}, 240_000);

it("stands ready for whoever reads what it is, once", async () => {
  const read = async () => {
    const answer = await shop.call("POST", "/functions/v1/demo-opening", {
      demo: "club-demo",
      ahead: true,
    });
    expect(await answer.json()).toEqual({ isReady: true });
  };
  expect(await readyOf("club-demo")).toBe(0);
  await read();
  await read();
  expect(await readyOf("club-demo")).toBe(1);
  await open("club-demo");
  expect(await readyOf("club-demo")).toBe(0);
}, 60_000);

it("stands ready after that, and each visitor has a copy of their own", async () => {
  await shop.functions.runJobs(true);
  await shop.functions.runJobs(true);
  expect(await countOf("select count(*) from private.sandboxes where opened_at is null")).toBe(2);
  const { demo } = await shop.one<{ demo: string }>(
    "select demo from private.sandboxes where opened_at is null limit 1",
  );
  const before = await readyOf(demo);
  const [one, two] = [await open(demo), await open(demo)];
  expect(one.id).not.toBe(two.id);
  expect(one.email).not.toBe(two.email);
  expect(before).toBeGreaterThan(0);
});

it("opens in a fraction of what making one takes, where one stands ready", async () => {
  shop.advance(3_600_000);
  await shop.backend.query("delete from private.sandboxes where opened_at is null");
  const made = await timed("social-demo");
  await shop.backend.query(
    "update private.sandboxes set opened_at = null where demo = 'social-demo'",
  );
  expect(await timed("social-demo")).toBeLessThan(made / 4);
});

it("keeps one of each ready before anybody has opened it", async () => {
  // However long the run's PostgreSQL has been there.
  const settle = (hasSettled: boolean) =>
    shop.backend.query(
      `create or replace function private.has_settled() returns boolean language sql as 'select ${hasSettled}'`,
    );
  await settle(false);
  await shop.backend.query("delete from private.demo_openings");
  await shop.backend.query("delete from private.sandboxes");
  await shop.functions.runJobs(true);
  expect(await readyOf("school-demo"), "a server that has just started").toBe(0);
  await settle(true);
  await shop.functions.runJobs(true);
  await shop.functions.runJobs(true);
  expect([await readyOf("school-demo"), await readyOf("family-demo")]).toEqual([1, 1]);
  shop.advance(3_600_000);
});

it("sends no mail and makes no work that could, whoever acts in it", async () => {
  const { eventId, guestPage } = await open("school-demo");
  const token = guestPage.split("/").at(-1) ?? "";
  const earlier = (await shop.outbox.list()).length;
  const answered = await shop.call("POST", `rsvp/${token}`, {
    answer: "yes",
    partySize: 1,
    note: null,
    name: "Vera Real",
    email: "vera@real-people.org",
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answered.ok, await answered.clone().text()).toBe(true);
  const { user_id } = await shop.one<{ user_id: string }>(
    "select user_id from private.sandboxes where event_id = $1::uuid",
    [eventId],
  );
  await shop.backend.query(
    "update public.events set start_local = start_local + interval '7 days', end_local = end_local + interval '7 days' where id = $1::uuid",
    [eventId],
  );
  await shop.one(
    `with who as (select set_config('request.jwt.claims', $1, true))
     select public.send_event_notice($2::uuid, 'We meet elsewhere.') from who`,
    [JSON.stringify({ sub: user_id, role: "authenticated" }), eventId],
  );
  await shop.functions.runJobs();
  await shop.functions.runJobs();
  expect((await shop.outbox.list()).slice(earlier).map(({ to }) => to)).toEqual([]);
  expect(
    await countOf(
      "select count(*) from public.mail_deliveries where event_id = $1::uuid and reason = 'demo'",
      [eventId],
    ),
  ).toBeGreaterThan(0);
});

it("knows no other demo, and refuses who asks and asks", async () => {
  expect((await ask("nothing-demo")).status).toBe(404);
  const answers = [];
  for (let n = 0; n < 240; n++) answers.push((await ask("nothing-demo")).status);
  expect(answers.at(-1)).toBe(429);
  shop.advance(3_600_000);
});

it("is gone with all that was in it once its day is over", async () => {
  const { id, eventId } = await open("military-demo");
  await shop.backend.query("update private.sandboxes set ends_at = now() where id = $1::uuid", [
    id,
  ]);
  await shop.functions.runJobs(true);
  for (const [table, column] of [
    ["private.sandboxes", "event_id"],
    ["public.events", "id"],
    ["public.orders", "event_id"],
    ["public.event_guests", "event_id"],
  ])
    expect(
      await countOf(`select count(*) from ${table} where ${column} = $1::uuid`, [eventId]),
    ).toBe(0);
});
