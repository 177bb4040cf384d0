import { expect, it } from "vitest";
import { dayStates, type Taken } from "./availability.rules.ts";

const shared: Taken = {
  venue: { timeZone: "America/New_York" },
  busy: [
    { spaceId: "hall", startDate: "2027-03-11T23:00:00Z", endDate: "2027-03-12T03:00:00Z" },
    { spaceId: "hall", startDate: "2027-03-14T05:00:00Z", endDate: "2027-03-15T04:00:00Z" },
    { spaceId: "room", startDate: "2027-03-20T15:00:00Z", endDate: "2027-03-20T16:00:00Z" },
  ],
  shut: [{ startsOn: "2027-03-24", endsOn: "2027-03-25" }],
};

it.each([
  ["2027-03-09", "shut", "yesterday"],
  ["2027-03-10", "free", "today"],
  ["2027-03-11", "partly", "an evening by the clock there"],
  ["2027-03-12", "free", "the day that the evening reaches by another clock"],
  ["2027-03-14", "shut", "booked from midnight to midnight, 23 hours of it"],
  ["2027-03-20", "free", "another space is booked"],
  ["2027-03-24", "shut", "the first of the closed days"],
  ["2027-03-25", "shut", "the last of them"],
  ["2027-03-26", "free", "the day after"],
])("%s is %s: %s", (day, state) => {
  expect(dayStates(shared, "hall", "2027-03-10")(day)).toBe(state);
});
