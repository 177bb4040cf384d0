import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenEarly } from "../inline/early.ts";
import { keyOf } from "../inline/bought-here.ts";
import { showNews } from "./anew-way.ts";
import { askNoBuyer } from "./bought.ts";

const { documentElement: page } = document;
const told = (name: string, detail?: object) =>
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));

/** The page of an event whose tickets are on sale, as it was opened just now. */
function openEvent(eventId: string): void {
  delete page.dataset["bought"];
  document.body.innerHTML = `<div data-bought-says data-event="${eventId}">
    <a hidden data-way>My tickets <bdi></bdi></a><button data-bought-other>Another</button></div>`;
  listenEarly();
}
const ways = () =>
  [...document.querySelectorAll<HTMLAnchorElement>("a[data-way]:not([hidden])")].map(
    ({ pathname, search, textContent }) => [pathname + search, textContent],
  );

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.replaceChildren();
  delete page.dataset["bought"];
  vi.unstubAllGlobals();
});

it("whoever has bought is not asked on this device, and sees what they have with the way to it", async () => {
  openEvent("one");
  askNoBuyer();
  expect(page.dataset["bought"]).toBeUndefined();
  told("jubilee-bought", { eventId: "one", orderToken: "secret", what: "2 × Banquet" });
  expect(page.dataset["bought"]).toBe("");
  const mine = [["/ticket-confirmation?jubilee_order=secret", "My tickets 2 × Banquet"]];
  expect(ways()).toEqual(mine);

  // Another tab, another day: the page is not asked with, from its first paint on.
  vi.resetModules();
  openEvent("one");
  expect(page.dataset["bought"]).toBe("");
  const later = await import("./bought.ts");
  later.askNoBuyer();
  expect(ways()).toEqual(mine);

  // Who shares the device answers for themselves.
  document.querySelector<HTMLElement>("[data-bought-other]")?.click();
  expect(page.dataset["bought"]).toBeUndefined();

  openEvent("another");
  expect(page.dataset["bought"]).toBeUndefined();
});

it("an order's page says what it holds, and what admits nobody any more is forgotten", async () => {
  const open = async (holds: string) => {
    document.body.innerHTML = `<main data-event-of="one" data-holds="${holds}" data-holds-at="/ticket/7"></main>`;
    vi.resetModules();
    (await import("./bought.ts")).askNoBuyer();
  };
  await open("1 × Tour");
  expect(localStorage.getItem(keyOf("one"))).toContain("1 × Tour");
  openEvent("one");
  expect(page.dataset["bought"]).toBe("");
  await open("");
  expect(localStorage.getItem(keyOf("one"))).toBeNull();
});

it.each([
  "no json",
  "{}",
  '[{"way":"//evil.example","what":"x"},{"way":"javascript:1","what":"x"}]',
])("storage with somebody else's text says nothing: %s", (text) => {
  localStorage.setItem(keyOf("one"), text);
  openEvent("one");
  expect(page.dataset["bought"]).toBeUndefined();
});

it("where storage is blocked it holds until the page is left", async () => {
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked });
  openEvent("one");
  vi.resetModules();
  (await import("./bought.ts")).askNoBuyer();
  told("jubilee-bought", { eventId: "one", orderToken: "secret", what: "2 × Banquet" });
  expect(page.dataset["bought"]).toBe("");
  expect(ways()).toHaveLength(1);
});

it("an answer is counted on the page around it at once", async () => {
  const crowd = (people: number) => `<div id="crowd" data-anew>${people} are coming</div>`;
  document.body.innerHTML = crowd(4);
  vi.stubGlobal("fetch", () =>
    Promise.resolve(new Response(crowd(5), { headers: { "content-type": "text/html" } })),
  );
  showNews();
  told("jubilee:rsvp-submitted");
  await vi.waitFor(() => expect(document.body.textContent).toContain("5 are coming"));
});
