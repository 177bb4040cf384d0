import { expect, it } from "vitest";
import { whenWords } from "./when.rules.ts";

it.each([
  [{ goesLocal: null, goesBy: "guest" }, "at once"],
  [
    { goesLocal: "2027-05-24T09:00", goesBy: "guest" },
    "Mon, 24 May 2027, 9:00 on each one’s own clock",
  ],
  [{ goesLocal: "2027-05-24T18:30", goesBy: "event" }, "Mon, 24 May 2027, 18:30 in Berlin"],
] as const)("says when %o goes, and on whose clock", (campaign, words) => {
  expect(whenWords(campaign, "Europe/Berlin", "en-GB")).toBe(words);
});
