import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function reply(token: string, email: string, change: object = {}): Promise<RsvpReceipt> {
  const response = await shop.call("POST", `rsvp/${token}`, {
    answer: "yes",
    partySize: 3,
    note: null,
    name: "Rosalind Grünewald",
    email,
    idempotencyKey: crypto.randomUUID(),
    ...change,
  });
  expect(response.status).toBe(200);
  return response.json();
}

async function newestTo(email: string) {
  await shop.functions.runJobs();
  const mail = (await shop.outbox.list()).find(({ to }) => to === email);
  if (!mail) throw new Error(`No mail went to ${email}`);
  return mail;
}

describe("mails about answers", () => {
  it("confirms, tells a place in line, and tells when a place came free", async () => {
    await reply(shop.shareToken, "rosalind@post.example");
    const token = await shop.tokenOf("rosalind@post.example");
    const confirmed = await newestTo("rosalind@post.example");
    expect(confirmed.subject).toBe("You’re coming: Lincoln High & friends");
    expect(confirmed.text).toContain("3 people will come");
    expect(confirmed.text).toContain(`/invitation/${token}`);
    expect(confirmed.attachments?.[0]?.filename).toBe("lincoln-high-friends.ics");

    const second = await reply(shop.shareToken, "tobias@post.example", { partySize: 1 });
    expect(second.state).toBe("waitlisted");
    const waiting = await newestTo("tobias@post.example");
    expect(waiting.subject).toBe("You’re on the waiting list: Lincoln High & friends");
    expect(waiting.text).toContain("number 1 in line");

    await reply(token, "rosalind@post.example", { answer: "no" });
    await shop.functions.runJobs();
    const all = (await shop.outbox.list()).map(({ to, subject }) => `${to} ${subject}`);
    expect(all).toContain("rosalind@post.example You can’t make it: Lincoln High & friends");
    expect(all).toContain("tobias@post.example A place came free: Lincoln High & friends");
  });

  it("keeps what guests write from becoming markup or headers", async () => {
    const name = `<img src=x onerror=alert(1)>`;
    await reply(shop.shareToken, "mallory@post.example", { answer: "maybe", name, note: name });
    const mail = await newestTo("mallory@post.example");
    expect(mail.html).not.toContain("<img src=x");
    expect(mail.html).toContain("&lt;img");
  });
});
