import { expect, it } from "vitest";
import { tabQuery } from "../../event-kit/event/tabs.rules.ts";
import { openTabs, tabOf } from "../../features/events/event/openTabs.ts";
import { eventTabs } from "./eventTabs.ts";

it("the tabs have their labels, in their order", () => {
  expect(eventTabs.map(({ key, label }) => [key, label])).toEqual([
    ["overview", "Overview"],
    ["guests", "Guests"],
    ["rsvps", "RSVPs"],
    ["tickets", "Tickets"],
    ["orders", "Orders"],
    ["seating", "Seating"],
    ["activities", "Activities"],
    ["check-in", "Check-in"],
    ["gallery", "Photos & sponsors"],
    ["share", "Share & embed"],
  ]);
});

it.each(eventTabs.map(({ key }) => key))("the tab %s has an address of its own", (key) => {
  const address = new URLSearchParams(tabQuery(key)).get("tab");
  expect(tabOf(eventTabs, address).key).toBe(key);
});

it.each([null, "", "nonsense", "Guests"])("%j opens the overview", (value) => {
  expect(tabOf(eventTabs, value).key).toBe("overview");
});

it("an event without an overview is told at once", () => {
  expect(() => tabOf(openTabs([]), "guests")).toThrow("no overview");
});
