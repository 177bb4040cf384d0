import type { PublicError, RsvpReceipt } from "@jubilee/core/public-event/types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "./support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const rosalind = { name: "Rosalind Grünewald", email: "rosalind@post.example" };

const answer = (change: object) =>
  shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 1,
    note: null,
    idempotencyKey: crypto.randomUUID(),
    ...rosalind,
    ...change,
  });

async function mailsTo(email: string) {
  await shop.functions.runJobs();
  return (await shop.outbox.list()).filter(({ to }) => to === email);
}

it("changes an answer only by the link that was mailed, whoever knows the name", async () => {
  const first: RsvpReceipt = await (await answer({})).json();
  const stranger = await answer({ answer: "no" });
  expect(stranger.status).toBe(409);
  const refusal: PublicError = await stranger.json();
  expect(refusal).toMatchObject({ code: "already_completed" });
  expect(refusal.message).toContain("mailed");
  const kept = await (await shop.call("GET", `rsvp/${first.personalToken}`)).json();
  expect(kept).toMatchObject({ receipt: { state: "yes" } });
  const mails = await mailsTo(rosalind.email);
  const link = mails.find(({ subject }) => subject.startsWith("Your link"));
  expect(link?.text).toContain(`/invitation/${first.personalToken}`);
});

it("tells nobody who is on the list: the same answer, the mail only to the listed address", async () => {
  const ask = async (name: string, email: string) => {
    const response = await shop.call("POST", `rsvp/${shop.shareToken}/find`, { name, email });
    const headers = [...response.headers].filter(([key]) => key !== "date");
    return JSON.stringify([response.status, headers, await response.text()]);
  };
  const before = (await mailsTo(rosalind.email)).length;
  const answers = new Set([
    await ask(rosalind.name, rosalind.email),
    await ask("Rosalinde Grunewald", "rosalin@post.example"),
    await ask("Nobody Known", "nobody@elsewhere.example"),
    await ask(rosalind.name, "eve@elsewhere.example"),
  ]);
  expect(answers.size).toBe(1);
  expect((await mailsTo(rosalind.email)).length).toBe(before + 2);
  expect(await mailsTo("rosalin@post.example")).toEqual([]);
  expect(await mailsTo("eve@elsewhere.example")).toEqual([]);
});

it("stops whoever tries a list of names", async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 21; tries += 1) {
    const body = { name: "Nobody", email: `nobody-${tries}@elsewhere.example` };
    statuses.add((await shop.call("POST", `rsvp/${shop.shareToken}/find`, body)).status);
  }
  expect(statuses).toContain(429);
});
