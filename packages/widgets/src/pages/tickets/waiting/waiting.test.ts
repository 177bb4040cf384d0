import type { OrderView, WaitlistPlace } from "@jubilee/core/sharing/public-event.types";
import { expect, it } from "vitest";
import { loadPages } from "../../../../build/loadPages.ts";
import { heldOrder } from "../../../fixtures/orders.ts";
import { placeOf } from "../../../fixtures/places.ts";
import type { PageLanguage, Place } from "../../page.types.ts";
import { forms } from "./forms.ts";
import { placeSaid } from "./place-state.ts";
import { words } from "./words/all.ts";

const pages = await loadPages();
const languages = Object.keys(words) as PageLanguage[];
const offer: OrderView = {
  ...heldOrder,
  holdExpiresAt: "2027-01-01T03:05:00Z",
  buyerEmail: "ida@post.example",
  terms: {
    rename: true,
    transfer: true,
    cancel: null,
    payLater: { instructions: "At the desk", days: 5 },
    bills: [],
  },
};
const waiting: WaitlistPlace = {
  state: "waiting",
  name: "Ida",
  quantity: 3,
  splitOk: true,
  ticketName: "Gala",
  joinedAt: "2026-12-01T00:00:00Z",
  serverTime: "2027-01-01T00:00:00Z",
  position: 2,
  offerHours: 12,
  offer: null,
  orderToken: null,
  event: heldOrder.event,
  pageUrl: "https://jubilee.example/event-info-view/x",
};
const offered: WaitlistPlace = { ...waiting, state: "offered", position: null, offer };
const off = { event: { ...heldOrder.event, status: "cancelled" as const } };

const bodyOf = (shared: WaitlistPlace, more: Partial<Place<WaitlistPlace>> = {}) => {
  const { html } = pages.draw("./tickets/waiting/waiting.page.ts", placeOf(shared, more));
  return html.slice(html.indexOf("<body"), html.indexOf("</main>"));
};
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ");

it.each([
  [
    waiting,
    "You are number 2 in line",
    "3 tickets for Gala, or fewer. We write as soon as it is your turn.",
  ],
  [{ ...offered, offer: null }, "It is your turn", "3 tickets for Gala are held for you."],
  [{ ...waiting, ...off }, "The waiting list is closed", "Nobody is called any more."],
  [
    { ...waiting, state: "left" as const },
    "You left the waiting list",
    "Your address is no longer in line. You can join again.",
  ],
])("where a party stands is said: %#", (place, title, text) => {
  expect(placeSaid(place, words.en)).toEqual([title, text]);
});

it("an offer says until when it is held, how long that is, and is taken by a form with its key", () => {
  const html = bodyOf(offered);
  const text = textOf(html);
  expect(text).toContain("Held for you until Thursday 31 December at 22:05 GMT-5.");
  expect(text).toContain("3 hours 5 minutes left");
  expect(text).toContain("Take them and pay $155.00");
  expect(text).toContain("Take them and pay later");
  expect(html).toContain('action="/waiting-list/abcdefghijklmnopqrstuvwx/take?lang=en"');
  expect(html).toContain('name="idempotencyKey" value="one-key"');
  expect(html).toContain('name="returnUrl" value="https://jubilee.example/ticket-confirmation"');
});

it("an offer is bought by its order's link, once however often it is sent, and leads on to the payment", () => {
  const take = forms["take"];
  const returnUrl = "https://jubilee.example/ticket-confirmation";
  expect(take?.readOver?.({ idempotencyKey: "k", payment: "offline", returnUrl }, offered)).toEqual(
    {
      link: offer.orderToken,
      body: {
        buyer: { name: "Ida", email: "ida@post.example" },
        holders: [],
        returnUrl,
        idempotencyKey: "k-offline",
        payment: "offline",
      },
    },
  );
  expect(take?.readOver?.({ idempotencyKey: "k" }, { ...offered, offer: null })).toEqual({
    refused: { code: "hold_expired", field: null },
  });
  expect(take?.leads?.({ order: offer, redirectUrl: "https://pay.example/" })).toBe(
    "https://pay.example/",
  );
  expect(take?.leads?.({ order: offer, redirectUrl: null })).toBe(
    `/ticket-confirmation?order=${offer.orderToken}`,
  );
});

it("an offer whose time ran out meanwhile says so, and can be looked at again", () => {
  const refused = { code: "hold_expired", field: null };
  const html = bodyOf(offered, { outcome: { form: "take", typed: {}, refused } });
  expect(textOf(html)).toContain(words.en.lookAgain);
  expect(textOf(html)).toContain("The tickets went back on sale");
});

it.each([
  ["waiting", waiting],
  ["offered", offered],
])("a place that is %s of a cancelled event can neither be taken nor left", (_name, place) => {
  const html = bodyOf({ ...place, ...off });
  expect(textOf(html)).toContain("This event was cancelled");
  expect(html).not.toMatch(/<form|<dialog/);
});

it("what was accepted leads to its tickets, and is no more to be left", () => {
  const html = bodyOf({ ...waiting, state: "accepted", orderToken: "order-token-0001" });
  expect(html).toContain('href="/ticket-confirmation?order=order-token-0001"');
  expect(html).not.toContain("<form");
});

const toEvent = 'href="https://jubilee.example/event-info-view/x"';

it.each(["declined", "expired", "left", "waiting"] as const)(
  "whoever %s finds the way to the event, where it has a page",
  (state) => {
    expect(bodyOf({ ...waiting, state })).toContain(toEvent);
    expect(textOf(bodyOf({ ...waiting, state }))).toContain("See the event");
    const html = bodyOf({ ...waiting, state, pageUrl: null });
    expect(textOf(html)).not.toContain("See the event");
  },
);

it.each(languages)("%s says where a party stands and how the list works", (lang) => {
  const text = textOf(bodyOf(waiting, { reader: { lang, locale: lang } }));
  expect(text).toContain(words[lang].rulesTitle);
  expect(text).toContain(words[lang].leave.title);
});
