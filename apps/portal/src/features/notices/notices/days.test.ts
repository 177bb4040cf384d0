import { expect, it } from "vitest";
import { daysOf, onlyEvent } from "./days.rules.ts";

const at = (instant: string, id: number, eventName: string | null = null) => ({
  id,
  topic: "order",
  detail: {},
  eventId: null,
  eventName,
  at: instant,
  isRead: false,
});

it("stand under the day of the reader's own clock, the near ones by their names", () => {
  const notices = [
    at("2027-06-12T01:00:00Z", 3),
    at("2027-06-11T23:00:00Z", 2),
    at("2027-06-01T12:00:00Z", 1),
    at("2026-12-31T12:00:00Z", 0),
  ];
  const nowMs = Date.parse("2027-06-12T02:00:00Z");
  const ids = (timeZone: string) =>
    daysOf(notices, { timeZone, locale: "en-GB", nowMs }).map(({ day, notices: of }) => [
      day,
      of.map(({ id }) => id),
    ]);
  expect(ids("UTC")).toEqual([
    ["Today", [3]],
    ["Yesterday", [2]],
    ["Tuesday 1 June", [1]],
    ["Thursday, 31 December 2026", [0]],
  ]);
  expect(ids("America/New_York")[0]).toEqual(["Today", [3, 2]]);
});

it("name their event once where all are about one", () => {
  const [one, other] = [
    at("2027-06-12T01:00:00Z", 1, "Gala"),
    at("2027-06-12T01:00:00Z", 2, "Regatta"),
  ];
  expect(onlyEvent([one, one])).toBe("Gala");
  expect(onlyEvent([one, other])).toBeNull();
  expect(onlyEvent([])).toBeNull();
});
