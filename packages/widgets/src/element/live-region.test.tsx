import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { checkout } from "../copy/en/checkout.copy.ts";
import { donation } from "../copy/en/donation.copy.ts";
import { rsvp } from "../copy/en/rsvp.copy.ts";
import { tickets } from "../copy/en/tickets.copy.ts";
import { widget as donationWidget } from "../donation/definition.ts";
import { gift, library } from "../fixtures/campaigns.ts";
import { shared } from "../fixtures/events.ts";
import { heldOrder, receipt } from "../fixtures/orders.ts";
import { widget as rsvpWidget } from "../rsvp/definition.ts";
import { widget as ticketsWidget } from "../tickets/definition.ts";
import { defineWidget } from "./define.ts";

/**
 * What a screen reader is told. Each answer of the server waits until the test lets it come, so what
 * stands in a live region meanwhile hangs on no clock and on no machine.
 */

const clock = Date.parse(heldOrder.serverTime);
const minuteMs = 60_000;
const held = { ...heldOrder, holdExpiresAt: new Date(clock + 15 * minuteMs).toISOString() };
const soldOut = { code: "sold_out", message: "These were taken meanwhile", field: null };

/** A link of its own for each test: what a tab keeps of one is not the next one's. */
let token: string;
let tests = 0;
/** What is being asked, and what lets its answer come. */
let waiting: Map<string, (answer: Response) => void>;

beforeEach(() => {
  tests += 1;
  token = `live-${tests}`;
  waiting = new Map();
  vi.spyOn(Date, "now").mockReturnValue(clock);
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    const path = address.split("/functions/v1/embed/").at(-1) ?? "";
    return new Promise<Response>((answer) => {
      waiting.set(`${init?.method ?? "GET"} ${path}`, answer);
    });
  });
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
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets the answer to a question come, once it has been asked. */
async function answer(question: string, body: object, status = 200): Promise<void> {
  await waitFor(() => expect([...waiting.keys()]).toContain(question));
  const give = waiting.get(question);
  waiting.delete(question);
  await act(async () => give?.(Response.json(body, { status })));
}

/** A widget in the page, and what can be heard of it. */
async function place(kind: string, prefill = "name=Ada&email=ada@example.org") {
  const element = document.createElement(`jubilee-${kind}`);
  element.setAttribute("token", token);
  element.setAttribute("prefill", prefill);
  await act(async () => document.body.append(element));
  const shadow = element.shadowRoot;
  if (!shadow) throw new Error("There is no widget.");
  const words = (selector: string) =>
    [...shadow.querySelectorAll(selector)].map(({ textContent }) => textContent);
  /** The polite region stands behind everything else, from the beginning on. */
  const region = () => [...shadow.querySelectorAll("output")].at(-1);
  return {
    shadow,
    /** The form is there with what it was given: a person sees it before they press. */
    filled: (field: string, value: string) =>
      waitFor(() => expect(shadow.querySelector<HTMLInputElement>(`#${field}`)?.value).toBe(value)),
    region,
    said: () => region()?.textContent,
    alerts: () => words("[role=alert]").join(" "),
    states: () => words("output").join(" "),
    press: async (label: string | RegExp) => {
      const find = () =>
        [...shadow.querySelectorAll("button")].find(({ textContent, ariaLabel }) =>
          [textContent, ariaLabel].some((name) =>
            typeof label === "string" ? name === label : label.test(name ?? ""),
          ),
        );
      await waitFor(() => expect(find(), String(label)).toBeDefined());
      await act(async () => find()?.click());
    },
  };
}

it("that it loads is said, and busy, until it is there", async () => {
  const { shadow, states } = await place("rsvp");
  await waitFor(() => expect(states()).toContain("Loading"));
  expect(shadow.querySelector("[aria-busy]")?.textContent).toContain("Loading");
  await answer(`GET rsvp/${token}`, shared);
  await waitFor(() => expect(shadow.querySelector("section")?.ariaLabel).toBe(rsvp.region));
  expect(shadow.querySelector("[aria-busy]")).toBeNull();
  expect(shadow.textContent).not.toContain("Loading");
});

it("that it cannot load is an alert", async () => {
  const { alerts } = await place("rsvp");
  await answer(`GET rsvp/${token}`, { code: "unavailable", message: "", field: null }, 503);
  await waitFor(() => expect(alerts()).toContain("We cannot reach the event just now"));
});

