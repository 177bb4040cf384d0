import { expect, it } from "vitest";
import { banWords } from "./closed.copy.ts";

it("tells until when somebody is banned as the reader writes dates", () => {
  const ban = { reason: "Advertising", until: "2026-12-05T12:00:00Z" };
  expect(banWords(ban, "en-GB")).toContain("until 5 December 2026.");
  expect(banWords(ban, "en-US")).toContain("until December 5, 2026.");
});
