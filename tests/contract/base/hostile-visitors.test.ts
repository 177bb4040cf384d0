/**
 * What strangers with a link try who mean harm: word lists of codes, floods for somebody else's
 * mailbox, other people's ids, amounts without measure, the same thing twice at once. Beside each
 * refusal stands the rightful visitor, who is served.
 */
import type { CheckoutResult, OrderView } from "@jubilee/core/sharing/public-event.types";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.one("update public.ticket_types set quantity = 200 where id = $1::uuid returning id", [
    shop.freeTypeId,
  ]);
  await shop.one(
    "insert into public.ticket_settings (event_id, cancel_until_hours) values ($1::uuid, 1) returning event_id",
    [shop.eventId],
  );
});
afterAll(() => shop.close());

const someone = () => `guest-${crypto.randomUUID()}@post.example`;

async function hold(items: object[], change: object = {}): Promise<Response> {
  return shop.call("POST", `hold/${shop.shareToken}`, {
    items,
    idempotencyKey: crypto.randomUUID(),
    ...change,
  });
}

function checkout(orderToken: string, email: string): Promise<Response> {
  return shop.call("POST", `order/${orderToken}/checkout`, {
    buyer: { name: "Ada Eze", email },
    holders: [],
    returnUrl: `${shop.backend.options.siteUrl}/tickets`,
    idempotencyKey: crypto.randomUUID(),
  });
}

async function freeOrder(quantity: number, email = someone()): Promise<OrderView> {
  const held: OrderView = await (await hold([{ ticketTypeId: shop.freeTypeId, quantity }])).json();
  const done: CheckoutResult = await (await checkout(held.orderToken, email)).json();
  return done.order;
}

