import { expect, it } from "vitest";
import type { DateChange } from "./event-changes.types.ts";
import type { DatedThing } from "./event-moves.types.ts";
import { isFreeThen, nearDays } from "./near-days.rules.ts";

const party = {
  id: "party",
  status: "published",
  startDate: "2027-06-12T16:30:00Z",
  endDate: "2027-06-12T21:00:00Z",
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-12T23:00",
  timeZone: "Europe/Berlin",
} as const;
const at = (id: string, day: string, status: "published" | "cancelled" = "published") => ({
  id,
  status,
  startDate: `${day}T20:00:00Z`,
  endDate: `${day}T22:00:00Z`,
});
const weeksOf = (others: Parameters<typeof nearDays>[1], now = "2027-05-20T10:00Z") =>
  nearDays(party, others, Date.parse(now), 4).map(({ weeks }) => weeks);

it("offers the same weekday and hours of the weeks around it, the nearest first", () => {
  expect(weeksOf([])).toEqual([1, -1, 2, -2]);
  expect(nearDays(party, [], Date.parse("2027-05-20T10:00Z"), 1)[0]?.patch).toEqual({
    start_local: "2027-06-19T18:30",
    end_local: "2027-06-19T23:00",
  });
});

it("offers no day that has passed, and none with another event of one's own", () => {
  expect(weeksOf([], "2027-06-08T10:00Z")).toEqual([1, 2, 3, 4]);
  expect(weeksOf([], "2027-07-01T10:00Z")).toEqual([3, 4, 5, 6]);
  expect(weeksOf([at("wedding", "2027-06-19")])).toEqual([-1, 2, -2, 3]);
  expect(weeksOf([at("wedding", "2027-06-19", "cancelled")])).toEqual([1, -1, 2, -2]);
  expect(weeksOf([{ ...at("party", "2027-06-19") }])).toEqual([1, -1, 2, -2]);
});

it("calls a day free where nothing is shut or taken, and what else is to be thought of is no hindrance", () => {
  const thing = (values: Partial<DatedThing>) =>
    ({ blocked: null, warnings: [], ...values }) as DatedThing;
  const change = (values: Partial<DateChange>) =>
    ({ warnings: [], things: [], ...values }) as Partial<DateChange> as DateChange;
  expect(isFreeThen(change({ things: [thing({})] }))).toBe(true);
  expect(isFreeThen(change({ things: [thing({ warnings: [{ code: "after_end" }] })] }))).toBe(true);
  expect(isFreeThen(change({ things: [thing({ blocked: "taken" })] }))).toBe(false);
  expect(isFreeThen(change({ things: [thing({ warnings: [{ code: "booking" }] })] }))).toBe(false);
  expect(isFreeThen(change({ warnings: [{ code: "blackout" }] }))).toBe(false);
});
