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

it("words that ask for the focus stay and have it, and are not told a second time", () => {
  let told: string | null = "";
  document.body.innerHTML = pageWith("<button>No more mails</button>");
  document.querySelector("button")?.focus();
  renew(made('<output data-said="" tabindex="-1">You get no more</output><p>Rest</p>'), (said) => {
    told = said;
  });
  expect(told).toBeNull();
  expect(document.activeElement?.textContent).toBe("You get no more");

  document.body.innerHTML = pageWith('<button id="wish">No more mails</button>');
  document.querySelector("button")?.focus();
  renew(
    made('<output data-said="" tabindex="-1">No more</output><button id="wish">Again</button>'),
    (said) => {
      told = said;
    },
  );
  expect(told).toBe("No more");
  expect(document.activeElement?.textContent).toBe("Again");
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

it("a page whose link is dead takes the place; what is gone within a page does not", () => {
  const main = (inner: string) => `<main id="content">${inner}</main>`;
  document.body.innerHTML = main(pageWith("<p data-gone>Taken away</p>"));
  const whole = new DOMParser().parseFromString(
    main(pageWith("<p data-gone>Taken away</p><p>New</p>")),
    "text/html",
  );
  renew(whole, () => undefined);
  expect(document.querySelector("h1")?.textContent).toBe("Page");
  expect(document.querySelector("#own")?.textContent).toBe("Taken awayNew");
  const dead = '<main id="content" data-gone><h1 tabindex="-1">Gone</h1></main>';
  renew(new DOMParser().parseFromString(dead, "text/html"), () => undefined);
  expect(document.querySelector("main")?.textContent).toBe("Gone");
});