async function statuses(calls: number, call: (n: number) => Promise<Response>) {
  const seen = new Map<number, number>();
  for (let n = 0; n < calls; n += 1) {
    const { status } = await call(n);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  return Object.fromEntries(seen);
}

it("a word list finds no promo code, in neither of the two places that take one", async () => {
  await shop.one(
    `insert into public.promo_codes (event_id, code, kind, percent_bps)
     values ($1::uuid, 'REUNION', 'percent', 5000) returning id`,
    [shop.eventId],
  );
  const rightful = await shop.call("POST", `promo/${shop.shareToken}`, { code: "reunion" });
  expect(rightful.status).toBe(200);
  const tried = await statuses(125, (n) =>
    shop.call("POST", `promo/${shop.shareToken}`, { code: `WORD${n}` }),
  );
  expect(tried).toEqual({ 404: 119, 429: 6 });
  const items = [{ ticketTypeId: shop.ticketTypeId, quantity: 1 }];
  expect((await hold(items, { promoCode: "REUNION" })).status).toBe(429);
  expect((await hold(items)).status).toBe(200);
  const other = await shop.linkFor([]);
  const elsewhere = await shop.call("POST", `promo/${other}`, { code: "REUNION" });
  expect(elsewhere.status).toBe(200);
});

it("nobody fills another's mailbox by orders, replies or places in line", async () => {
  const victim = someone();
  const flood = await statuses(40, (n) =>
    shop.call("POST", `rsvp/${shop.shareToken}`, {
      answer: "maybe",
      partySize: 1,
      name: "Eve",
      note: null,
      email: victim.replace("@", `+${n}@`),
      idempotencyKey: crypto.randomUUID(),
    }),
  );
  expect(flood).toEqual({ 200: 30, 429: 10 });
  const held: OrderView = await (
    await hold([{ ticketTypeId: shop.freeTypeId, quantity: 1 }])
  ).json();
  expect((await checkout(held.orderToken, victim)).status).toBe(429);
  expect((await checkout(held.orderToken, someone())).status).toBe(200);
});

it("the PDF of an order is drawn some times a minute, not hundreds", async () => {
  const { orderToken } = await freeOrder(1);
  await shop.atOneMoment(async () => {
    const asked = await statuses(25, () => shop.call("GET", `order/${orderToken}/tickets.pdf`));
    expect(asked).toEqual({ 200: 20, 429: 5 });
  });
});

it("an order's link changes its own tickets alone", async () => {
  const [mine, theirs] = [await freeOrder(1), await freeOrder(1)];
  const [own, other] = [mine.tickets[0]?.id, theirs.tickets[0]?.id];
  const rename = (ticketId: unknown) =>
    shop.call("POST", `order/${mine.orderToken}/rename`, { ticketId, name: "Mallory" });
  expect((await rename(other)).status).toBe(404);
  expect((await rename(crypto.randomUUID())).status).toBe(404);
  expect((await rename("' or true --")).status).toBe(422);
  expect((await rename(own)).status).toBe(200);
  const seen: OrderView = await (await shop.call("GET", `order/${theirs.orderToken}`)).json();
  expect(seen.tickets[0]?.holderName).toBe("Ada Eze");
});

it("after passing a ticket on the first link has no code, the new one only that ticket", async () => {
  const { orderToken, tickets } = await freeOrder(2);
  const ticketId = tickets[0]?.id;
  const pass = () =>
    shop.call("POST", `order/${orderToken}/transfer`, {
      ticketId,
      name: "Kofi",
      email: someone(),
    });
  const answers = await Promise.all([pass(), pass(), pass()]);
  const codes = answers.map(({ status }) => status);
  expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  const mine: OrderView = await (await shop.call("GET", `order/${orderToken}`)).json();
  expect(mine.tickets.map(({ status }) => status).toSorted()).toEqual(["transferred", "valid"]);
  const { token } = await shop.one<{ token: string }>(
    "select private.derive_token('ticket', id, 1) as token from public.tickets where holder_name = 'Kofi'",
  );
  const theirs: OrderView = await (await shop.call("GET", `ticket/${token}`)).json();
  expect(theirs.tickets).toHaveLength(1);
  expect(JSON.stringify(theirs)).not.toContain(orderToken);
  expect(mine.tickets.map(({ code }) => code)).not.toContain(theirs.tickets[0]?.code);
  const calls = [
    "rename",
    "transfer",
    "cancel",
    "resend",
    "checkout",
    "take-back",
    "resend-ticket",
  ];
  for (const call of calls) {
    const refused = await shop.call("POST", `order/${token}/${call}`, {
      ticketId: theirs.tickets[0]?.id,
      ticketIds: [theirs.tickets[0]?.id],
      name: "Back",
      email: someone(),
      buyer: { name: "Back", email: someone() },
      holders: [],
      returnUrl: shop.backend.options.siteUrl,
      idempotencyKey: crypto.randomUUID(),
    });
    expect([call, refused.status]).toEqual([call, 404]);
  }
});

it("cancelling twice at once gives the seats and the money back once", async () => {
  const sold = async () =>
    (
      await shop.one<{ sold: number }>(
        "select sold_count as sold from public.ticket_types where id = $1::uuid",
        [shop.freeTypeId],
      )
    ).sold;
  const before = await sold();
  const { orderToken, tickets } = await freeOrder(2);
  const ticketIds = tickets.map(({ id }) => id);
  const cancel = () => shop.call("POST", `order/${orderToken}/cancel`, { ticketIds });
  const answers = await Promise.all([cancel(), cancel(), cancel()]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await sold()).toBe(before);
});

it("amounts and numbers without measure are refused in words, never by a fault", async () => {
  await shop.one(
    `update public.ticket_types set price_model = 'pay_what_you_can', minimum_minor = 500,
       max_per_order = 100, quantity = 5000 where id = $1::uuid returning id`,
    [shop.ticketTypeId],
  );
  const ticketTypeId = shop.ticketTypeId;
  for (const item of [
    { ticketTypeId, quantity: -1 },
    { ticketTypeId, quantity: 1e9 },
    { ticketTypeId, quantity: 1.5 },
    { ticketTypeId, quantity: "1" },
    { ticketTypeId, quantity: 1, amountMinor: -1 },
    { ticketTypeId, quantity: 1, amountMinor: 1e300 },
    { ticketTypeId, quantity: 1, amountMinor: 499 },
  ]) {
    const { status } = await hold([item]);
    expect([item, status >= 400 && status < 500]).toEqual([item, true]);
  }
  const huge = await hold([{ ticketTypeId, quantity: 100, amountMinor: 100_000_000_000 }]);
  expect(huge.status).toBeLessThan(500);
  const fair: OrderView = await (
    await hold([{ ticketTypeId, quantity: 2, amountMinor: 700 }])
  ).json();
  expect(fair.totalMinor).toBe(1400);
  expect(shop.logged).toEqual([]);
});

it("nobody keeps a sale from others by holding it without buying", async () => {
  await shop.one(
    `with gone as (delete from private.held_places), made as (
       update public.ticket_types t set quantity = case t.id when $2::uuid then 200 else 105 end
       where event_id = $1::uuid returning id) select count(*) from made`,
    [shop.eventId, shop.freeTypeId],
  );
  const items = [{ ticketTypeId: shop.freeTypeId, quantity: 10 }];
  const first: OrderView = await (await hold(items)).json();
  expect(await statuses(8, () => hold(items))).toEqual({ 200: 6, 429: 2 });
  expect((await checkout(first.orderToken, someone())).status).toBe(200);
  expect((await hold(items)).status).toBe(200);
});
