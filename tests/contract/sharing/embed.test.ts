import type { OrderView, RsvpReceipt, SharedEvent } from "@jubilee/core/sharing/public-event.types";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";
import { nextYear } from "../../support/next-year.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const reply = (change: object = {}) => ({
  answer: "yes",
  partySize: 1,
  note: null,
  name: "Rosalind Grünewald",
  email: `guest-${crypto.randomUUID()}@post.example`,
  idempotencyKey: crypto.randomUUID(),
  ...change,
});

const holdOf = (quantity: unknown, change: object = {}) => ({
  items: [{ ticketTypeId: shop.ticketTypeId, quantity }],
  idempotencyKey: crypto.randomUUID(),
  ...change,
});

describe("reading a shared event", () => {
  it.each(["event", "rsvp", "tickets"])("gives %s with an ETag and 304 for it", async (kind) => {
    const ask = (headers = {}) =>
      shop.call("GET", `${kind}/${shop.shareToken}`, undefined, headers);
    const first = await ask();
    expect(first.status).toBe(200);
    const shared: SharedEvent = await first.json();
    expect(shared.event.name).toBe("Lincoln High & friends");
    expect(shared.testMode).toBe(true);
    expect(shared.pageUrl).toBe(`http://127.0.0.1:4400/event-info-view/${shop.shareToken}`);
    // The answer has the server's time in it and is kept for a second: a busy machine may miss that.
    const again = async () => {
      const tag = (await ask()).headers.get("etag") ?? "";
      const known = await ask({ "if-none-match": `W/${tag}` });
      return [known.status, await known.text()];
    };
    await expect.poll(again, { timeout: 60_000, interval: 1 }).toEqual([304, ""]);
  });

  it("shows a change at once to the one who made it", async () => {
    const before: SharedEvent = await (await shop.call("GET", `rsvp/${shop.shareToken}`)).json();
    await shop.call("POST", `rsvp/${shop.shareToken}`, reply({ answer: "maybe" }));
    const after: SharedEvent = await (await shop.call("GET", `rsvp/${shop.shareToken}`)).json();
    expect(after.rsvp.maybeCount).toBe(before.rsvp.maybeCount + 1);
  });

  it("gives the event as a calendar file", async () => {
    const response = await shop.call("GET", `event/${shop.shareToken}/calendar.ics`);
    expect(response.headers.get("content-disposition")).toContain("lincoln-high-friends.ics");
    const calendar = new ICAL.Component(ICAL.parse(await response.text()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
    expect(event.summary).toBe("Lincoln High & friends");
    expect(event.startDate.toJSDate().toISOString()).toBe(`${nextYear}-09-12T22:00:00.000Z`);
  });
});

describe("links that open nothing", () => {
  const answerTo = async (method: string, path: string, body?: unknown) => {
    const startedMs = performance.now();
    const response = await shop.call(method, path, body);
    return {
      status: response.status,
      body: await response.text(),
      tookMs: performance.now() - startedMs,
    };
  };

  it("are answered alike, whatever the reason, in words and in time", async () => {
    const revoked = await shop.one<{ token: string }>(
      `with made as (
         insert into public.share_links (id, account_id, event_id, kind, token_hash, revoked_at)
         select id, account_id, event_id, 'event_info_view',
           private.hash_token(private.derive_token('share', id, 1)), now()
         from (select gen_random_uuid() as id, e.account_id, e.id as event_id
           from public.events e where e.id = $1::uuid) link returning id)
       select private.derive_token('share', id, 1) as token from made`,
      [shop.eventId],
    );
    const answers = [
      await answerTo("GET", `event/${"x".repeat(32)}`),
      await answerTo("GET", "event/short"),
      await answerTo("GET", `event/${revoked.token}`),
      await answerTo("GET", `personal/${shop.shareToken}`),
      await answerTo("GET", `rsvp/${"x".repeat(32)}`),
      await answerTo("GET", `order/${shop.shareToken}`),
      await answerTo("POST", `hold/${"y".repeat(32)}`, holdOf(1)),
      await answerTo("POST", `rsvp/${"z".repeat(32)}`, reply()),
      await answerTo("GET", `event/${"x".repeat(32)}/calendar.ics`),
    ];
    for (const { status, body, tookMs } of answers) {
      expect(status).toBe(404);
      expect(JSON.parse(body)).toEqual({
        code: "link_invalid",
        message: "This link is not valid any more",
        field: null,
      });
      expect(tookMs).toBeGreaterThan(50);
    }
  });
});

describe("other origins", () => {
  const origin = { origin: "https://ledger.example" };

  it("may embed where the link names no hosts", async () => {
    const response = await shop.call("GET", `event/${shop.shareToken}`, undefined, origin);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin.origin);
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    const preflight = await shop.call("OPTIONS", `hold/${shop.shareToken}`, undefined, origin);
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
  });

  it("are refused in readable words where it names others", async () => {
    const token = await shop.linkFor(["https://club.example"]);
    const refused = await shop.call("GET", `tickets/${token}`, undefined, origin);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("access-control-allow-origin")).toBe(origin.origin);
    expect(await refused.json()).toMatchObject({ code: "origin_not_allowed" });
    const hold = await shop.call("POST", `hold/${token}`, holdOf(1), origin);
    expect(hold.status).toBe(403);
    const allowed = await shop.call("GET", `tickets/${token}`, undefined, {
      origin: "https://club.example",
    });
    expect(allowed.status).toBe(200);
  });
});

