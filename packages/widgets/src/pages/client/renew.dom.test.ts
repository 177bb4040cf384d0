import { expect, it } from "vitest";
import { renew } from "./renew.ts";

const pageWith = (part: string) =>
  `<h1 tabindex="-1">Page</h1><div id="own" data-anew="">${part}</div>`;
const made = (part: string) => new DOMParser().parseFromString(pageWith(part), "text/html");

function renewed(before: string, after: string, pressed: string): Element | null {
  document.body.innerHTML = pageWith(before);
  document.querySelector<HTMLElement>(pressed)?.focus();
  renew(made(after), () => undefined);
  return document.activeElement;
}

it("what was pressed has the focus again, so that nobody loses their place", () => {
  const place = renewed('<button id="wish">On</button>', '<button id="wish">Off</button>', "#wish");
  expect(place?.textContent).toBe("Off");
});

it("where it is gone, the page is read from its heading", () => {
  expect(renewed('<button id="wish">On</button>', "<p>Done</p>", "#wish")?.localName).toBe("h1");
});

it("a focus that stands elsewhere stays there", () => {
  document.body.innerHTML = "";
  const place = renewed("<p>Old</p>", "<p>New</p>", "h1");
  expect(place?.localName).toBe("h1");
  expect(document.querySelector("#own")?.textContent).toBe("New");
});
