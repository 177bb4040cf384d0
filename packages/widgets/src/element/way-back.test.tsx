import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkout } from "../copy/en/checkout.copy.ts";
import { tickets } from "../copy/en/tickets.copy.ts";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared } from "../fixtures/events.ts";
import { heldOrder } from "../fixtures/orders.ts";
import { widget as ticketsWidget } from "../tickets/definition.ts";
import { defineWidget } from "./define.ts";

const clock = Date.parse(heldOrder.serverTime);
const held = { ...heldOrder, holdExpiresAt: new Date(clock + 15 * 60_000).toISOString() };
const path = `order/${heldOrder.orderToken}/checkout`;
let undo: () => void;

beforeEach(() => {
  vi.spyOn(Date, "now").mockReturnValue(clock);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  defineWidget(ticketsWidget, { origin: "https://jubilee.example" });
  undo = answerRecorded({
    "GET tickets/way-back": shared,
    "POST hold/way-back": held,
    // A payment page that this page can leave for and still be asked.
    [`POST ${path}`]: { order: held, redirectUrl: "#pay" },
  });
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  undo();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("a page that the browser has kept pays again, once, with what was typed", async () => {
  const element = document.createElement("jubilee-tickets");
  element.setAttribute("token", "way-back");
  element.setAttribute("prefill", "name=Ada&email=ada@example.org");
  await act(async () => document.body.append(element));
  const shadow = element.shadowRoot;
  if (!shadow) throw new Error("There is no widget.");
  const button = (name: string) =>
    [...shadow.querySelectorAll("button")].find(
      ({ textContent, ariaLabel }) => ariaLabel?.startsWith(name) || textContent.startsWith(name),
    );
  const press = async (name: string) => {
    await waitFor(() => expect(button(name), name).toBeDefined());
    await act(async () => button(name)?.click());
  };
  await press("One more");
  await press(tickets.checkOut);
  const email = () => shadow.querySelector<HTMLInputElement>("#email")?.value;
  await waitFor(() => expect(email()).toBe("ada@example.org"));
  const asked = vi.spyOn(globalThis, "fetch");
  const pay = checkout.pay("").trim();
  await press(pay);
  await waitFor(() => expect(location.hash).toBe("#pay"));
  expect(button(checkout.leaving)?.ariaDisabled).toBe("true");
  for (const name of ["pagehide", "pageshow"]) {
    // oxlint-disable-next-line no-await-in-loop -- a page is left, then come back to
    await act(async () => dispatchEvent(new PageTransitionEvent(name, { persisted: true })));
  }
  history.replaceState(null, "", "/");
  await press(pay);
  await waitFor(() => expect(location.hash).toBe("#pay"));
  expect(email()).toBe("ada@example.org");
  const keys = asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it("on our own page the browser's way back leads from the checkout to the tickets", async () => {
  const element = document.createElement("jubilee-tickets");
  element.setAttribute("token", "way-back");
  element.setAttribute("origin", location.origin);
  const here = history.length;
  await act(async () => document.body.append(element));
  const shadow = element.shadowRoot;
  const button = (name: string) =>
    [...(shadow?.querySelectorAll("button") ?? [])].find(
      ({ textContent, ariaLabel }) => ariaLabel?.startsWith(name) || textContent.startsWith(name),
    );
  const press = async (name: string) => {
    await waitFor(() => expect(button(name), name).toBeDefined());
    await act(async () => button(name)?.click());
  };
  await press("One more");
  await press(tickets.checkOut);
  await waitFor(() => expect(shadow?.querySelector("#email")).not.toBeNull());
  expect(history.length).toBe(here + 1);
  await act(async () => history.back());
  await waitFor(() => expect(button("One more")).toBeDefined());
  expect(shadow?.querySelector("#email")).toBeNull();
});

it("who goes back from a payment page, and on to the tickets, finds everything as it was typed", async () => {
  const sent = {
    ...held,
    status: "awaiting_payment" as const,
    buyerName: "Ada",
    buyerEmail: "ada@example.org",
    holders: ["", "Ben"],
    lines: held.lines.map((line) => ({ ...line, quantity: 2 })).slice(0, 1),
  };
  undo();
  undo = answerRecorded({
    "GET tickets/came-back": shared,
    [`GET order/${heldOrder.orderToken}`]: sent,
    [`DELETE order/${heldOrder.orderToken}`]: sent,
    "POST hold/came-back": {
      ...sent,
      status: "reserved",
      buyerName: null,
      buyerEmail: null,
      holders: undefined,
    },
  });
  sessionStorage.setItem(
    "jubilee:tickets/came-back",
    JSON.stringify({ order: heldOrder.orderToken }),
  );
  const element = document.createElement("jubilee-tickets");
  element.setAttribute("token", "came-back");
  await act(async () => document.body.append(element));
  const field = (id: string) =>
    element.shadowRoot?.querySelector<HTMLInputElement>(`#${id}`)?.value;
  const press = async (words: string) => {
    const find = () =>
      [...(element.shadowRoot?.querySelectorAll("button") ?? [])].find(({ textContent }) =>
        textContent.includes(words),
      );
    await waitFor(() => expect(find(), words).toBeDefined());
    await act(async () => find()?.click());
  };
  await waitFor(() => expect(field("name")).toBe("Ada"));
  expect(field("holder-1")).toBe("Ben");
  await press(checkout.tickets);
  await press(tickets.checkOut);
  await waitFor(() => expect(field("name")).toBe("Ada"));
  expect([field("email"), field("holder-1")]).toEqual(["ada@example.org", "Ben"]);
});
