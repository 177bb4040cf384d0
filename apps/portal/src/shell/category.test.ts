import { expect, it } from "vitest";
import { currentCategory } from "./category.rules.ts";

it.each([
  ["settings", "account-settings", "administrative"],
  ["help", "help", null],
  ["insight.search", null, null],
])("the rail lights %s: %s", (routeName, feature, category) => {
  expect(currentCategory(routeName, feature, null)).toBe(category);
});
