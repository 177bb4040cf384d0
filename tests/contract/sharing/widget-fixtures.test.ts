import type { SharedCountdown } from "@jubilee/core/sharing/countdown.types";
import type { OrderView, RsvpReceipt, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import { counting, nothingPlanned } from "../../../packages/widgets/src/fixtures/countdowns.ts";
import { shared } from "../../../packages/widgets/src/fixtures/events.ts";
import { face, gallery, list } from "../../../packages/widgets/src/fixtures/showcases.ts";
import type { Refused } from "../../../packages/widgets/src/fixtures/answer-recorded.ts";
import { linkInvalid, usedUpMeanwhile } from "../../../packages/widgets/src/fixtures/refusals.ts";
import { hostKey, signedVisitor } from "../../../packages/widgets/src/fixtures/signed.ts";
import { heldOrder, paidOrder, receipt } from "../../../packages/widgets/src/fixtures/orders.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signPrefill } from "@jubilee/widgets/server";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** The names of everything in an answer, as paths; of a list, those of all its members. */
function namesIn(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((member) => namesIn(member, `${path}[]`));
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => [
    `${path}.${name}`,
    ...namesIn(inner, `${path}.${name}`),
  ]);
}
const shapeOf = (value: unknown) =>
  [...new Set(namesIn(value))].filter((name) => !name.endsWith("[]")).toSorted();

async function order(ticketTypeId: string): Promise<OrderView> {
  const response = await shop.call("POST", `hold/${shop.shareToken}`, {
    items: [{ ticketTypeId, quantity: 2 }],
    idempotencyKey: crypto.randomUUID(),
  });
  return response.json();
}

it("stories show an event as the product answers it, tickets where they are asked for", async () => {
  const read = async (kind: string): Promise<SharedEvent> =>
    (await shop.call("GET", `${kind}/${shop.shareToken}`)).json();
  expect(shapeOf(shared)).toEqual(shapeOf(await read("tickets")));
  expect(shapeOf({ ...shared, tickets: [] })).toEqual(shapeOf(await read("rsvp")));
});

it("stories show showcases as the product answers them", async () => {
  const { token } = await shop.one<{ token: string }>(
    `with made as (
       insert into public.share_links (id, account_id, event_id, kind, token_hash)
       select id, account_id, event_id, 'showcase', private.hash_token(private.derive_token('share', id, 1))
       from (select gen_random_uuid() as id, e.account_id, e.id as event_id
         from public.events e where e.id = $1::uuid) link returning id)
     select private.derive_token('share', id, 1) as token from made`,
    [shop.eventId],
  );
  const read = async (path: string): Promise<object> => (await shop.call("GET", path)).json();
  // This event has neither a schedule nor a campaign; both are told in their own tests.
  expect(shapeOf({ ...face, schedule: [], giving: null })).toEqual(
    shapeOf(await read(`showcase/${token}`)),
  );
  const { token: listToken } = await shop.one<{ token: string }>(
    `with shown as (
       insert into public.showcases (account_id, name, cover_seed)
       select e.account_id, 'Our year', 'our-year' from public.events e where e.id = $1::uuid
       returning id, account_id),
     opened as (update public.events set visibility = 'public' where id = $1::uuid),
     link as (
       insert into public.share_links (id, account_id, showcase_id, kind, token_hash)
       select made.id, shown.account_id, shown.id, 'showcase',
         private.hash_token(private.derive_token('share', made.id, 1))
       from shown, (select gen_random_uuid() as id) made returning id)
     select private.derive_token('share', id, 1) as token from link`,
    [shop.eventId],
  );
  expect(shapeOf(list)).toEqual(shapeOf(await read(`showcase/${listToken}`)));
});

it("stories show countdowns as the product answers them, with the clock of each answer", async () => {
  const read = async (token: string): Promise<SharedCountdown> =>
    (await shop.call("GET", `countdown/${token}`)).json();
  const first = await read(shop.shareToken);
  expect(shapeOf(counting)).toEqual(shapeOf(first));
  shop.advance(400);
  const second = await read(shop.shareToken);
  expect(Date.parse(second.serverTime) - Date.parse(first.serverTime)).toBeGreaterThanOrEqual(400);
  // A showcase of what is over, and nothing in it.
  const { token } = await shop.one<{ token: string }>(
    `with shown as (
       insert into public.showcases (account_id, name, cover_seed, period)
       select e.account_id, 'What was', 'what-was', 'past' from public.events e where e.id = $1::uuid
       returning id, account_id),
     link as (
       insert into public.share_links (id, account_id, showcase_id, kind, token_hash)
       select made.id, shown.account_id, shown.id, 'showcase',
         private.hash_token(private.derive_token('share', made.id, 1))
       from shown, (select gen_random_uuid() as id) made returning id)
     select private.derive_token('share', id, 1) as token from link`,
    [shop.eventId],
  );
  expect(shapeOf(nothingPlanned)).toEqual(shapeOf(await read(token)));
});

