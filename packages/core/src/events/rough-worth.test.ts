import { expect, it } from "vitest";
import { roughWorth } from "./rough-worth.rules.ts";

it.each([
  [24_000, "EUR", 24_000],
  [24_000, "USD", 24_000],
  [24_000, "JPY", 3_000_000],
  [8, "JPY", 1000],
  [9, "HUF", 3600],
  [65, "SEK", 780],
  [0, "VND", 0],
])("%i of a template is about %s %i", (amount, currency, worth) => {
  expect(roughWorth(amount, currency)).toBe(worth);
});
