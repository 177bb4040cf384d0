import type { OrderTicket, OrderView } from "@jubilee/core/sharing/public-event.types";
import { describe, expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { paidOrder } from "../../../fixtures/orders.ts";
import { placeOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { orderSaid } from "./order-state.ts";
import { words } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(words) as PageLanguage[];
const orderPage = "./tickets/order/order.page.ts";
const ticketPage = "./tickets/ticket/ticket.page.ts";

const bodyOf = (
  order: Partial<OrderView>,
  more: Partial<Place<OrderView>> = {},
  page = orderPage,
) => {
  const { html } = pages.draw(page, placeOf({ ...paidOrder, ...order }, more));
  return html.slice(html.indexOf("<body"), html.indexOf("</main>"));
};
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ");
const off = { event: { ...paidOrder.event, status: "cancelled" as const } };
const [seat] = paidOrder.tickets;
if (!seat) throw new Error("The order has no ticket");
const seats = (...states: OrderTicket["status"][]) => ({
  tickets: states.map((status, index) => ({ ...seat, id: `t${index}`, status })),
});
const terms = (more: object) => ({
  terms: { rename: true, transfer: true, cancel: null, payLater: null, bills: [], ...more },
});

describe("what happened is said", () => {
  const { en } = words;
  const said = (more: Partial<OrderView>) => orderSaid({ ...paidOrder, ...more }, en);

  it.each([
    ["completed", "Søren Ætterhøi", "You’re going, Søren"],
    ["completed", "佐藤 花子", "You’re going, 佐藤 花子"],
    ["partially_refunded", null, "You’re going"],
    ["refunded", "Søren", "Your money is on its way back"],
    ["expired", "Søren", "The reservation ran out"],
  ] as const)("%s by %s is headed %s", (status, buyerName, title) => {
    expect(said({ status, buyerName }).title).toBe(title);
  });

  it.each([
    ["completed", `The tickets are also on their way to ${paidOrder.buyerEmail}.`],
    ["partially_refunded", "A part of the money was given back."],
    ["cancelled", "Nothing was taken."],
  ] as const)("%s says what is safe", (status, text) => {
    expect(said({ status }).text).toBe(`Order 7HK-204. ${text}`);
  });

  it.each([
    [
      "completed",
      `${paidOrder.event.name} does not take place`,
      "Its tickets admit nobody any more.",
    ],
    [
      "awaiting_offline",
      `${paidOrder.event.name} does not take place`,
      "Please do not pay for it any more.",
    ],
    [
      "refunded",
      "Your money is on its way back",
      "The tickets of this order are not valid any more.",
    ],
  ] as const)("%s of a cancelled event says so", (status, title, text) => {
    expect(said({ ...off, status })).toEqual({ title, text: `Order 7HK-204. ${text}` });
  });

  it.each([
    [["transferred"], "You passed your ticket on"],
    [["cancelled", "transferred"], "Your tickets are not valid any more"],
    [["cancelled"], "Your ticket is not valid any more"],
    [["cancelled", "checked_in"], "You’re going, Søren"],
  ] as const)(
    "nobody is told that they go without a ticket that admits them: %s",
    (states, title) => {
      expect(said(seats(...states)).title).toBe(title);
    },
  );
});

describe("an order that is paid", () => {
  it("shows a code for each ticket, and what can be done by its own address", () => {
    const html = bodyOf(terms({}));
    expect(html.match(/aria-label="Admits /g)).toHaveLength(2 * paidOrder.tickets.length);
    expect(textOf(html)).toContain("Pass it on");
    expect(html).toContain(
      'action="/ticket-confirmation/transfer?order=abcdefghijklmnopqrstuvwx&amp;lang=en#',
    );
    for (const name of ["Google", "Outlook.com", "Microsoft 365", "Yahoo"]) {
      expect(textOf(html)).toContain(name);
    }
    expect(html).toContain("/functions/v1/embed/order/abcdefghijklmnopqrstuvwx/calendar.ics");
    // Its address opens the order, so it is nobody's to share.
    expect(html).not.toContain("data-share=");
  });

  it("says beside each ticket what comes back for it", () => {
    const cancel = { until: "2027-05-14T22:30:00Z", refundBps: 5_000 };
    const html = bodyOf(terms({ cancel }));
    expect(textOf(html)).toContain("$32.50 back");
    expect(textOf(html)).toContain("You can cancel until Friday 14 May at 18:30 GMT-4.");
    expect(html).toContain('name="ticket-ticket-1"');
    expect(bodyOf(terms({}))).not.toContain('id="cancel"');
  });

  it("names the refused field in its sheet, which stands open, with what was typed", () => {
    const typed = { ticketId: "ticket-2", name: "Kofi", email: "kofi" };
    const refused = { code: "invalid_input", field: "email" };
    const html = bodyOf(terms({}), { outcome: { form: "transfer", typed, refused } });
    expect(html).toMatch(/id="transfer-2" open/);
    expect(html).not.toMatch(/id="transfer-1" open/);
    expect(html).toMatch(/value="kofi"[^>]*aria-invalid|aria-invalid[^>]*value="kofi"/);
  });

  it("says what a form has done", () => {
    const outcome = { form: "transfer", typed: { ticketId: "x", name: "Kofi" }, done: {} };
    expect(textOf(bodyOf({}, { outcome }))).toContain("The ticket is on its way to Kofi");
  });

  it("leads a ticket into the wallets that are set up, and a void one only out of one", () => {
    const apple = "/functions/v1/embed/order/abcdefghijklmnopqrstuvwx/pass.pkpass?ticket=ticket-1";
    const google = "/google-wallet?ticket=";
    const one = { tickets: [seat] };
    expect(bodyOf({ ...one, wallets: ["apple"] })).toContain(apple);
    expect(bodyOf({ ...one, wallets: ["apple"] })).not.toContain(google);
    const gone = { tickets: [{ ...seat, status: "refunded" as const }] };
    const html = bodyOf({ ...gone, wallets: ["apple", "google"] });
    expect(textOf(html)).toContain("Update Apple Wallet");
    expect(html).not.toContain(google);
  });

  it("says its time with the zone, and leaves a line for the reader's own clock", () => {
    expect(bodyOf({})).toMatch(/data-start="[^"]+" data-offset="-\d+"/);
  });
});

it("a payment that is awaited is looked for again, without a script by a press", () => {
  const html = bodyOf({ status: "awaiting_payment", tickets: [] });
  expect(html).toContain("data-watch");
  expect(html).toMatch(/<noscript><a [^>]*href="\/ticket-confirmation\?order=/);
  expect(bodyOf({})).not.toContain("data-watch");
});

it("who left the payment page without having paid is told so, and led back to it", () => {
  const query = { jubilee_payment: "cancelled" };
  const html = bodyOf({ status: "awaiting_payment", tickets: [] }, { query });
  expect(textOf(html)).toContain("You have not paid yet");
  expect(html).toContain('action="/ticket-confirmation/pay?order=abcdefghijklmnopqrstuvwx');
  expect(html).toContain(
    'value="https://jubilee.example/ticket-confirmation?order=abcdefghijklmnopqrstuvwx"',
  );
  expect(textOf(bodyOf({}, { query }))).toContain("You’re going, Søren");
});

it("what is paid later says how much, where to, and until when it is held", () => {
  const account = { holder: "Fair", iban: "DE89370400440532013000" };
  const html = bodyOf({
    status: "awaiting_offline",
    tickets: [],
    holdExpiresAt: "2027-05-14T22:30:00Z",
    ...terms({ payLater: { instructions: "At the desk", days: 5, account } }),
  });
  const text = textOf(html);
  expect(text).toContain("Pay $155.00 and name order 7HK-204");
  expect(text).toContain("held until Friday 14 May at 18:30 GMT-4");
  expect(text).toContain("DE89 3704 0044 0532 0130 00");
  expect(html).toContain('data-copy="DE89370400440532013000"');
});

it("what is not paid yet can be given up, once that is confirmed; what is paid cannot", () => {
  const unpaid = { status: "awaiting_offline" as const, tickets: [] };
  const html = bodyOf(unpaid);
  const opener = /<button type="button"[^>]*popovertarget="give-up"[^>]*>Give the order up</i;
  expect(html).toMatch(opener);
  expect(html).toMatch(/<dialog id="give-up" role="alertdialog" popover="auto"/);
  expect(html).toContain('action="/ticket-confirmation/give-up?order=abcdefghijklmnopqrstuvwx');
  const outcome = { form: "give-up", typed: {}, done: {} };
  const given = bodyOf({ status: "cancelled", tickets: [] }, { outcome });
  expect(textOf(given)).toContain("The order is given up, and a mail says so");
  for (const over of [given, bodyOf({}), bodyOf({ ...unpaid, ...off })]) {
    expect(over).not.toContain('id="give-up"');
  }
});

it("an order that was paid meanwhile says so where it was to be given up", () => {
  const refused = { code: "already_completed", field: null };
  const outcome = { form: "give-up", typed: {}, refused };
  const html = bodyOf({ status: "awaiting_offline", tickets: [] }, { outcome });
  expect(html).toMatch(/<dialog id="give-up" role="alertdialog" open/);
  expect(textOf(html)).toContain("This has been paid already");
});

it.each([
  ["an order", orderPage],
  ["a ticket that was passed on", ticketPage],
])("%s of a cancelled event admits nobody, and nothing can be done with it", (_name, page) => {
  const html = bodyOf({ ...off, ...terms({}) }, {}, page);
  expect(textOf(html)).toContain("This event was cancelled");
  expect(textOf(html)).toContain("Admits nobody");
  expect(html).not.toMatch(/aria-label="Admits|transfer-|rename-|id="calendar"|data-keep|\/resend/);
});

it("a ticket that was passed on asks its new holder to take it, by its own link", () => {
  const passed = { ...seat, passedBy: "Ada", isAccepted: false };
  const html = bodyOf({ tickets: [passed], lines: [], terms: null }, {}, ticketPage);
  expect(textOf(html)).toContain("Ada passed it on to you");
  expect(html).toContain('action="/ticket/abcdefghijklmnopqrstuvwx/accept?lang=en"');
});

describe("languages", () => {
  it.each(languages)("%s says all of it, and keeps the chosen language in its forms", (lang) => {
    const more = { reader: { lang, locale: lang }, query: { lang } };
    const html = bodyOf(terms({}), more);
    const text = textOf(html);
    const { rename, next, ticket } = words[lang];
    for (const said of [rename.open, next.title, ticket.when]) expect(text).toContain(said);
    expect(html).toContain(
      `/ticket-confirmation/rename?order=abcdefghijklmnopqrstuvwx&amp;lang=${lang}`,
    );
  });
});

it("the event's cover is drawn once, however many tickets there are", () => {
  const html = bodyOf({});
  expect(html.match(/<svg id="cover"/g)).toHaveLength(1);
  expect(html.match(/<use href="#cover"/g)).toHaveLength(paidOrder.tickets.length - 1);
});

it("a page with three codes is small", async () => {
  const { brotliCompressSync } = await import("node:zlib");
  const { html } = pages.draw(orderPage, placeOf({ ...paidOrder, ...terms({}) }));
  expect(brotliCompressSync(html).byteLength).toBeLessThan(20_000);
  expect(html).not.toMatch(/ style="| on[a-z]+="/);
});
