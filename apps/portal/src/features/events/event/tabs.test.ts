import { expect, it } from "vitest";
import { eventTabs, readTab, tabQuery } from "../../../event-kit/event/tabs.rules.ts";

it.each(eventTabs.map(({ key }) => key))("the tab %s has an address of its own", (key) => {
  expect(readTab(new URLSearchParams(tabQuery(key)).get("tab"))).toBe(key);
});

it.each([null, "", "nonsense", "Guests"])("%j opens the overview", (value) => {
  expect(readTab(value)).toBe("overview");
});
