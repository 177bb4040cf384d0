import { expect, it } from "vitest";
import { rootElement } from "./rootElement.ts";

it("'a missing root element throws an error' that says what to add", () => {
  expect(() => rootElement(document)).toThrow(/no element with the id "root"/);
  const root = document.body.appendChild(document.createElement("div"));
  root.id = "root";
  expect(rootElement(document)).toBe(root);
  root.remove();
});
