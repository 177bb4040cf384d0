import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function reply(email: string): Promise<void> {
  const response = await shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 1,
    note: null,
    name: `Somebody ${email}`,
    email,
    idempotencyKey: crypto.randomUUID(),
  });
  expect(response.status).toBe(200);
  await shop.functions.runJobs();
}

const mailsTo = async (email: string) =>
  (await shop.outbox.list()).filter(({ to }) => to === email);

const stateOf = (email: string) =>
  shop.one<{ states: string }>(
    "select string_agg(d.status || coalesce(' ' || d.reason, ''), ', ' order by d.created_at) as states from public.mail_deliveries d where d.email = $1",
    [email],
  );

it("a mail is noted with whose it is, and as the mail service says", async () => {
  await reply("anna@post.example");
  expect(await stateOf("anna@post.example")).toEqual({ states: "sent" });
  const [mail] = await mailsTo("anna@post.example");
  if (!mail) throw new Error("No mail went to Anna");
  await shop.functions.takeMailEvent("delivered", mail);
  expect(await stateOf("anna@post.example")).toEqual({ states: "delivered" });
  const row = await shop.one<{ kind: string; ours: boolean }>(
    "select d.kind, d.event_id = $1 as ours from public.mail_deliveries d where d.email = 'anna@post.example'",
    [shop.eventId],
  );
  expect(row).toEqual({ kind: "rsvp_confirmation", ours: true });
});

it.each(["bounced", "complained"] as const)(
  "an address that %s gets no further mail, from the next moment on",
  async (type) => {
    const email = `${type}@post.example`;
    await reply(email);
    const [mail] = await mailsTo(email);
    if (!mail) throw new Error("No mail went out");
    await shop.functions.takeMailEvent(type, mail);
    const job =
      "insert into public.jobs (kind, payload) select kind, payload from public.jobs j where j.id::text = (select d.key from public.mail_deliveries d where d.email = $1)";
    await shop.backend.query(job, [email]);
    await shop.functions.runJobs();
    expect(await mailsTo(email)).toHaveLength(1);
    const why = type === "bounced" ? "hard_bounce" : "complaint";
    expect((await stateOf(email)).states).toContain(`dropped ${why}`);
  },
);

it("a mail whose job is done again after a crash goes once", async () => {
  await reply("carl@post.example");
  await shop.backend.query(
    "update public.jobs set status = 'queued', locked_until = null, run_at = now() where id::text = (select d.key from public.mail_deliveries d where d.email = 'carl@post.example')",
  );
  await shop.functions.runJobs();
  expect(await mailsTo("carl@post.example")).toHaveLength(1);
  expect(await stateOf("carl@post.example")).toEqual({ states: "sent" });
});

it("one press ends what a planner's mail told of, until they take it back", async () => {
  const { email } = await shop.one<{ email: string }>(
    "select u.email::text as email from auth.users u where u.id = $1",
    [shop.plannerId],
  );
  const told = async (who: string) => {
    await reply(who);
    await shop.backend.query(
      "update public.notices set mail_due_at = now() where mail_due_at > now()",
    );
    await shop.functions.runJobs(true);
    return mailsTo(email);
  };
  const mails = await told("dora@post.example");
  const link = mails.at(-1)?.unsubscribe ?? "";
  const [, token = ""] = /\/notice-mails\/([\w-]+)\/mails$/.exec(new URL(link).pathname) ?? [];
  expect(mails.at(-1)?.text).toContain(`/notice-mails/${token}`);
  const press = async (wantsMail: boolean) =>
    (await shop.call("POST", `notice-mails/${token}`, { wantsMail })).json();
  expect(await press(false)).toMatchObject({
    topics: expect.arrayContaining(["answer"]),
    wantsMail: false,
  });
  expect(await told("emil@post.example")).toHaveLength(mails.length);
  expect(await press(true)).toMatchObject({ wantsMail: true });
  expect(await told("fay@post.example")).toHaveLength(mails.length + 1);
});

it("a webhook that nobody signed is refused, and stops no mail", async () => {
  const response = await shop.call("POST", "/functions/v1/mail-webhook", {
    type: "email.bounced",
    data: { email_id: "x", to: ["anna@post.example"], bounce: { type: "Permanent" } },
  });
  expect(response.status).toBe(400);
  const { count } = await shop.one<{ count: number }>(
    "select count(*)::int as count from public.mail_suppressions s where s.email = 'anna@post.example'",
  );
  expect(count).toBe(0);
});
