import { expect, it } from "vitest";
import { bearersOf, tagUses } from "./tagUse.rules.ts";

it.each([
  [{ guests: 2, activities: 1, tasks: 3 }, 6, "2 guests, 1 activity, and 3 tasks"],
  [{ guests: 0, activities: 0, tasks: 1 }, 1, "1 task"],
  [{ guests: 1, activities: 0, tasks: 2 }, 3, "1 guest and 2 tasks"],
])("all that bears a tag is counted and said: %o", (use, count, words) => {
  expect(tagUses(use)).toBe(count);
  expect(bearersOf(use)).toBe(words);
});
