import { describe, expect, it } from "vitest";
import {
  eventsOn,
  firstMonth,
  monthAfter,
  readShowcase,
  statusAt,
  weeksOf,
} from "./showcase.rules.ts";
import type { ShowcaseEvent } from "./showcase.types.ts";

const party: ShowcaseEvent = {
  id: "1",
  name: "Party",
  eventTypeId: "friends-type-1",
  coverUrl: null,
  coverSeed: "party",
  kind: "in_person",
  status: "published",
  startDate: "2027-06-30T16:00:00Z",
  endDate: "2027-07-01T01:00:00Z",
  startLocal: "2027-06-30T18:00",
  endLocal: "2027-07-01T03:00",
  timeZone: "Europe/Berlin",
  locationName: null,
  placesLeft: null,
  fromMinor: null,
  currency: "EUR",
  pageUrl: null,
};
const camp = { ...party, id: "2", startLocal: "2027-07-02T10:00", endLocal: "2027-07-04T16:00" };

describe("a month", () => {
  it.each([
    ["2027-02", 1, 4, "2027-02-01", "2027-02-28"],
    ["2027-08", 1, 6, "2027-07-26", "2027-09-05"],
    ["2027-08", 7, 5, "2027-08-01", "2027-09-04"],
    ["2028-02", 6, 5, "2028-01-29", "2028-03-03"],
  ])("%s from weekday %i has %i weeks", (month, firstWeekday, count, from, to) => {
    const weeks = weeksOf(month, firstWeekday);
    expect(weeks).toHaveLength(count);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([from, to]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it("is followed by the next, over the year too", () => {
    expect([monthAfter("2026-12", 1), monthAfter("2027-01", -1), monthAfter("2027-01", 0)]).toEqual(
      ["2027-01", "2026-12", "2027-01"],
    );
  });

  it("opens where the next event is, else the last", () => {
    expect(firstMonth([camp, party], Date.parse("2027-01-01T00:00:00Z"))).toBe("2027-06");
    expect(firstMonth([camp, party], Date.parse("2029-01-01T00:00:00Z"))).toBe("2027-07");
    expect(firstMonth([], Date.parse("2029-01-01T00:00:00Z"))).toBe("2029-01");
  });
});

it("lays events on their own days, a night on its evening", () => {
  const names = (day: string) => eventsOn([party, camp], day).map(({ id }) => id);
  expect(names("2027-06-30")).toEqual(["1"]);
  expect(names("2027-07-01")).toEqual([]);
  expect(["2027-07-02", "2027-07-03", "2027-07-04"].map(names)).toEqual([["2"], ["2"], ["2"]]);
});

it("knows by the clock what is over; cancelled stays cancelled", () => {
  expect(statusAt(party, Date.parse("2027-07-01T00:59:59Z"))).toBe("published");
  expect(statusAt(party, Date.parse("2027-07-01T01:00:00Z"))).toBe("ended");
  expect(statusAt({ ...party, status: "cancelled" }, Date.parse("2029-01-01T00:00:00Z"))).toBe(
    "cancelled",
  );
});

it("reads what is kept", () => {
  const read = readShowcase({
    id: "s",
    name: "Year",
    intro: null,
    layout: "list",
    selection: "filter",
    filterTypeId: null,
    period: "all",
    eventOrder: "latest",
    sections: [],
    eventTypeId: "club-type-1",
    locale: "en",
    eventIds: [],
    coverSeed: "s",
    shownCount: 0,
    link: null,
    updatedAt: "2026-11-21T00:00:00Z",
  });
  expect(read).toMatchObject({ intro: "", link: null });
});
