import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { waitFor } from "@testing-library/react";
import { answerRecorded } from "../fixtures/answer-recorded.ts";
import { shared } from "../fixtures/events.ts";
import { widget as rsvpWidget } from "../rsvp/definition.ts";
import { defineWidget } from "./define.ts";
import type { JubileeElement } from "./element.types.ts";

/** What a page has written inside a widget's element. */

vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
defineWidget(rsvpWidget, { origin: "https://jubilee.example" });

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

async function place(token: string): Promise<JubileeElement> {
  document.body.innerHTML = `<jubilee-rsvp token="${token}"><a href="/elsewhere">Class reunion, 12 June</a></jubilee-rsvp>`;
  const element = document.body.querySelector<JubileeElement>("jubilee-rsvp");
  if (!element) throw new Error("no element");
  await act(async () => undefined);
  return element;
}

const slotOf = ({ shadowRoot }: HTMLElement) => shadowRoot?.querySelector("slot");
const text = ({ shadowRoot }: HTMLElement) => shadowRoot?.textContent ?? "";

it("gives way to the widget once that is ready", async () => {
  const undo = answerRecorded({ "GET rsvp/written": shared });
  const element = await place("written");
  await waitFor(() => expect(text(element)).toContain("Will you be there?"));
  expect(slotOf(element)?.hidden).toBe(true);
  undo();
});

const lost: [string, () => Promise<Response>, string][] = [
  ["offline", () => Promise.reject(new TypeError("Failed to fetch")), "Check your connection"],
  [
    "429",
    async () =>
      Response.json({ code: "too_many_requests", message: "", field: null }, { status: 429 }),
    "Too many people are asking at once",
  ],
  [
    "503",
    async () => Response.json({ code: "unavailable", message: "", field: null }, { status: 503 }),
    "Our server is not answering as it should",
  ],
  [
    "404",
    async () => Response.json({ code: "link_invalid", message: "", field: null }, { status: 404 }),
    "This link is not valid any more",
  ],
];

it.each(lost)("stays where the data do not come, %s, and says why", async (name, answer, words) => {
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const element = await place(name);
  await waitFor(() => expect(text(element)).toContain(words));
  expect(slotOf(element)?.hidden).toBe(false);
  expect(element.shadowRoot?.querySelector("section slot")).toBeNull();
});

it("stays where a sign-in page answers instead of the server", async () => {
  vi.spyOn(globalThis, "fetch").mockImplementation(
    async () => new Response("<!doctype html><p>Sign in</p>"),
  );
  const element = await place("portal");
  await waitFor(() => expect(text(element)).toContain("We cannot reach the event just now"));
  expect(slotOf(element)?.hidden).toBe(false);
});

it("comes back when the data are lost later, and goes when they are there again", async () => {
  const undo = answerRecorded({ "GET rsvp/later": shared });
  const element = await place("later");
  await waitFor(() => expect(text(element)).toContain("Will you be there?"));
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  await act(() => element.reload());
  await waitFor(() => expect(slotOf(element)?.hidden).toBe(false));
  fetched.mockRestore();
  await act(() => element.reload());
  await waitFor(() => expect(slotOf(element)?.hidden).toBe(true));
  undo();
});
