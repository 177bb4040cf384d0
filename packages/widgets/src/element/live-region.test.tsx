import { act, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { checkout } from "../copy/en/checkout.copy.ts";
import { tickets } from "../copy/en/tickets.copy.ts";
import { donationWidget } from "../donation/definition.ts";
import { answerRecorded, type RecordedAnswer } from "../fixtures/answer-recorded.ts";
import { gift, library } from "../fixtures/campaigns.ts";
import { shared } from "../fixtures/events.ts";
import { heldOrder, paidOrder, receipt } from "../fixtures/orders.ts";
import { rsvpWidget } from "../rsvp/definition.ts";
import { ticketsWidget } from "../tickets/definition.ts";
import { defineWidget } from "./define.ts";

/** What a screen reader is told: the words that come to stand in a widget's live region. */

const patience = { timeout: 150_000 };
vi.setConfig({ testTimeout: 180_000 });

/** Screens of their own come by imports, which a busy machine takes its time for: they are there first. */
beforeAll(async () => {
  await Promise.all([
    import("../steps/call.ts"),
    import("../steps/checkout.tsx"),
    import("../steps/colours.ts"),
    import("../steps/cover.ts"),
    import("../steps/methods.ts"),
    import("../steps/pass.tsx"),
    import("../steps/return.ts"),
    import("../steps/send-gift.ts"),
    import("../steps/send-hold.ts"),
    import("../steps/send-reply.ts"),
    import("../steps/sent.tsx"),
    import("../steps/thanks.tsx"),
  ]);
});

const minuteMs = 60_000;
const clock = Date.parse(heldOrder.serverTime);
const held = { ...heldOrder, holdExpiresAt: new Date(clock + 15 * minuteMs).toISOString() };

const answers: Record<string, RecordedAnswer> = {
  "GET rsvp/live": shared,
  "POST rsvp/live": receipt,
  "GET tickets/live": shared,
  "POST hold/live": held,
  [`POST order/${heldOrder.orderToken}/checkout`]: { order: paidOrder, redirectUrl: null },
  "GET donation/live": library,
  [`GET gift/${gift.giftToken}`]: gift,
};

let undo: () => void;

beforeEach(() => {
  // The clock of the recorded answers, which does not move: what is said does not hang on how busy
  // the machine is.
  vi.spyOn(Date, "now").mockReturnValue(clock);
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
});
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  undo();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Places a widget and hears what its live region says from then on. */
async function listenTo(kind: string, prefill = "") {
  const element = document.createElement(`jubilee-${kind}`);
  element.setAttribute("token", "live");
  if (prefill) element.setAttribute("prefill", prefill);
  await act(async () => document.body.append(element));
  const shadow = element.shadowRoot;
  if (!shadow) throw new Error("There is no widget.");
  const said: string[] = [];
  const region = () => [...shadow.querySelectorAll("section ~ output")].at(-1);
  new MutationObserver(() => {
    const words = region()?.textContent ?? "";
    if (words && words !== said.at(-1)) said.push(words);
  }).observe(shadow, { childList: true, characterData: true, subtree: true });
  const press = async (words: RegExp) => {
    const find = () =>
      [...shadow.querySelectorAll("button")].find(
        ({ textContent, ariaLabel }) => words.test(ariaLabel ?? "") || words.test(textContent),
      );
    await waitFor(() => expect(find(), String(words)).toBeDefined(), patience);
    await act(async () => find()?.click());
  };
  /** Waits for so many words; more than that are counted too. */
  const untilSaid = async (count: number) => {
    await waitFor(() => expect(said.length).toBeGreaterThanOrEqual(count), patience);
    return said;
  };
  return { shadow, press, untilSaid, region };
}

it("a reply is told while it is sent, and then what became of it", async () => {
  const { shadow, press, untilSaid, region } = await listenTo(
    "rsvp",
    "name=Ada&email=ada@example.org&answer=yes",
  );
  await waitFor(
    () => expect(shadow.querySelector<HTMLInputElement>("#email")?.value).toBe("ada@example.org"),
    patience,
  );
  expect(region()?.localName).toBe("output");
  await press(/^Send my reply$/);
  expect(await untilSaid(2)).toEqual([
    "Sending your reply",
    expect.stringMatching(/^See you on 12 June/),
  ]);
});

it("what is missing is an alert of its own at its field", async () => {
  const { shadow, press } = await listenTo("rsvp");
  await press(/^Send my reply$/);
  await waitFor(() => {
    const alerts = [...shadow.querySelectorAll("[role=alert]")].map(
      ({ textContent }) => textContent,
    );
    expect(alerts.join()).toContain("Choose yes, maybe or no.");
    const described = shadow.querySelector("#email")?.getAttribute("aria-describedby") ?? "-";
    expect(shadow.getElementById(described)?.textContent).toContain(
      "Please give an e-mail address",
    );
  }, patience);
});

it("tickets: that they are being held, the next screen, the minutes that are left, the end", async () => {
  const { press, untilSaid } = await listenTo("tickets", "name=Ada&email=ada@example.org");
  await press(/^One more$/);
  await press(/^Check out$/);
  expect(await untilSaid(2)).toEqual([tickets.holding, checkout.title]);
  // The clock is looked at every second.
  vi.mocked(Date.now).mockReturnValue(clock + 10 * minuteMs);
  expect((await untilSaid(3)).at(-1)).toBe(checkout.minutesLeft(5));
  await press(/^(Pay|Get my tickets)/);
  expect((await untilSaid(4)).at(-1)).toBe("You’re going, Søren");
});

it("thanks are said when a gift has arrived", async () => {
  history.replaceState(null, "", `/?jubilee_gift=${gift.giftToken}`);
  const { untilSaid } = await listenTo("donation");
  expect(await untilSaid(1)).toEqual(["Thank you, Florian"]);
});
