import { expect, it } from "vitest";
import { countdownParts } from "./countdownParts.ts";

const at = (text: string) => Date.parse(text);

it.each([
  [
    "2027-06-12T18:30:00Z",
    "2027-05-20T14:18:00Z",
    { days: 23, hours: 4, minutes: 12, seconds: 0, over: false },
  ],
  [
    "2027-06-12T18:30:00Z",
    "2027-06-12T18:20:18Z",
    { days: 0, hours: 0, minutes: 9, seconds: 42, over: false },
  ],
  [
    "2027-06-12T18:30:00Z",
    "2027-06-12T18:29:58.001Z",
    { days: 0, hours: 0, minutes: 0, seconds: 2, over: false },
  ],
  [
    "2027-06-12T18:30:00Z",
    "2027-06-12T18:29:59.999Z",
    { days: 0, hours: 0, minutes: 0, seconds: 1, over: false },
  ],
  [
    "2027-06-12T18:30:00Z",
    "2027-06-12T18:30:00Z",
    { days: 0, hours: 0, minutes: 0, seconds: 0, over: true },
  ],
  [
    "2027-06-12T18:30:00Z",
    "2028-01-01T00:00:00Z",
    { days: 0, hours: 0, minutes: 0, seconds: 0, over: true },
  ],
])("until %s at %s", (until, now, parts) => {
  expect(countdownParts(at(until), at(now))).toEqual(parts);
});

it("counts the hours that pass, over a change of the clocks as well", () => {
  expect(
    countdownParts(at("2027-03-28T18:00:00+02:00"), at("2027-03-27T18:00:00+01:00")),
  ).toMatchObject({ days: 0, hours: 23 });
});
