import { expect, it } from "vitest";
import { whenWords } from "./when.rules.ts";

it.each([
  [{ goesLocal: null, goesBy: "guest" }, "at once"],
  [
    { goesLocal: null, goesBy: "guest", startedAt: "2027-05-24T07:00:00Z" },
    "at once, Monday, 24 May 2027 at 09:00 (Central European Summer Time, UTC+2)",
  ],
  [
    { goesLocal: "2027-05-24T09:00", goesBy: "guest" },
    "Mon, 24 May 2027, 09:00 on each one’s own clock",
  ],
  [{ goesLocal: "2027-05-24T18:30", goesBy: "event" }, "Mon, 24 May 2027, 18:30 in Berlin"],
  [
    {
      goesLocal: "2027-05-24T09:00",
      goesBy: "guest",
      timing: { from: "start", days: -7, at: "09:00" },
    },
    "Mon, 24 May 2027, 09:00 on each one’s own clock (7 days before it begins)",
  ],
  [
    { goesLocal: null, goesBy: "event", timing: { from: "invitation", days: 3, at: "10:00" } },
    "3 days after an unanswered invitation, at 10:00 in Berlin",
  ],
] as const)("says when %o goes, and on whose clock", (campaign, words) => {
  expect(whenWords(campaign, "Europe/Berlin", "en-GB")).toBe(words);
});
