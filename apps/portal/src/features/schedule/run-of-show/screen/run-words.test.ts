import { expect, it } from "vitest";
import { daysToGo } from "@jubilee/core/events/events.rules";
import { aRunOfShow } from "../testing/aRunOfShow.ts";
import { standingWords } from "./run-words.ts";

it("days ahead are counted as the event's page counts them: by the calendar at its place", () => {
  const [entry] = aRunOfShow().entries;
  if (!entry) throw new Error("There is nothing in the run of show");
  const timeZone = "America/New_York";
  const ahead = { ...entry, startAt: "2027-06-12T16:00:00Z", endAt: "2027-06-12T17:00:00Z" };
  const plan = { ...ahead, late: 0, longer: 0, startedAt: null, endedAt: null };
  const event = {
    status: "published",
    startDate: ahead.startAt,
    endDate: ahead.endAt,
    timeZone,
  } as const;
  // In the evening, 201 days and some hours before: 202 days of the calendar.
  const evening = Date.parse("2026-11-23T01:00:00Z");
  expect(daysToGo(event, evening)).toBe("202 days to go");
  expect(standingWords(plan, evening, timeZone)).toBe("in 202 days");
  expect(standingWords(plan, Date.parse("2027-06-12T14:55:00Z"), timeZone)).toBe("in 1 h 5 min");
});
