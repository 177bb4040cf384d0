import { afterEach, expect, it, vi } from "vitest";
import { listenEarly } from "../inline/early.ts";
import { showNews } from "./anew-way.ts";
import { askNoBuyer } from "./bought.ts";

const { documentElement: page } = document;
const told = (name: string) =>
  document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));

afterEach(() => {
  sessionStorage.clear();
  delete page.dataset["bought"];
  vi.unstubAllGlobals();
});

it("whoever has bought is not asked again, also when the page is loaded anew, on this page alone", () => {
  history.replaceState(null, "", "/event-info-view/one");
  askNoBuyer();
  expect(page.dataset["bought"]).toBeUndefined();
  told("jubilee:order-completed");
  expect(page.dataset["bought"]).toBe("");
  delete page.dataset["bought"];
  listenEarly();
  expect(page.dataset["bought"]).toBe("");
  delete page.dataset["bought"];
  history.replaceState(null, "", "/event-info-view/another");
  listenEarly();
  expect(page.dataset["bought"]).toBeUndefined();
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
