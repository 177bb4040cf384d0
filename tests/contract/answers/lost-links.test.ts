import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

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
  await answer({});
  const token = await shop.tokenOf(rosalind.email);
  const stranger = await answer({ answer: "no" });
  expect(stranger.status).toBe(200);
  const heard: RsvpReceipt = await stranger.json();
  expect(heard).toMatchObject({ state: "no", personalToken: null, name: rosalind.name });
  const again = await answer({ answer: "no", partySize: 2, changes: heard.replyKey });
  expect(await again.json()).toMatchObject({ state: "no", personalToken: null });
  const kept = await (await shop.call("GET", `rsvp/${token}`)).json();
  expect(kept).toMatchObject({ receipt: { state: "yes" } });
  const mails = await mailsTo(rosalind.email);
  const link = mails.find(({ subject }) => subject.startsWith("Your link"));
  expect(link?.text).toContain(`/invitation/${token}`);
  expect(link?.text).toContain("it still counts");
});

it("says the same to whoever types a guest who has answered and one who has not", async () => {
  const hear = async (change: object) => {
    const response = await answer(change);
    const body: RsvpReceipt = await response.json();
    const changed = await answer({ ...change, email: undefined, changes: body.replyKey });
    const after: RsvpReceipt = await changed.json();
    const said = (receipt: RsvpReceipt) => ({ ...receipt, name: "", replyKey: "" });
    return JSON.stringify([response.status, said(body), changed.status, said(after)]);
  };
  const known = { name: "Known Face", email: "known@post.example" };
  await answer(known);
  for (const said of [{ answer: "no" }, { answer: "maybe", note: " By train " }, {}]) {
    const fresh = { name: "Fresh Face", email: `fresh-${crypto.randomUUID()}@post.example` };
    // One after the other: the second would stand in line behind the first.
    // oxlint-disable-next-line no-await-in-loop
    expect(await hear({ ...said, ...known })).toBe(await hear({ ...said, ...fresh }));
  }
  expect((await answer({ answer: "no", changes: "never-sent-anything" })).status).toBe(409);
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

it("opens an invitation by its printed code, and tells a guesser nothing but no", async () => {
  await shop.backend.query(
    "select private.ensure_personal_link(g, 'invitation') from public.event_guests g limit 1",
  );
  const [guest] = await shop.backend.query<{ code: string }>(
    `update public.personal_links p set code_hash = private.hash_code(p.event_id, private.invitation_code(p))
     where p.scope = 'invitation' returning private.invitation_code(p) as code`,
  );
  const type = (code: string) => shop.call("POST", `rsvp/${shop.shareToken}/code`, { code });
  const opened = await type(guest?.code.toLowerCase() ?? "");
  expect(opened.status).toBe(200);
  const { personalToken }: { personalToken: string } = await opened.json();
  expect((await shop.call("GET", `personal/${personalToken}`)).status).toBe(200);

  const answers = new Set<string>();
  let tried = 0;
  for (; tried < 40; tried += 1) {
    const guess = await type(`AAAA-${String(2222 + tried)}`);
    if (guess.status === 429) break;
    answers.add(JSON.stringify([guess.status, await guess.text()]));
  }
  expect(answers.size).toBe(1);
  expect(tried).toBeLessThan(20);
  expect((await type(guest?.code ?? "")).status).toBe(429);
});
