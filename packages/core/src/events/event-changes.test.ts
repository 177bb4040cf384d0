import { expect, it } from "vitest";
import { draftOfEvent } from "./events.rules.ts";
import type { EventRecord } from "./events.types.ts";
import {
  changePatch,
  isPlain,
  movesEvent,
  partsConcerned,
  ruleAfter,
  undoPatch,
} from "./event-changes.rules.ts";
import type { DateChange, EventChange } from "./event-changes.types.ts";

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

const facts = {
  name: "Choir",
  startLocal: event.startLocal,
  endLocal: event.endLocal,
  timeZone: event.timeZone,
  locationName: "The Mill",
  address: null,
  onlineUrl: null,
  cancelled: false,
};
const date: DateChange = {
  eventId: event.id,
  isEdited: true,
  before: facts,
  after: facts,
  statusBefore: "published",
  statusAfter: "published",
  changes: true,
  keeps: [],
  programme: null,
  moves: [],
  stays: [],
};
const change = (part: Partial<EventChange>): EventChange => ({
  dates: [date],
  left: 0,
  people: 0,
  ...part,
});

it("a patch holds what differs and nothing else", () => {
  const draft = draftOfEvent(event);
  expect(changePatch(event, draft)).toEqual({});
  expect(changePatch(event, { ...draft, hostNames: ["Ada"], visibility: "private" })).toEqual({
    host_names: ["Ada"],
    visibility: "private",
  });
  const patch = changePatch(event, { ...draft, name: " Choir ", startLocal: "2027-03-03T18:30" });
  expect(patch).toEqual({ start_local: "2027-03-03T18:30" });
  expect(undoPatch(event, patch)).toEqual({ start_local: event.startLocal });
  expect(movesEvent(patch)).toBe(true);
  expect(movesEvent(changePatch(event, { ...draft, name: "Band" }))).toBe(false);
});

it.each([
  ["FREQ=WEEKLY;BYDAY=TU", { start_local: "2027-03-03T18:30" }, "FREQ=WEEKLY;BYDAY=WE"],
  ["FREQ=WEEKLY;BYDAY=TU", { start_local: "2027-03-02T20:00" }, "FREQ=WEEKLY;BYDAY=TU"],
  ["FREQ=MONTHLY;BYDAY=1TU", { start_local: "2027-03-03T18:30" }, null],
  ["FREQ=MONTHLY;BYDAY=1TU", { name: "Band" }, "FREQ=MONTHLY;BYDAY=1TU"],
  [null, { start_local: "2027-03-03T18:30" }, null],
])("%s after %j is %s", (rule, patch, after) => expect(ruleAfter(rule, event, patch)).toBe(after));

const moved = {
  kind: "sale_end" as const,
  id: "1",
  label: "Seat",
  before: "2027-03-02T17:00",
  after: "2027-03-03T17:00",
};
const booking = {
  kind: "booking" as const,
  id: "2",
  label: "Mill, Hall",
  at: "2027-03-02T17:00",
  isTaken: true,
};
it("speaks of what moves and of what stays behind", () =>
  expect(
    partsConcerned(change({ dates: [{ ...date, moves: [moved], stays: [booking] }] })),
  ).toEqual(["tickets", "bookings"]));

it("asks whether a published programme goes out with its moved activities", () =>
  expect(
    partsConcerned(change({ dates: [{ ...date, programme: { version: 2, changes: 3 } }] })),
  ).toEqual(["programme"]));

it.each([
  [change({}), true],
  [change({ people: 1 }), false],
  [change({ dates: [date, date] }), false],
  [change({ dates: [{ ...date, moves: [moved] }] }), false],
])("case %#: needs no question: %s", (outcome, plain) => expect(isPlain(outcome)).toBe(plain));
