import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { widget as donationWidget } from "../donation/definition.ts";
import { defineWidget } from "../element/define.ts";
import { answerRecorded, type RecordedAnswer } from "../fixtures/answer-recorded.ts";
import { gift, library } from "../fixtures/campaigns.ts";
import { shared } from "../fixtures/events.ts";
import { heldOrder, paidOrder, receipt } from "../fixtures/orders.ts";
import { barMoney, barMoneyHidden } from "../fixtures/polls.ts";
import { widget as pollWidget } from "../poll/definition.ts";
import { widget as rsvpWidget } from "../rsvp/definition.ts";
import { widget as ticketsWidget } from "../tickets/definition.ts";
import { eventNames } from "./event-names.ts";

/** Who uses the widgets here; none of it may reach the page around them. */
const person = { name: "Quirina Zwetkov", email: "quirina@zwetkov.example", note: "Kein Sellerie" };
const prefill = new URLSearchParams({ ...person, answer: "yes" }).toString();
const personal = /quirina|zwetkov|sellerie|søren|ætterhøi|tobias|canoe|florian|hannelore|token/i;
/** What details are made of: public ids, codes, sums and the names of steps. */
const details = new Set(
  "kind eventId step state partySize orderCode totalMinor currency tickets reason campaignId giftCode frequency position code pollId".split(
    " ",
  ),
);

const origin = "https://jubilee.example";
/** Screens of their own come by imports, which a busy machine takes its time for. */
const patience = { timeout: 60_000 };
const known = { name: person.name, buyerName: person.name, buyerEmail: person.email };

const held = { ...heldOrder, ...known };
const paid = { ...paidOrder, ...known };
const given = { ...gift, donorName: person.name, donorEmail: person.email };
const answers: Record<string, RecordedAnswer> = {
  "GET rsvp/reply": shared,
  "POST rsvp/reply": { ...receipt, ...known, note: person.note },
  "GET rsvp/wait": shared,
  "POST rsvp/wait": { ...receipt, ...known, state: "waitlisted", waitlistPosition: 3 },
  "GET rsvp/away": "offline",
  "GET tickets/buy": shared,
  "POST hold/buy": held,
  [`POST order/${held.orderToken}/checkout`]: { order: paid, redirectUrl: null },
  "GET tickets/late": shared,
  "GET order/late-order-token": { ...held, status: "expired" },
  "GET donation/give": library,
  "POST donation/give": { gift: { ...given, status: "pledged" }, redirectUrl: "#paying" },
  "GET donation/given": library,
  "GET gift/given-gift-token": given,
  "GET poll/vote": barMoney,
  "POST poll/vote": barMoneyHidden,
};

const heard: { type: string; detail: Record<string, unknown> }[] = [];
const hear = (event: Event) => {
  if (event instanceof CustomEvent) heard.push({ type: event.type, detail: event.detail });
};
let undo: () => void;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      declare readonly seen: (entries: { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.seen = seen;
      }
      observe() {
        queueMicrotask(() => this.seen([{ isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  for (const widget of [rsvpWidget, ticketsWidget, donationWidget, pollWidget])
    defineWidget(widget, { origin });
  for (const name of eventNames) document.addEventListener(name, hear);
  undo = answerRecorded(answers);
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  for (const name of eventNames) document.removeEventListener(name, hear);
  undo();
  vi.unstubAllGlobals();
});

type Widget = HTMLElement & Record<"open" | "close", () => Promise<void>>;

async function place(kind: string, token: string, extra: Record<string, string> = {}) {
  const element = document.createElement(`jubilee-${kind}`) as Widget;
  for (const [name, value] of Object.entries({ token, prefill, ...extra })) {
    element.setAttribute(name, value);
  }
  await act(async () => document.body.append(element));
  return element;
}

async function press(element: Element, words: RegExp): Promise<void> {
  const find = () =>
    [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find(
      ({ textContent, ariaLabel }) => words.test(textContent) || words.test(ariaLabel ?? ""),
    );
  await waitFor(() => expect(find(), String(words)).toBeDefined(), patience);
  await act(async () => find()?.click());
}

/** What the page has prefilled comes right after the form. */
const untilFilled = (element: Widget) =>
  waitFor(
    () =>
      expect(element.shadowRoot?.querySelector<HTMLInputElement>("[name=email]")?.value).toBe(
        person.email,
      ),
    patience,
  );

const untilHeard = (name: string) =>
  waitFor(() => expect(heard.map(({ type }) => type)).toContain(`jubilee:${name}`), patience);

it("tells the page of everything, and of nobody: every event, with public ids and codes only", async () => {
  const reply = await place("rsvp", "reply");
  await untilFilled(reply);
  await press(reply, /^Send my reply/);
  await untilHeard("rsvp-submitted");
  await press(reply, /^Change reply/);
  await press(reply, /^Save my reply/);
  await untilHeard("rsvp-updated");
  const waiting = await place("rsvp", "wait", { shape: "button" });
  await act(() => waiting.open());
  await untilFilled(waiting);
  await press(waiting, /^Send my reply/);
  await untilHeard("waitlist-joined");
  await act(() => waiting.close());
  await place("rsvp", "away");
  await untilHeard("error");

  const buying = await place("tickets", "buy");
  await press(buying, /One more/);
  await press(buying, /^Check out/);
  await untilHeard("order-started");
  await untilFilled(buying);
  await press(buying, /^Pay \$/);
  await untilHeard("order-completed");
  history.replaceState(null, "", "/?jubilee_order=late-order-token");
  await place("tickets", "late");
  await untilHeard("order-failed");

  const giving = await place("donation", "give");
  await untilFilled(giving);
  await press(giving, /^Give \$/);
  await untilHeard("donation-started");
  history.replaceState(null, "", "/?jubilee_gift=given-gift-token");
  await place("donation", "given");
  await untilHeard("donation-completed");

  const voting = await place("poll", "vote");
  await press(voting, /^Rank it/);
  await press(voting, /^Rank it/);
  await press(voting, /^Vote/);
  await untilHeard("poll-voted");

  expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(eventNames));
  for (const { type, detail } of heard) {
    expect(JSON.stringify(detail), type).not.toMatch(personal);
    expect(
      Object.keys(detail).filter((name) => !details.has(name)),
      type,
    ).toEqual([]);
  }
}, 240_000);
