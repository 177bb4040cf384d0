import { expect, it } from "vitest";
import { draftOfEvent } from "./events.rules.ts";
import type { EventRecord } from "./events.types.ts";
import { changePatch, ruleAfter } from "./event-changes.rules.ts";

const event: EventRecord = {
  id: "0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11",
  name: "Choir",
  description: null,
  eventTypeId: "club-type-1",
  kind: "in_person",
  status: "published",
  visibility: "unlisted",
  startDate: "2027-03-02T17:30:00Z",
  endDate: "2027-03-02T20:00:00Z",
  startLocal: "2027-03-02T18:30",
  endLocal: "2027-03-02T21:00",
  timeZone: "Europe/Berlin",
  locationName: "The Mill",
  address: null,
  onlineUrl: null,
  venueId: null,
  coverUrl: null,
  coverSeed: "a",
  coverLook: null,
  currency: "EUR",
  locale: "en-GB",
  hostNames: [],
  rsvpEnabled: true,
  answersWithTickets: false,
  rsvpDeadline: null,
  capacity: null,
  maxPartySize: 4,
  waitlistEnabled: true,
  goalMinor: null,
  publishedAt: null,
  cancelledAt: null,
  seriesId: null,
};

it("a patch holds what differs and nothing else", () => {
  const draft = draftOfEvent(event);
  expect(changePatch(event, draft)).toEqual({});
  expect(changePatch(event, { ...draft, hostNames: ["Ada"], visibility: "private" })).toEqual({
    host_names: ["Ada"],
    visibility: "private",
  });
  const patch = changePatch(event, { ...draft, name: " Choir ", startLocal: "2027-03-03T18:30" });
  expect(patch).toEqual({ start_local: "2027-03-03T18:30" });
});

it.each([
  ["FREQ=WEEKLY;BYDAY=TU", { start_local: "2027-03-03T18:30" }, "FREQ=WEEKLY;BYDAY=WE"],
  ["FREQ=WEEKLY;BYDAY=TU", { start_local: "2027-03-02T20:00" }, "FREQ=WEEKLY;BYDAY=TU"],
  ["FREQ=MONTHLY;BYDAY=1TU", { start_local: "2027-03-03T18:30" }, null],
  ["FREQ=MONTHLY;BYDAY=1TU", { name: "Band" }, "FREQ=MONTHLY;BYDAY=1TU"],
  [null, { start_local: "2027-03-03T18:30" }, null],
])("%s after %j is %s", (rule, patch, after) => expect(ruleAfter(rule, event, patch)).toBe(after));
