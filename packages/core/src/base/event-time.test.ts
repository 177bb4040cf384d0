import { describe, expect, it } from "vitest";
import {
  eventTimeWall,
  hasClock,
  onDay,
  relativeWords,
  shiftedEventTime,
} from "./event-time.rules.ts";
import type { EventTime, RelativeTime } from "./event-time.types.ts";

const origins = {
  startLocal: "2027-06-12T15:00",
  endLocal: "2027-06-13T01:00",
  activityStart: (id: string) => (id === "dinner" ? "2027-06-12T19:30" : null),
};
const told = (time: Omit<RelativeTime, "kind">): RelativeTime => ({ kind: "relative", ...time });

const cases: readonly [EventTime, string | null, boolean][] = [
  [{ kind: "day", day: "2027-05-20" }, "2027-05-20T00:00", false],
  [{ kind: "moment", at: "2027-05-20T15:00" }, "2027-05-20T15:00", true],
  [told({ from: "start", days: -30 }), "2027-05-13T00:00", false],
  [told({ from: "start", days: 0, at: "09:00" }), "2027-06-12T09:00", true],
  [told({ from: "end", days: 1 }), "2027-06-14T00:00", false],
  [told({ from: "start", minutes: -120 }), "2027-06-12T13:00", true],
  [told({ from: "activity", activityId: "dinner", minutes: 90 }), "2027-06-12T21:00", true],
  [told({ from: "activity", activityId: "gone", days: 0 }), null, false],
];

describe("a time of an event", () => {
  it.each(cases)("%j is %s", (time, wall, clock) => {
    expect([eventTimeWall(time, origins), hasClock(time)]).toEqual([wall, clock]);
  });

  it.each([
    ["2027-06-12T23:59", 1, "2027-06-13T00:00"],
    ["2027-06-13T00:00", 1, "2027-06-13T00:00"],
    ["2027-06-13T00:00", 0, "2027-06-12T00:00"],
    ["2027-06-13T00:01", 1, "2027-06-14T00:00"],
    // One that takes no time at all begins and ends on its day.
    ["2027-06-12T15:00", 1, "2027-06-13T00:00"],
  ])("of an event until %s, %i days after it ends is %s", (endLocal, days, wall) => {
    const around = { ...origins, endLocal };
    expect(eventTimeWall(told({ from: "end", days }), around)).toBe(wall);
    expect(eventTimeWall(told({ from: "end", minutes: 0 }), around)).toBe(endLocal);
  });

  it("is not known without its event, unless it is a day of its own", () => {
    expect(eventTimeWall(told({ from: "start", days: 0 }), null)).toBeNull();
    expect(eventTimeWall({ kind: "day", day: "2027-05-20" }, null)).toBe("2027-05-20T00:00");
  });

  it.each(cases.slice(0, 7))("%j moves by days and back", (time) => {
    const moved = shiftedEventTime(time, 40);
    const apart =
      Date.parse(`${eventTimeWall(moved, origins)}Z`) -
      Date.parse(`${eventTimeWall(time, origins)}Z`);
    expect([apart / 86_400_000, moved.kind]).toEqual([40, time.kind]);
    expect(shiftedEventTime(moved, -40)).toEqual(time);
  });

  it("is put onto a day and stays told from the event", () => {
    expect(onDay(told({ from: "start", days: -30, at: "09:00" }), "2027-06-01", origins)).toEqual(
      told({ from: "start", days: -11, at: "09:00" }),
    );
    expect(
      onDay(told({ from: "activity", activityId: "gone", days: 0 }), "2027-06-01", origins),
    ).toEqual({
      kind: "day",
      day: "2027-06-01",
    });
  });

  it.each<[Omit<RelativeTime, "kind">, string]>([
    [{ from: "start", days: -30 }, "30 days before"],
    [{ from: "start", days: -1 }, "the day before"],
    [{ from: "start", days: 0, at: "09:00" }, "on the day, 09:00"],
    [{ from: "end", days: 1 }, "the day after the end"],
    [{ from: "end", days: 0 }, "on the last day"],
    [{ from: "start", minutes: -120 }, "2 hours before it begins"],
    [{ from: "end", minutes: 0 }, "when it ends"],
    [{ from: "activity", activityId: "dinner", minutes: 45 }, "45 minutes after “Dinner”"],
    [{ from: "activity", activityId: "dinner", days: 0 }, "on the day of “Dinner”"],
    [{ from: "start", minutes: -2880 }, "2 days before it begins"],
  ])("%j is said as “%s”", (time, words) => {
    expect(relativeWords(told(time), "Dinner")).toBe(words);
  });
});
