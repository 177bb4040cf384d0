import { beforeAll, beforeEach, expect, it } from "vitest";
import { countLetters } from "./letters.ts";

const long = "This text is too long.";
const field = () => document.querySelector("textarea") as HTMLTextAreaElement;
const counter = () => document.querySelector<HTMLElement>("[data-letters]");

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
}

beforeAll(() => countLetters());
beforeEach(() => {
  document.documentElement.lang = "en";
  document.body.innerHTML = `<form><textarea data-most="100" data-too-long="${long}"></textarea></form>`;
});

it("says nothing while there is room, and counts near the end", () => {
  type("a".repeat(80));
  expect(counter()).toBeNull();
  type("a".repeat(95));
  expect(counter()?.textContent).toBe("95 / 100");
  expect(field().checkValidity()).toBe(true);
  type("a");
  expect(counter()).toBeNull();
});

it("keeps what was pasted beyond the end, and says why it is not sent", () => {
  type("a".repeat(130));
  expect(field().value).toHaveLength(130);
  expect(counter()?.textContent).toBe("130 / 100");
  expect(counter()?.dataset["letters"]).toBe("over");
  expect(field().validationMessage).toBe(long);
  expect(field().getAttribute("aria-invalid")).toBe("true");
  type("a".repeat(100));
  expect(field().checkValidity()).toBe(true);
  expect(field().hasAttribute("aria-invalid")).toBe(false);
});

it("counts what was filled in for them", () => {
  field().value = "a".repeat(130);
  field().form?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(field().checkValidity()).toBe(false);
});
