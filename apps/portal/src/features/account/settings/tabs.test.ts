import { expect, it } from "vitest";
import { accountTabOf } from "./tabs.rules.ts";

it.each([
  ["/account-settings", "", "", "profile"],
  ["/account", "", "", "plan"],
  ["/account", "?tab=security", "", "security"],
  ["/account-settings", "?plan=pro", "", "plan"],
  ["/account-settings", "?paid=pro", "", "plan"],
  ["/account-settings", "", "#notifications", "notifications"],
  ["/account-settings", "?tab=nonsense", "", "profile"],
])("%s%s%s opens %s", (pathname, search, hash, tab) =>
  expect(accountTabOf(pathname, search, hash)).toBe(tab),
);
