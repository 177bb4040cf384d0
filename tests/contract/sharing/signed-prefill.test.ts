import { signPrefill } from "@jubilee/widgets/server";
import type { RsvpReceipt } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
let key: string;
beforeAll(async () => {
  shop = await openShop();
  const row = await shop.one<{ key: string }>(
    "select private.prefill_key(l) as key from public.share_links l where l.token_hash = private.hash_token($1)",
    [shop.shareToken],
  );
  key = row.key;
});
afterAll(() => shop.close());

const soon = () => new Date(Date.now() + 600_000);
const reply = (change: object) => ({
  answer: "yes",
  partySize: 1,
  note: null,
  name: "Typed Name",
  email: `typed-${crypto.randomUUID()}@post.example`,
  idempotencyKey: crypto.randomUUID(),
  ...change,
});
const send = (change: object) => shop.call("POST", `rsvp/${shop.shareToken}`, reply(change));
const keptEmail = (name: string) =>
  shop.one<{ email: string }>("select g.email from public.guests g where g.full_name = $1", [name]);

it("takes what the host has signed in the place of what was typed", async () => {
  const visitor = { name: "Ida Rävdal", email: "ida@club.example" };
  const signedPrefill = await signPrefill({ ...visitor, expiresAt: soon() }, key);
  const response = await send({ signedPrefill });
  const receipt: RsvpReceipt = await response.json();
  expect([response.status, receipt.name]).toEqual([200, "Ida Rävdal"]);
  expect(await keptEmail("Ida Rävdal")).toEqual({ email: "ida@club.example" });
});

it("takes a signed name alone, and the typed address with it", async () => {
  const signedPrefill = await signPrefill({ name: "Kwame Asante", expiresAt: soon() }, key);
  const response = await send({ signedPrefill, email: "kwame@post.example" });
  expect(response.status).toBe(200);
  expect(await keptEmail("Kwame Asante")).toEqual({ email: "kwame@post.example" });
});

it("refuses what nobody has signed, what was changed, and what has run out", async () => {
  const visitor = { name: "Mallory", email: "mallory@evil.example" };
  const good = await signPrefill({ ...visitor, expiresAt: soon() }, key);
  const [payload, signature] = good.split(".");
  const other = btoa(JSON.stringify({ ...visitor, name: "Ida", exp: 9e9 })).replaceAll("=", "");
  for (const signedPrefill of [
    await signPrefill({ ...visitor, expiresAt: soon() }, `${key}x`),
    await signPrefill({ ...visitor, expiresAt: new Date(Date.now() - 1000) }, key),
    `${other}.${signature}`,
    `${payload}.`,
    `${good}.more`,
    "%%%",
    "x".repeat(3000),
  ]) {
    // One after the other: each would count against the visitor's calls.
    // oxlint-disable-next-line no-await-in-loop
    const response = await send({ signedPrefill });
    expect(response.status).toBe(409);
    // oxlint-disable-next-line no-await-in-loop
    expect(await response.json()).toMatchObject({ code: "conflict" });
  }
});

it("names the buyer of an order", async () => {
  const hold = await shop.call("POST", `hold/${shop.shareToken}`, {
    items: [{ ticketTypeId: shop.freeTypeId, quantity: 1 }],
    idempotencyKey: crypto.randomUUID(),
  });
  const { orderToken }: { orderToken: string } = await hold.json();
  const visitor = { name: "Ingrid Ó Briain", email: "ingrid@club.example" };
  const response = await shop.call("POST", `order/${orderToken}/checkout`, {
    buyer: { name: "Somebody", email: "else@post.example" },
    signedPrefill: await signPrefill({ ...visitor, expiresAt: soon() }, key),
    holders: [],
    returnUrl: "http://127.0.0.1:4400/event",
    idempotencyKey: crypto.randomUUID(),
  });
  expect(await response.json()).toMatchObject({
    order: { buyerName: visitor.name, buyerEmail: visitor.email },
  });
});

it("a link for signed visitors takes no others, and its guests still change their answers", async () => {
  const set = (signedOnly: boolean) =>
    shop.one(
      `update public.share_links set settings = settings || jsonb_build_object('signedOnly', $2::boolean)
       where token_hash = private.hash_token($1) returning id`,
      [shop.shareToken, signedOnly],
    );
  const visitor = { name: "Noor Haddad", email: "noor@club.example" };
  const signedPrefill = await signPrefill({ ...visitor, expiresAt: soon() }, key);
  await send({ signedPrefill });
  const personalToken = await shop.tokenOf(visitor.email);
  await set(true);
  // What links keep is remembered for five seconds; another token of the same link has no memory.
  const link = await shop.linkFor([]);
  await shop.one(
    `update public.share_links set settings = '{"signedOnly": true}'
     where token_hash = private.hash_token($1) returning id`,
    [link],
  );
  const refused = await shop.call("POST", `rsvp/${link}`, reply({}));
  expect(refused.status).toBe(409);
  const changed = await shop.call(
    "POST",
    `rsvp/${personalToken}`,
    reply({ answer: "maybe", name: undefined, email: undefined }),
  );
  expect(changed.status).toBe(200);
  await set(false);
});
