import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.backend.query("insert into public.administrators (user_id) values ($1::uuid)", [
    await shop.addPerson(),
  ]);
});
afterAll(() => shop.close());

const form = {
  name: "Ada Byron",
  email: "ada@post.example",
  topic: "problem",
  subject: "A second host",
  message: "Two people plan.\n<script>alert(1)</script>",
  page: "/manage-events",
};
const path = "/functions/v1/contact";
let keys = 0;
const filled = (change: object = {}) => ({
  ...form,
  submitKey: `submit-${(keys += 1)}`,
  ...change,
});
const countRequests = async () =>
  (await shop.one<{ count: number }>("select count(*)::int as count from public.support_requests"))
    .count;

describe("the contact form", () => {
  it("is stored once, mailed to the operator with a way to reply, and receipted without its words", async () => {
    const body = filled();
    const first = await shop.call("POST", path, body);
    expect(first.status).toBe(201);
    const { reference }: { reference: string } = await first.json();
    expect(reference).toMatch(/^S-[0-9A-Z]{3}-[0-9A-Z]{4}$/);
    expect(await (await shop.call("POST", path, body)).json()).toMatchObject({ reference });
    expect(await countRequests()).toBe(1);

    await shop.functions.runJobs();
    const mails = await shop.outbox.list();
    expect(mails).toHaveLength(2);
    const receipt = mails.find(({ to }) => to === form.email);
    const arrived = mails.find(({ to }) => to !== form.email);
    expect(receipt?.subject).toContain(reference);
    expect(receipt?.html).not.toContain("Two people plan");
    expect(arrived?.subject).toContain("A second host");
    expect(arrived?.html).toContain("Two people plan");
    expect(arrived?.html).not.toContain("<script");
  });

  it.each([
    [{ email: "ada@" }, "email"],
    [{ topic: "praise" }, "topic"],
    [{ message: "  " }, "message"],
    [{ name: "n".repeat(121) }, "name"],
  ])("%j is refused at its field", async (change, field) => {
    const response = await shop.call("POST", path, filled(change));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ field });
  });

  it("knows who is signed in", async () => {
    const response = await shop.callAs(shop.plannerId, path, filled({ email: "p@post.example" }));
    expect(response.status).toBe(201);
    const { priority } = await shop.one<{ priority: boolean }>(
      "select priority from public.support_requests where user_id = $1::uuid",
      [shop.plannerId],
    );
    expect(priority).toBe(true);
  });

  it("keeps nothing of a machine that fills in every field", async () => {
    const before = await countRequests();
    const response = await shop.call("POST", path, filled({ website: "https://spam.example" }));
    expect(response.status).toBe(200);
    expect(await countRequests()).toBe(before);
  });

  it("writes to one address five times an hour at most, so that nobody is flooded", async () => {
    const send = () => shop.call("POST", path, filled({ email: "victim@post.example" }));
    for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: "too_many_requests" });
  });
});
