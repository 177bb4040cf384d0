import type { RsvpSettingsDraft } from "@jubilee/core/answers/rsvp.types";
import { expect, it } from "vitest";
import { rsvpChanges } from "./rsvp-changes.rules.ts";

const kept: RsvpSettingsDraft = {
  isEnabled: true,
  isBesideTickets: false,
  deadlineLocal: "2027-05-29T23:59",
  capacity: "240",
  maxPartySize: "6",
  hasWaitlist: false,
};
const place = { timeZone: "America/New_York", locale: "en-GB" };

it.each([
  [{}, []],
  [{ capacity: "160" }, ["Places: 240 becomes 160"]],
  [{ capacity: "" }, ["Places: 240 becomes no limit"]],
  [{ capacity: " 240 " }, []],
  [{ maxPartySize: "4" }, ["People in one answer: 6 becomes 4"]],
  [{ hasWaitlist: true, isEnabled: false }, ["Answers: off", "Waiting list: on"]],
  [
    { deadlineLocal: "2027-06-01T12:00" },
    [
      "Answers close: Saturday, 29 May 2027 at 23:59 becomes Tuesday, 1 June 2027 at 12:00 (Eastern Daylight Time, UTC−4)",
    ],
  ],
  [{ deadlineLocal: "" }, ["Answers close: Saturday, 29 May 2027 at 23:59 becomes no day"]],
])("%o is told as %j", (change, words) => {
  expect(rsvpChanges(kept, { ...kept, ...change }, place)).toEqual(words);
});
