import { expect, it } from "vitest";
import { choir } from "../../../testing/anEvent.ts";
import { hasDoorAhead, worksUntil } from "./door.rules.ts";

it("until when a link works is said on one line, with the event's clock", () => {
  expect(worksUntil("2026-12-21T04:30:00Z", "America/New_York", "en-GB")).toBe(
    "Until Sun, 20 Dec 2026, 23:30 (New York, UTC−5)",
  );
});

it("there is somebody to scan from the day an event is out until it is over", () => {
  const published = { ...choir, status: "published" } as const;
  expect(hasDoorAhead(choir, Date.parse(choir.startDate))).toBe(false);
  expect(hasDoorAhead(published, Date.parse(choir.startDate) - 1)).toBe(true);
  expect(hasDoorAhead(published, Date.parse(choir.endDate) + 1)).toBe(false);
});