it("stories show a reply as the product keeps it", async () => {
  const response = await shop.call("POST", `rsvp/${shop.shareToken}`, {
    answer: "yes",
    partySize: 2,
    note: null,
    name: "Tobias Grünewald-Abernathy",
    email: "tobias.gruenewald@post.example",
    idempotencyKey: crypto.randomUUID(),
  });
  const answer: RsvpReceipt = await response.json();
  expect(shapeOf(receipt)).toEqual(shapeOf(answer));
});

it("stories show held and finished orders as the product answers them", async () => {
  const held = await order(shop.freeTypeId);
  expect(shapeOf(heldOrder)).toEqual(shapeOf(held));
  const response = await shop.call("POST", `order/${held.orderToken}/checkout`, {
    buyer: { name: "Søren Ætterhøi", email: "soren.aetterhoi@post.example" },
    holders: ["Søren Ætterhøi", "Yasmin"],
    returnUrl: "http://127.0.0.1:4400/event",
    idempotencyKey: crypto.randomUUID(),
  });
  const { order: finished }: { order: OrderView } = await response.json();
  expect(shapeOf(paidOrder)).toEqual(shapeOf(finished));
});

it("stories show photos and sponsors as the product answers them", async () => {
  await shop.one(
    `with photo as (
       insert into public.photos (event_id, storage_path, thumb_path, alt, caption, width, height)
       select e.id, e.id || '/' || gen_random_uuid() || '.jpg', e.id || '/' || gen_random_uuid() || '.jpg',
         'The lake', 'At dusk', 3, 2 from public.events e where e.id = $1::uuid returning id),
     tier as (
       insert into public.sponsor_tiers (account_id, event_id, name)
       select e.account_id, e.id, 'Gold' from public.events e where e.id = $1::uuid returning *)
     insert into public.sponsors (account_id, event_id, tier_id, name, logo_path, logo_width, logo_height)
     select account_id, event_id, id, 'The bank', event_id || '/' || gen_random_uuid() || '.png', 3, 2
     from tier returning id`,
    [shop.eventId],
  );
  const answer = await shop.call("GET", `gallery/${shop.shareToken}`);
  expect(shapeOf(gallery)).toEqual(shapeOf(await answer.json()));
});

/** What a story's refusal says, as the product says it. */
const refusedAs = async (response: Response, { status, error }: Refused) => {
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(error);
};

it("stories show a link that is used up, and one that is dead, as the product answers them", async () => {
  const token = await shop.linkFor([]);
  const change = (what: string) =>
    shop.one(
      `update public.share_links set ${what} where token_hash = private.hash_token($1) returning id`,
      [token],
    );
  const read = () => shop.call("GET", `tickets/${token}`);
  const hold = (change: object = {}) =>
    shop.call("POST", `hold/${token}`, {
      items: [{ ticketTypeId: shop.freeTypeId, quantity: 1 }],
      idempotencyKey: crypto.randomUUID(),
      ...change,
    });
  await change("use_limit = 1");
  expect((await hold()).status).toBe(200);
  await refusedAs(await hold(), usedUpMeanwhile);
  shop.advance(10_000);
  const used: SharedEvent = await (await read()).json();
  expect(used.usedUp).toBe(true);
  expect(shapeOf({ ...shared, usedUp: true })).toEqual(shapeOf(used));
  for (const end of ["revoked_at = now()", "revoked_at = null, expires_at = now()"]) {
    // One end after the other.
    // oxlint-disable-next-line no-await-in-loop
    await change(end);
    shop.advance(10_000);
    // oxlint-disable-next-line no-await-in-loop
    await refusedAs(await read(), linkInvalid);
  }
});

it("stories show a visitor whom a host has signed as its server signs them", async () => {
  const visitor = { name: "Ada Lovelace", email: "ada@club.example" };
  const expiresAt = new Date(9_999_999_999_000);
  expect(await signPrefill({ ...visitor, expiresAt }, hostKey)).toBe(signedVisitor);
});

it("stories show what is sold out as the product answers it", async () => {
  const token = await shop.linkFor([]);
  await shop.call("POST", `hold/${token}`, {
    items: [{ ticketTypeId: shop.freeTypeId, quantity: 1 }],
    idempotencyKey: crypto.randomUUID(),
  });
  await shop.one(
    "update public.ticket_types set quantity = sold_count + reserved_count where id = $1::uuid returning id",
    [shop.freeTypeId],
  );
  const { tickets }: SharedEvent = await (await shop.call("GET", `tickets/${token}`)).json();
  const gone = tickets.find(({ id }) => id === shop.freeTypeId);
  const shown = shared.tickets.find(({ state }) => state === "sold_out");
  expect(gone?.state).toBe("sold_out");
  expect(shapeOf(shown)).toEqual(shapeOf(gone));
});
