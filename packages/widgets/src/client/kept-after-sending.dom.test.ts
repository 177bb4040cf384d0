import { act, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { widget as donationWidget } from "../donation/definition.ts";
import { defineWidget } from "../element/define.ts";
import { answerRecorded, type RecordedAnswer } from "../fixtures/answer-recorded.ts";
import { gift, library } from "../fixtures/campaigns.ts";
import { shared } from "../fixtures/events.ts";
import { heldOrder, paidOrder, receipt } from "../fixtures/orders.ts";
import { widget as rsvpWidget } from "../rsvp/definition.ts";
import { widget as ticketsWidget } from "../tickets/definition.ts";

/** What a visitor types, and what opens or edits what they sent. */
const person = { name: "Quirina Zwetkov", email: "quirina@zwetkov.example" };
const personal = /quirina|zwetkov|tobias|canoe|recorded-reply-key|unsent|holders/i;
const patience = { timeout: 20_000 };
const [banquet, mixer] = shared.tickets;
const soldOut = { ...shared, tickets: [{ ...banquet, state: "sold_out" }, mixer] };
const pledged = { ...gift, status: "pledged" as const, donorEmail: person.email };
const placed = { ...heldOrder, status: "awaiting_payment" as const };

const answers: Record<string, RecordedAnswer> = {
  "GET rsvp/reply": shared,
  "POST rsvp/reply": { ...receipt, ...person },
  "GET rsvp/wait": shared,
  "POST rsvp/wait": { ...receipt, ...person, state: "waitlisted", waitlistPosition: 3 },
  "GET tickets/buy": shared,
  "POST hold/buy": heldOrder,
  [`POST order/${heldOrder.orderToken}/checkout`]: { order: paidOrder, redirectUrl: null },
  "GET tickets/leave": shared,
  "POST hold/leave": { ...heldOrder, orderToken: "leaving-order-token" },
  "POST order/leaving-order-token/checkout": { order: placed, redirectUrl: "#paying" },
  "GET tickets/line": soldOut,
  "POST waitlist/line": { position: 2 },
  "GET donation/give": library,
  "POST donation/give": { gift: pledged, redirectUrl: "#paying" },
};
let undo: () => void;
/** The bodies of what was sent. */
const sent: unknown[] = [];

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  for (const widget of [rsvpWidget, ticketsWidget, donationWidget]) {
    defineWidget(widget, { origin: "https://jubilee.example" });
  }
  undo = answerRecorded(answers);
  const recorded = globalThis.fetch;
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) => {
    if (typeof init?.body === "string") sent.push(JSON.parse(init.body));
    return recorded(input, init);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  undo();
  vi.unstubAllGlobals();
});

const stored = () => JSON.stringify(Object.entries(sessionStorage));

async function place(kind: string, token: string, attributes = "") {
  const place = document.createElement("div");
  place.innerHTML = `<jubilee-${kind} token="${token}" ${attributes}></jubilee-${kind}>`;
  await act(async () => document.body.append(place));
  const shadow = place.firstElementChild?.shadowRoot;
  if (!shadow) throw new Error("There is no widget.");
  const press = async (words: RegExp) => {
    const find = () =>
      [...shadow.querySelectorAll("button")].find(
        ({ textContent, ariaLabel }) => words.test(textContent) || words.test(ariaLabel ?? ""),
      );
    await waitFor(() => expect(find(), String(words)).toBeDefined(), patience);
    await act(async () => find()?.click());
  };
  const fill = async (field: string, value: string) => {
    const find = () => shadow.querySelector<HTMLInputElement>(`[name="${field}"]`);
    await waitFor(() => expect(find(), field).not.toBeNull(), patience);
    const input = find();
    if (input) await act(async () => void fireEvent.input(input, { target: { value } }));
  };
  // What the page has prefilled comes right after the form.
  await waitFor(() => expect(stored()).toContain(attributes && token), patience);
  const says = (words: RegExp) =>
    waitFor(() => expect(shadow.textContent).toMatch(words), patience);
  return { shadow, press, fill, says };
}

it.each([
  ["reply", /See you on/],
  ["wait", /waiting list/],
])("a reply that was sent leaves nothing of its visitor in the tab: %s", async (token, done) => {
  const { press, fill, says, shadow } = await place("rsvp", token, 'prefill="answer=yes"');
  await fill("name", person.name);
  await fill("email", person.email);
  await press(/One more/);
  await fill("companion-1", "Tobias");
  expect(stored()).toMatch(/tobias/i);
  await press(/Send my reply/);
  await says(done);
  expect(sent.at(-1)).toMatchObject({ partySize: 2, companions: ["Tobias"] });
  expect(stored()).not.toMatch(personal);
  // The page itself still knows it, until it is left.
  expect(shadow.textContent).toContain(person.email);
  await press(/Change reply/);
  await fill("note", "From the canoe");
  await press(/Save my reply/);
  await says(done);
  expect(stored()).not.toMatch(personal);
});

it("tickets that were bought, and an order that is being paid, leave only the order's token", async () => {
  const bought = await place("tickets", "buy", `prefill="tickets=${banquet?.id}:1"`);
  await bought.press(/Check out/);
  await bought.fill("name", person.name);
  await bought.fill("email", person.email);
  expect(stored()).toMatch(personal);
  await bought.press(/^Pay/);
  await bought.says(/You’re going/);
  expect(stored()).not.toMatch(personal);
  expect(stored()).not.toContain(heldOrder.orderToken);

  const leaving = await place("tickets", "leave", `prefill="tickets=${banquet?.id}:1"`);
  await leaving.press(/Check out/);
  await leaving.fill("name", person.name);
  await leaving.fill("email", person.email);
  expect(stored()).toMatch(personal);
  await leaving.press(/^Pay/);
  await waitFor(() => expect(stored()).not.toMatch(personal), patience);
  expect(stored()).toContain(heldOrder.orderToken);
});

it("a place in line leaves nothing", async () => {
  const { press, fill, says } = await place("tickets", "line");
  await press(/Join waiting list/);
  await fill("line-name", person.name);
  await fill("line-email", person.email);
  expect(stored()).toMatch(personal);
  await press(/Join the waiting list/);
  await says(/2/);
  await waitFor(() => expect(stored()).not.toMatch(personal), patience);
});

it("a gift leaves its amount, and neither who gives nor for whom", async () => {
  const { press, fill } = await place("donation", "give");
  await fill("email", person.email);
  expect(stored()).toMatch(personal);
  await press(/^Give/);
  await waitFor(() => expect(stored()).not.toMatch(personal), patience);
});

it("a page that was loaded anew says that the answer is in, and no more than that", async () => {
  const mark = { receipt: { state: "yes", partySize: 2, waitlistPosition: null } };
  sessionStorage.setItem("jubilee:rsvp/anew", JSON.stringify(mark));
  undo();
  undo = answerRecorded({ ...answers, "GET rsvp/anew": shared });
  const { press, says, shadow } = await place("rsvp", "anew");
  await says(/See you on .*Your reply is with the hosts/s);
  await says(/open the link in the mail/);
  expect(shadow.textContent).not.toContain("Change reply");
  await press(/Reply for somebody else/);
  await says(/Will you be there/);
});
