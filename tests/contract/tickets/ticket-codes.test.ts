import { generateKeyPairSync } from "node:crypto";
import type { GateSnapshot, GateTicket } from "@jubilee/core/door/check-in.types";
import type { CheckoutResult, OrderView } from "@jubilee/core/sharing/public-event.types";
import { verifyTicketCode } from "@jubilee/core/tickets/ticket-codes.rules";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Shop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const google = { issuerId: "3388000000012345678", email: "a@b.example", key: privateKey };
  shop = await openShop(null, { apple: null, google });
});
afterAll(() => shop.close());

async function getFreeTickets(quantity: number, holders: string[] = []): Promise<OrderView> {
  const held: OrderView = await (
    await shop.call("POST", `hold/${shop.shareToken}`, {
      items: [{ ticketTypeId: shop.freeTypeId, quantity }],
      idempotencyKey: crypto.randomUUID(),
    })
  ).json();
  const done: CheckoutResult = await (
    await shop.call("POST", `order/${held.orderToken}/checkout`, {
      buyer: { name: "Ada Eze", email: "ada@guests.example" },
      holders,
      returnUrl: "http://127.0.0.1:4400/tickets",
      idempotencyKey: crypto.randomUUID(),
    })
  ).json();
  return done.order;
}

it("every ticket leaves the server signed, and the event's public key proves it", async () => {
  const { public_key: publicKey } = await shop.one<{ public_key: string }>(
    "select public_key from public.ticket_keys where event_id = $1::uuid",
    [shop.eventId],
  );
  const keys = { [shop.eventId]: publicKey };
  const { tickets } = await getFreeTickets(2);
  expect(tickets).toHaveLength(2);
  for (const { id, code } of tickets) {
    expect(await verifyTicketCode(code, keys)).toEqual({
      ok: true,
      facts: { ticketId: id, eventId: shop.eventId, ticketTypeId: shop.freeTypeId },
    });
  }
  const { code: kept } = await shop.one<{ code: string }>(
    "select code from public.tickets where id = $1::uuid",
    [tickets[0]?.id ?? ""],
  );
  expect(kept).toBe(tickets[0]?.code);
});

it("a valid ticket goes into the wallet that is set up, and into no other", async () => {
  const bought = await getFreeTickets(1);
  const path = `order/${bought.orderToken}`;
  const order: OrderView = await (await shop.call("GET", path)).json();
  expect(order.wallets).toEqual(["google"]);
  const [ticket] = order.tickets;
  const saved = await shop.call("GET", `${path}/google-wallet?ticket=${ticket?.id ?? ""}`);
  expect(saved.status).toBe(303);
  expect(saved.headers.get("location")).toMatch(
    /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\./,
  );
  const other = await shop.call("GET", `${path}/pass.pkpass?ticket=${ticket?.id ?? ""}`);
  expect(await other.json()).toMatchObject({ code: "unavailable" });
  const unknown = await shop.call("GET", `${path}/google-wallet?ticket=${crypto.randomUUID()}`);
  expect(unknown.status).toBe(404);

  await shop.one("update public.tickets set status = 'refunded' where id = $1::uuid returning id", [
    ticket?.id ?? "",
  ]);
  const late = await shop.call("GET", `${path}/google-wallet?ticket=${ticket?.id ?? ""}`);
  expect(await late.json()).toMatchObject({ code: "conflict" });
});

it("names in other letters stand on the paper, too, and can be read from it", async () => {
  await shop.one("update public.ticket_types set quantity = 50 where id = $1::uuid returning id", [
    shop.freeTypeId,
  ]);
  const names = ["ياسمين العبّاسي", "שלום כהן", "Ελένη Μακρή", "Дмитрий Їжакевич", "Nguyễn Łęcki"];
  const { orderToken } = await getFreeTickets(names.length, names);
  const answer = await shop.call("GET", `order/${orderToken}/tickets.pdf`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Parts of the fonts, not all of them.
  expect(bytes.length).toBeLessThan(400_000);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  for (const name of names) expect(text).toContain(name);
});

async function ticketsOfEvent(): Promise<number> {
  const { count } = await shop.one<{ count: number }>(
    "select count(*)::integer as count from public.tickets where event_id = $1::uuid",
    [shop.eventId],
  );
  return count;
}

it.each([
  ["for all", true, 1],
  ["for tickets alone", false, 0],
  ["whose last page is full", true, 0],
])(
  "at a gate %s a device reads a long list in pages, hears of a scan between them, and looks up a code",
  async (_name, admitsGuests, beyondFull) => {
    await getFreeTickets(5);
    const have = await ticketsOfEvent();
    await getFreeTickets(have % 2 === beyondFull ? 2 : 1);
    const { token } = await shop.one<{ token: string }>(
      `with gate as (
       insert into public.check_in_lists (account_id, event_id, name, admits_guests)
       select account_id, id, 'Door ' || gen_random_uuid(), $2 from public.events where id = $1::uuid returning *)
     insert into public.check_in_links (id, account_id, event_id, list_id, label, token_hash, expires_at)
     select m.id, g.account_id, g.event_id, g.id, 'Phone',
       private.hash_token(private.derive_token('gate', m.id, 1)), now() + interval '1 day'
     from gate g, (select gen_random_uuid() as id) m returning private.derive_token('gate', id, 1) as token`,
      [shop.eventId, admitsGuests],
    );
    await shop.backend.query(
      "create or replace function private.gate_page() returns integer language sql immutable set search_path = '' as 'select 2'",
    );
    const ask = async <Answer>(body: object): Promise<Answer> => {
      const answer = await shop.call("POST", "/functions/v1/check-in", { token, ...body });
      expect(answer.status).toBe(200);
      return answer.json();
    };
    const pages: GateSnapshot[] = [await ask({ action: "open" })];
    // One ticket of this event was paid back, and a gate lets nobody in with that.
    const first = pages[0]?.tickets.find(({ valid }) => valid);
    await ask({
      action: "sync",
      deviceId: "device-one",
      scans: [
        {
          id: crypto.randomUUID(),
          ticketId: first?.id,
          told: "ok",
          method: "name",
          at: new Date().toISOString(),
          offline: false,
        },
      ],
    });
    for (let last = pages[0]; last && last.left > 0; last = pages.at(-1)) {
      const { serverTime: since, listVersion, after } = last;
      pages.push(await ask({ action: "open", since, listVersion, after }));
    }
    const count = await ticketsOfEvent();
    expect(new Set(pages.map(({ serverTime }) => serverTime)).size).toBe(1);
    const ids = pages.flatMap(({ tickets }) => tickets.map(({ id }) => id));
    expect(pages.length).toBeGreaterThan(2);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
    const { serverTime: since, listVersion } = pages.at(-1) ?? {};
    const changes = await ask<GateSnapshot>({ action: "open", since, listVersion });
    expect(changes.tickets.find(({ id }) => id === first?.id)?.enteredAt).toBeDefined();
    const found = await ask<GateTicket[]>({ action: "find", code: first?.number.toLowerCase() });
    expect(found.map(({ id }) => id)).toEqual([first?.id]);
  },
);
