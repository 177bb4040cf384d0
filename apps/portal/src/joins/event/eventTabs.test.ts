import type { PlanType } from "@jubilee/core/account/plans.types";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { expect, it } from "vitest";
import { tabQuery } from "../../event-kit/event/tabs.rules.ts";
import { openTabs, tabOf } from "../../features/events/event/openTabs.ts";
import { choirOverview } from "../../testing/anOverview.ts";
import { eventTabs } from "./eventTabs.ts";

/** What planners have learned by heart; a tab that comes later takes its own place among these. */
const learned = [
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
  ["settings", "Settings"],
];

it("the tabs that planners know keep their labels and their order", () => {
  const keys = new Set(learned.map(([key]) => key));
  const known = eventTabs.filter(({ key }) => keys.has(key));
  expect(known.map(({ key, label }) => [key, label])).toEqual(learned);
});

it("every tab has a label of its own and stands at its place", () => {
  const labels = eventTabs.map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
  const places = eventTabs.map(({ order }) => order);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
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

it("what a plan has not got is marked, until there is something to be read", () => {
  const behind = (plan: PlanType, more: Partial<EventOverview> = {}) =>
    eventTabs.flatMap(({ key, behind: lacks }) => {
      const found = lacks?.({ ...choirOverview, plan, ...more });
      return found ? [`${key} ${found.needs}`] : [];
    });
  expect(behind("business")).toEqual([]);
  expect(behind("premium")).toEqual(["tickets pro", "orders pro", "tasks pro", "campaigns pro"]);
  expect(behind("free")).toEqual([
    "guests premium",
    "rsvps premium",
    "tickets pro",
    "orders pro",
    "tasks pro",
    "seating premium",
    "polls premium",
    "announcements premium",
    "campaigns pro",
    "check-in premium",
    "gallery premium",
  ]);
  const event = { ...choirOverview.event, guestCount: 3 };
  expect(behind("free", { event, orderCount: 1 })).not.toEqual(
    expect.arrayContaining(["guests premium", "orders pro"]),
  );
});