it("a reply is told while it is sent, and then what became of it, in the same region", async () => {
  const { region, filled, press, said } = await place(
    "rsvp",
    "name=Ada&email=ada@example.org&answer=yes",
  );
  const first = region();
  await answer(`GET rsvp/${token}`, shared);
  await filled("email", "ada@example.org");
  await press(rsvp.send);
  await waitFor(() => expect(said()).toBe(rsvp.sending));
  await answer(`POST rsvp/${token}`, receipt);
  await waitFor(() => expect(said()).toMatch(/^See you on .*June/));
  expect(region()?.isSameNode(first ?? null)).toBe(true);
});

it("a reply that is refused is an alert, and nothing is being sent any more", async () => {
  const { filled, press, said, alerts } = await place(
    "rsvp",
    "name=Ada&email=ada@example.org&answer=yes",
  );
  await answer(`GET rsvp/${token}`, shared);
  await filled("email", "ada@example.org");
  await press(rsvp.send);
  await waitFor(() => expect(said()).toBe(rsvp.sending));
  const body = { code: "conflict", message: "Somebody was faster", field: null };
  await answer(`POST rsvp/${token}`, body, 409);
  await waitFor(() => expect(alerts()).toContain("Somebody was faster"));
  await waitFor(() => expect(said()).toBe(""));
});

it("what is missing is an alert at its own field", async () => {
  const { shadow, filled, press, alerts } = await place("rsvp", "name=Ada");
  await answer(`GET rsvp/${token}`, shared);
  await filled("name", "Ada");
  await press(rsvp.send);
  await waitFor(() => expect(alerts()).toContain("Choose yes, maybe or no."));
  const described = shadow.querySelector("#email")?.getAttribute("aria-describedby") ?? "-";
  expect(shadow.getElementById(described)?.getAttribute("role")).toBe("alert");
});

it("tickets: how many, what they cost, that they are being held, the next screen, the minutes left", async () => {
  const { press, said, states } = await place("tickets");
  await answer(`GET tickets/${token}`, shared);
  await press(/^One more/);
  const [type] = shared.tickets;
  await waitFor(() =>
    expect(states()).toContain(`${tickets.total}$${((type?.priceMinor ?? 0) / 100).toFixed(2)}`),
  );
  await press(tickets.checkOut);
  await waitFor(() => expect(said()).toBe(tickets.holding));
  await answer(`POST hold/${token}`, held);
  await waitFor(() => expect(said()).toBe(checkout.title));
  // The clock is looked at every second.
  vi.mocked(Date.now).mockReturnValue(clock + 10 * minuteMs);
  await waitFor(() => expect(said()).toBe(checkout.minutesLeft(5)));
});

it("tickets that somebody else has taken are an alert", async () => {
  const { press, said, alerts } = await place("tickets");
  await answer(`GET tickets/${token}`, shared);
  await press(/^One more/);
  await press(tickets.checkOut);
  await waitFor(() => expect(said()).toBe(tickets.holding));
  await answer(`POST hold/${token}`, soldOut, 409);
  await answer(`GET tickets/${token}`, shared);
  await waitFor(() => expect(alerts()).toContain(soldOut.message));
  await waitFor(() => expect(said()).toBe(""));
});

it("a gift: that the payment page is opened, that it was refused, and thanks for one that has come", async () => {
  const giving = await place("donation");
  await answer(`GET donation/${token}`, library);
  await giving.filled("email", "ada@example.org");
  await giving.press(/^Give \$/);
  await waitFor(() => expect(giving.said()).toBe(donation.leaving));
  await answer(`POST donation/${token}`, { code: "conflict", message: "Paused", field: null }, 409);
  await waitFor(() => expect(giving.alerts()).toContain("Paused"));
  await waitFor(() => expect(giving.said()).toBe(""));
  document.body.replaceChildren();
  waiting.clear();

  history.replaceState(null, "", `/?jubilee_gift=${gift.giftToken}`);
  const back = await place("donation");
  await answer(`GET donation/${token}`, library);
  await answer(`GET gift/${gift.giftToken}`, gift);
  await waitFor(() => expect(back.said()).toBe("Thank you, Florian"));
});
