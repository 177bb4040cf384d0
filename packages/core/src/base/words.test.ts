import { expect, it } from "vitest";
import { counted, withArticle } from "./words.rules.ts";

it.each([
  [counted(1, "household"), "1 household"],
  [counted(0, "line"), "0 lines"],
  [counted(2, "line"), "2 lines"],
  [counted(1, "person", "people"), "1 person"],
  [counted(12_000, "person", "people"), "12,000 people"],
])("%s", (words, expected) => {
  expect(words).toBe(expected);
});

it.each([
  ["guest", "a guest"],
  ["organization", "an organization"],
  ["Employee", "an Employee"],
  ["hour", "an hour"],
  ["household", "a household"],
  ["unit", "a unit"],
  ["university", "a university"],
  ["uninvited guest", "an uninvited guest"],
  ["user", "a user"],
  ["umbrella", "an umbrella"],
  ["one-day pass", "a one-day pass"],
])("%s has its article", (noun, expected) => {
  expect(withArticle(noun)).toBe(expected);
});