describe("answering", () => {
  it("takes an answer once, and the guest's own link reads and changes it", async () => {
    const body = reply({ partySize: 2, note: "With\u0007 Wilhelmina" });
    const first = await shop.call("POST", `rsvp/${shop.shareToken}`, body);
    const receipt: RsvpReceipt = await first.json();
    expect(receipt).toMatchObject({ state: "yes", partySize: 2, note: "With Wilhelmina" });
    const again: RsvpReceipt = await (
      await shop.call("POST", `rsvp/${shop.shareToken}`, body)
    ).json();
    expect(again).toEqual(receipt);

    expect(receipt).toMatchObject({ personalToken: null, replyKey: body.idempotencyKey });
    const inPlace = await shop.call("POST", `rsvp/${shop.shareToken}`, {
      ...reply({ answer: "maybe", email: undefined }),
      changes: receipt.replyKey,
    });
    expect(await inPlace.json()).toMatchObject({ state: "maybe", personalToken: null });

    const personalToken = await shop.tokenOf(body.email ?? "");
    const own = await shop.call("GET", `personal/${personalToken}`);
    expect(await own.json()).toMatchObject({ receipt: { state: "maybe" } });
    const widget = await shop.call("GET", `rsvp/${personalToken}`);
    expect(await widget.json()).toMatchObject({ guest: {}, receipt: { state: "maybe" } });
    expect(widget.headers.get("cache-control")).toMatch(/no-store|private/);
    for (const kind of ["tickets", "event"]) {
      const closed = await shop.call("GET", `${kind}/${personalToken}`);
      expect(closed.status).toBe(404);
    }
    const changed = await shop.call(
      "POST",
      `rsvp/${personalToken}`,
      reply({ answer: "no", name: undefined, email: undefined }),
    );
    expect(await changed.json()).toMatchObject({ state: "no", canEdit: true });
  });

  it("says who waits and in which place when all places are taken", async () => {
    const states: (string | number | null)[] = [];
    for (let guest = 0; guest < 5; guest += 1) {
      const receipt: RsvpReceipt = await (
        await shop.call("POST", `rsvp/${shop.shareToken}`, reply())
      ).json();
      states.push(receipt.state === "waitlisted" ? receipt.waitlistPosition : receipt.state);
    }
    expect(states).toEqual(["yes", "yes", "yes", 1, 2]);
  });

  it("answers a robot politely and keeps nothing", async () => {
    const counted = () =>
      shop.one<{ count: number }>("select count(*)::integer as count from public.rsvps");
    const before = await counted();
    const response = await shop.call(
      "POST",
      `rsvp/${shop.shareToken}`,
      reply({ website: "https://spam.example" }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ state: "yes" });
    expect(await counted()).toEqual(before);
  });

  it.each([
    [{ answer: "perhaps" }, "answer", "Choose yes, maybe or no."],
    [{ partySize: 0 }, "partySize", "The number of people must be a whole number from 1 to 100."],
    [{ partySize: "2" }, "partySize", "The number of people must be a whole number from 1 to 100."],
    [{ partySize: 11 }, "partySize", "Choose between 1 and 10 people"],
    [
      { email: "rosalind@post" },
      "email",
      "This address is missing its ending, such as .org or .com.",
    ],
    [
      { email: "rosalind.example" },
      "email",
      "An e-mail address has one @, such as name@example.org.",
    ],
    [{ name: "  " }, "name", "Your name is missing."],
    [{ note: "n".repeat(2001) }, "note", "The note can have up to 2000 characters."],
    [{ idempotencyKey: "1" }, "idempotencyKey", "Please reload the page and send the form again."],
  ])("names what is wrong with %j", async (change, field, message) => {
    const response = await shop.call("POST", `rsvp/${shop.shareToken}`, reply(change));
    expect([400, 422]).toContain(response.status);
    expect(await response.json()).toEqual({ code: "invalid_input", message, field });
  });

  it("refuses what is too large or no JSON", async () => {
    const large = await shop.call(
      "POST",
      `rsvp/${shop.shareToken}`,
      reply({ note: "n".repeat(40_000) }),
    );
    expect(large.status).toBe(413);
    for (const body of ["{", "[]", "null", '"text"']) {
      const response = await shop.call("POST", `rsvp/${shop.shareToken}`, body);
      expect(response.status).toBe(422);
    }
  });
});

