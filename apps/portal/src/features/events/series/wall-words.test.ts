import { expect, it } from "vitest";
import { moveText, wallText } from "./wall-words.rules.ts";

it("says a wall time whatever the device's zone", () =>
  expect(wallText("2027-03-09T18:30", "en-GB")).toMatch(/^Tue,? 9 March 2027(,| at) 18:30$/));

it.each([
  ["2027-03-09T19:00", /18:30 → 19:00$/],
  ["2027-03-10T18:30", /18:30 → Wed,? 10 March 2027(,| at) 18:30$/],
])("says a move to %s", (after, words) =>
  expect(moveText("2027-03-09T18:30", after, "en-GB")).toMatch(words),
);
