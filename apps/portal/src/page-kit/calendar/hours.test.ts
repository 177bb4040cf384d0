import { describe, expect, it } from "vitest";
import {
  columnsFor,
  hoursAround,
  isLong,
  layOut,
  minutesOf,
  partsOn,
  shiftedTimes,
} from "./hours.rules.ts";

const at = (startLocal: string, endLocal: string) => ({
  startLocal: `2027-06-${startLocal}`,
  endLocal: `2027-06-${endLocal}`,
});
const supper = at("12T18:30", "12T23:00");
const night = at("12T22:00", "13T02:30");
const weekend = at("11T12:00", "13T12:00");

describe("layOut", () => {
  const lanesOf = (...entries: { startLocal: string; endLocal: string }[]) =>
    layOut(entries).map(({ lane, lanes }) => `${lane + 1} of ${lanes}`);

  it("gives one the whole width", () => expect(lanesOf(supper)).toEqual(["1 of 1"]));

  it("puts what overlaps side by side, and uses a lane again that is free", () => {
    const [long, first, second] = [
      at("12T10:00", "12T14:00"),
      at("12T10:00", "12T11:00"),
      at("12T11:00", "12T12:00"),
    ];
    expect(lanesOf(long, first, second)).toEqual(["1 of 2", "2 of 2", "2 of 2"]);
  });

  it("begins anew after a gap, and where one ends as the next begins", () => {
    const [one, other] = [at("12T10:00", "12T11:00"), at("12T11:00", "12T12:00")];
    expect(lanesOf(one, other)).toEqual(["1 of 1", "1 of 1"]);
    expect(lanesOf(one, one, other)).toEqual(["1 of 2", "2 of 2", "1 of 1"]);
  });
});

describe("partsOn", () => {
  it("cuts a night at midnight, and shows both sides", () => {
    expect(partsOn([night], "2027-06-12")).toMatchObject([{ from: 22 * 60, to: 24 * 60 }]);
    expect(partsOn([night], "2027-06-13")).toMatchObject([{ from: 0, to: 150 }]);
    expect(partsOn([night], "2027-06-14")).toEqual([]);
  });

  it("an end at midnight is not on the next day", () =>
    expect(partsOn([at("12T20:00", "13T00:00")], "2027-06-13")).toEqual([]));

  it("what is longer than a day fills the days between", () => {
    expect(isLong(weekend)).toBe(true);
    expect(isLong(night)).toBe(false);
    expect(partsOn([weekend], "2027-06-12")).toMatchObject([{ from: 0, to: 24 * 60 }]);
  });
});

describe("hoursAround", () => {
  it("is a working day at least", () => expect(hoursAround([])).toEqual({ from: 8, to: 20 }));
  it("reaches to what stands earlier or later", () => {
    expect(hoursAround(partsOn([supper], "2027-06-12"))).toEqual({ from: 8, to: 23 });
    expect(hoursAround(partsOn([night], "2027-06-13"))).toEqual({ from: 0, to: 20 });
    expect(hoursAround(partsOn([night], "2027-06-12"))).toEqual({ from: 8, to: 24 });
  });
});

describe("shiftedTimes", () => {
  it("keeps the length over midnight, months and the night clocks change", () => {
    expect(shiftedTimes(night, { days: 18, minutes: 0 })).toEqual({
      startLocal: "2027-06-30T22:00",
      endLocal: "2027-07-01T02:30",
    });
    const clocks = { startLocal: "2027-03-27T23:00", endLocal: "2027-03-28T01:00" };
    const moved = shiftedTimes(clocks, { days: 0, minutes: 120 });
    expect(moved).toEqual({ startLocal: "2027-03-28T01:00", endLocal: "2027-03-28T03:00" });
    expect(minutesOf(moved)).toBe(minutesOf(clocks));
  });

  it("goes back as far as it went", () => {
    const there = shiftedTimes(supper, { days: 3, minutes: -45 });
    expect(shiftedTimes(there, { days: -3, minutes: 45 })).toEqual(supper);
  });
});

it.each([
  ["a day", at("12T00:00", "12T23:59"), true],
  ["a weekend", weekend, true],
  ["a night", night, false],
  ["a long day with hours", at("12T00:00", "12T23:00"), false],
])("%s stands above the hours: %s", (_, entry, isAbove) => expect(isLong(entry)).toBe(isAbove));

describe("columnsFor", () => {
  const days = ["2027-06-11", "2027-06-12", "2027-06-13"];

  it("gives a day the room that entries side by side need, and the others what is left", () => {
    const three = [supper, at("12T19:00", "12T20:00"), at("12T19:30", "12T21:00"), weekend];
    expect(columnsFor(three, days)).toBe(
      "minmax(108px, 1fr) minmax(288px, 1fr) minmax(108px, 1fr)",
    );
  });

  it("gives one day all of it", () =>
    expect(columnsFor([supper, night], ["2027-06-12"])).toBe("minmax(0, 1fr)"));
});
