import { expect, it } from "vitest";
import { pastedLines, takenLines } from "./pasted.rules.ts";

const place = {
  locale: "en-GB",
  today: "2026-11-23",
  timeZone: "Europe/Berlin",
  nowMs: Date.parse("2026-11-23T10:00:00Z"),
};
const times = (text: string, room = 50) => {
  const { options, unread, over } = takenLines(pastedLines(text, "date", place), room);
  return [options.map(({ startLocal, endLocal }) => [startLocal, endLocal]), unread, over];
};

it("lines are options, without empty ones; one that is too long is none", () => {
  const text = `On the slip\n\n  In the yard \r\n${"x".repeat(201)}`;
  const { options, unread } = takenLines(pastedLines(text, "single", place), 50);
  expect(options.map(({ label }) => label)).toEqual(["On the slip", "In the yard"]);
  expect(unread).toEqual(["x".repeat(201)]);
});

it.each([
  ["Sat 8 May 2027 6:30–7:30 pm", ["2027-05-08T18:30", "2027-05-08T19:30"]],
  ["2027-05-06T23:30", ["2027-05-06T23:30", "2027-05-07T00:30"]],
  ["2027-12-31 22:00 to 2:00", ["2027-12-31T22:00", "2028-01-01T02:00"]],
  ["6 May 2027", ["2027-05-06T00:00", "2027-05-06T23:59"]],
])("%s is a time: without an end it takes an hour, without a clock the day", (line, time) => {
  expect(times(line)).toEqual([[time], [], []]);
});

it("every line that is no time is told, and every one without room", () => {
  expect(times("soon\n6 May 2027\n7 May 2027\nlater", 1)).toEqual([
    [["2027-05-06T00:00", "2027-05-06T23:59"]],
    ["soon", "later"],
    ["7 May 2027"],
  ]);
});

it.each([
  ["Fri 14 Aug 2027", "weekday"],
  ["Sat 14 Aug 2027", null],
  ["23 Nov 2026 9:00", "past"],
  ["23 Nov 2026 11:00", null],
])("%s is doubted by its %s, on the event's clock", (line, doubt) => {
  expect(pastedLines(line, "date", place)).toMatchObject([{ doubt }]);
});