describe("holding tickets", () => {
  it("gives the same hold for the same key and takes it back", async () => {
    const body = holdOf(2);
    const first: OrderView = await (
      await shop.call("POST", `hold/${shop.shareToken}`, body)
    ).json();
    const again: OrderView = await (
      await shop.call("POST", `hold/${shop.shareToken}`, body)
    ).json();
    expect(again.orderToken).toBe(first.orderToken);
    const released = await shop.call("DELETE", `order/${first.orderToken}`);
    expect(await released.json()).toMatchObject({ status: "cancelled" });
  });

  it("never sells more than there is, however many come at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => shop.call("POST", `hold/${shop.shareToken}`, holdOf(1))),
    );
    const held = answers.filter(({ status }) => status === 200);
    expect(held).toHaveLength(10);
    const refused = answers.find(({ status }) => status !== 200);
    expect(await refused?.json()).toMatchObject({ code: "sold_out", field: "items" });
    for (const response of held) {
      const { orderToken }: OrderView = await response.json();
      await shop.call("DELETE", `order/${orderToken}`);
    }
  });

  it.each([
    [{ items: [] }, "items", "Choose at least one ticket."],
    [
      { items: [{ ticketTypeId: "1; drop table", quantity: 1 }] },
      "ticketTypeId",
      "This kind of ticket is not known.",
    ],
    [{ items: [{ quantity: 1 }] }, "ticketTypeId", "This kind of ticket is not known."],
    [{ items: "all" }, "items", "The tickets must be a list of up to 50."],
  ])("names what is wrong with %j", async (change, field, message) => {
    const response = await shop.call("POST", `hold/${shop.shareToken}`, holdOf(1, change));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ code: "invalid_input", message, field });
  });

  it.each([
    [{ buyer: { name: "", email: "a@b.example" } }, "name"],
    [{ buyer: { name: "A", email: "a@b" } }, "email"],
    [{ returnUrl: "javascript:alert(1)" }, "returnUrl"],
    [{ returnUrl: "https://user:pass@host.example" }, "returnUrl"],
    [{ holders: "me" }, "holders"],
  ])("names what is wrong with a checkout of %j", async (change, field) => {
    const order: OrderView = await (
      await shop.call("POST", `hold/${shop.shareToken}`, holdOf(1))
    ).json();
    const response = await shop.call("POST", `order/${order.orderToken}/checkout`, {
      buyer: { name: "Ida", email: "ida@post.example" },
      holders: [],
      returnUrl: "https://club.example",
      idempotencyKey: crypto.randomUUID(),
      ...change,
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "invalid_input", field });
    await shop.call("DELETE", `order/${order.orderToken}`);
  });

  it("joins the waiting list once, and only for what is sold out", async () => {
    const body = {
      ticketTypeId: shop.freeTypeId,
      quantity: 2,
      name: "Ida",
      email: "ida@post.example",
    };
    const tooEarly = await shop.call("POST", `waitlist/${shop.shareToken}`, body);
    expect(tooEarly.status).toBe(409);
    const { left } = await shop.one<{ left: number }>(
      "select private.tickets_left(t) as left from public.ticket_types t where t.id = $1::uuid",
      [shop.freeTypeId],
    );
    const held = await shop.call("POST", `hold/${shop.shareToken}`, {
      items: [{ ticketTypeId: shop.freeTypeId, quantity: left }],
      idempotencyKey: crypto.randomUUID(),
    });
    expect(held.status).toBe(200);
    const first = await shop.call("POST", `waitlist/${shop.shareToken}`, body);
    const joined: { waitlistToken: string } = await first.json();
    expect(joined).toMatchObject({ position: 1, quantity: 2 });
    const again = await shop.call("POST", `waitlist/${shop.shareToken}`, body);
    expect(await again.json()).toEqual({ position: 1, quantity: 2, waitlistToken: null });
    const place = await shop.call("GET", `place/${joined.waitlistToken}`);
    expect(await place.json()).toMatchObject({ state: "waiting", position: 1, quantity: 2 });
    const gone = await shop.call("DELETE", `place/${joined.waitlistToken}`);
    expect(await gone.json()).toMatchObject({ state: "left" });
  });
});

describe("limits", () => {
  it("stops guessing links, then lets the address come back", async () => {
    let last = await shop.call("GET", `order/${"p".repeat(32)}`);
    await shop.atOneMoment(async () => {
      for (let guess = 0; guess < 40 && last.status === 404; guess += 1) {
        last = await shop.call("GET", `order/${crypto.randomUUID().replaceAll("-", "")}`);
      }
    });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await last.json()).toMatchObject({ code: "too_many_requests" });
    shop.advance(61_000);
    const after = await shop.call("GET", `order/${"q".repeat(32)}`);
    expect(after.status).toBe(404);
  });

  it("stops a flood of writes and says when to come back", async () => {
    const statuses = new Set<number>();
    await shop.atOneMoment(async () => {
      for (let send = 0; send < 310; send += 1) {
        statuses.add((await shop.call("POST", `hold/${shop.shareToken}`, { items: [] })).status);
      }
    });
    expect([...statuses]).toEqual([422, 429]);
    shop.advance(61_000);
  });
});
