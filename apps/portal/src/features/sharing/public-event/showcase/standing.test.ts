import { expect, it } from "vitest";
import { standingOf } from "./standing.rules.ts";

it.each([
  [{ status: "cancelled", placesLeft: 3 }, "Cancelled"],
  [{ status: "ended", placesLeft: 3 }, "Over"],
  [{ status: "published", placesLeft: 0 }, "No places left"],
  [{ status: "published", placesLeft: 1 }, "1 place left"],
  [{ status: "published", placesLeft: 20 }, "20 places left"],
  [{ status: "published", placesLeft: 21 }, undefined],
  [{ status: "published", placesLeft: null }, undefined],
] as const)("of %o says %s", (event, words) => {
  expect(standingOf(event)?.words).toBe(words);
});
