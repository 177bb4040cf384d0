import { expect, it } from "vitest";
import { dateMoveText, dateText, moveText, wallText } from "./wall-words.rules.ts";

it("says a wall time whatever the device's zone", () =>
  expect(wallText("2027-03-09T18:30", "en-GB")).toMatch(/^Tue,? 9 March 2027(,| at) 18:30$/));

it.each([
  ["2027-03-09T19:00", /18:30 → 19:00$/],
  ["2027-03-10T18:30", /18:30 → Wed,? 10 March 2027(,| at) 18:30$/],
])("says a move to %s", (after, words) =>
  expect(moveText("2027-03-09T18:30", after, "en-GB")).toMatch(words),
);

const whole = { startLocal: "2027-03-09T00:00", endLocal: "2027-03-09T23:59" };
const evening = { startLocal: "2027-03-09T18:30", endLocal: "2027-03-09T22:00" };

it.each([
  [whole, /^Tue,? 9 March 2027, all day$/],
  [{ ...whole, endLocal: "2027-03-11T23:59" }, /^Tue,? 9\sMarch\W+Thu,? 11\sMarch 2027$/],
  [evening, /^Tue,? 9 March 2027(,| at) 18:30$/],
])("says a date %j", (date, words) => expect(dateText(date, "en-GB")).toMatch(words));

it("says that an evening becomes a day", () =>
  expect(dateMoveText(evening, whole, "en-GB")).toMatch(/18:30 → Tue,? 9 March 2027, all day$/));
