import { expect, it } from "vitest";
import { shownTopic } from "./shownTopic.rules.ts";

const rows = [{ id: "tents" }, { id: "buses" }];

it.each([
  ["buses", "buses", rows, "buses"],
  ["deleted", "deleted", rows, "deleted"],
  [null, "buses", rows, "buses"],
  [null, "tents", undefined, "tents"],
  [null, "deleted", rows, "tents"],
  [null, "deleted", [], null],
  [null, null, rows, null],
])("asked for %s, %s stood there: %o shows %s", (asked, unasked, listed, shown) => {
  expect(shownTopic(asked, unasked, listed)).toBe(shown);
});
