import { afterEach, expect, it, vi } from "vitest";
import { looksBelow } from "./covering.rules.ts";

const place = new DOMRect(100, 100, 44, 44);
const coversSomething = (...[at, self]: Parameters<typeof looksBelow>) => {
  for (const isFound of looksBelow(at, self)) if (isFound) return true;
  return false;
};

function page(html: string, under: string) {
  document.body.innerHTML = `<button id="self"></button>${html}`;
  const self = document.querySelector("#self");
  if (!self) throw new Error("The button itself is missing");
  const found = [self, ...document.querySelectorAll(under)];
  const look = vi.fn(() => found);
  document.elementsFromPoint = look;
  return { self, look };
}

afterEach(() => Reflect.deleteProperty(document, "elementsFromPoint"));

it("asks the browser once where a list lies below, and at every point where nothing does", () => {
  const row = page("<table><tr><td><button>Ada</button></td></tr></table>", "td button");
  expect(coversSomething(place, row.self)).toBe(true);
  expect(row.look).toHaveBeenCalledOnce();
  const empty = page("<main></main>", "main");
  expect(coversSomething(place, empty.self)).toBe(false);
  expect(empty.look).toHaveBeenCalledTimes(25);
});

it("does not lie on the bar of a figure", () => {
  const bar = page('<div data-figure=""><div id="track"></div></div>', "#track");
  expect(coversSomething(place, bar.self)).toBe(true);
});

it("does not lie on the rim of a card, and may lie within one", () => {
  const card = page(
    '<section style="border: 1px solid; border-radius: 12px"></section>',
    "section",
  );
  const stand = (left: number) => {
    const [section] = document.querySelectorAll("section");
    if (section) section.getBoundingClientRect = () => new DOMRect(left, 0, 400, 400);
  };
  stand(120);
  expect(coversSomething(place, card.self)).toBe(true);
  stand(-256);
  expect(coversSomething(place, card.self)).toBe(true);
  stand(0);
  expect(coversSomething(place, card.self)).toBe(false);
});
