import { describe, expect, it } from "vitest";
import { findEvents } from "./finding.rules.ts";
import {
  canArchive,
  checkEventDraft,
  coverProblem,
  daysToGo,
  endAfterMove,
  eventPhase,
  inAllDay,
  isEventId,
  isStillToCome,
  isWebAddress,
  matchesFilter,
  missingToPublish,
  pastNotice,
  newEventDraft,
  restoredStatus,
  titleParts,
  withClocks,
} from "./events.rules.ts";
import { eventsCopy } from "./events.copy.ts";
import type { EventDraft, EventRecord } from "./events.types.ts";

const now = Date.parse("2026-11-21T10:00:00Z");

const draft: EventDraft = {
  ...newEventDraft(now, {
    timeZone: "Europe/Berlin",
    eventTypeId: "family-type-1",
    coverSeed: "a",
    currency: "EUR",
    locale: "en-GB",
  }),
  name: "Familientreffen",
};

const event: EventRecord = {
  id: "0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11",
  name: "Familientreffen",
  description: null,
  eventTypeId: "family-type-1",
  kind: "in_person",
  status: "published",
  visibility: "unlisted",
  startDate: "2026-12-12T17:00:00Z",
  endDate: "2026-12-12T21:00:00Z",
  startLocal: "2026-12-12T18:00",
  endLocal: "2026-12-12T22:00",
  timeZone: "Europe/Berlin",
  locationName: "Gasthof Alpenblick",
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
  publishedAt: "2026-11-01T09:00:00Z",
  cancelledAt: null,
  seriesId: null,
};

it.each([
  ["0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11", true],
  ["0B9F6F0E-4F61-4B5C-9A59-2F7C1A4F6D11", true],
  ["0b9f6f0e4f614b5c9a592f7c1a4f6d11", false],
  ["1", false],
  ["", false],
  ["0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11'", false],
])("%s is an event id: %s", (text, valid) => expect(isEventId(text)).toBe(valid));

describe("where an event stands", () => {
  it.each([
    ["draft", "2026-12-12T17:00:00Z", "draft"],
    ["published", "2026-12-12T16:59:59Z", "upcoming"],
    ["published", "2026-12-12T17:00:00Z", "ongoing"],
    ["published", "2026-12-12T21:00:00Z", "ended"],
    ["cancelled", "2026-12-13T00:00:00Z", "cancelled"],
    ["archived", "2026-12-13T00:00:00Z", "archived"],
  ] as const)("%s at %s is %s", (status, at, phase) => {
    expect(eventPhase({ ...event, status }, Date.parse(at))).toBe(phase);
  });

  it.each([
    ["archived", "all", false],
    ["draft", "all", true],
    ["ongoing", "upcoming", true],
    ["ended", "upcoming", false],
    ["archived", "past", false],
    ["archived", "archived", true],
    ["cancelled", "cancelled", true],
    ["draft", "cancelled", false],
  ] as const)("%s under %s: %s", (phase, filter, shown) => {
    expect(matchesFilter(phase, filter)).toBe(shown);
  });
});

it.each([
  ["draft", true],
  ["upcoming", true],
  ["ongoing", true],
  ["ended", false],
  ["cancelled", false],
  ["archived", false],
] as const)("people are invited to what is %s: %s", (phase, invites) => {
  expect(isStillToCome(phase)).toBe(invites);
});

it.each([
  ["2026-12-12T16:00:00Z", null],
  ["2026-12-12T18:00:00Z", "begun"],
  ["2026-12-13T18:00:00Z", "over"],
] as const)("says at %s how far a draft is gone by", (at, words) => {
  const span = {
    startLocal: "2026-12-12T18:00",
    endLocal: "2026-12-12T22:00",
    timeZone: "Europe/Berlin",
  };
  const notice = pastNotice(span, Date.parse(at));
  expect(notice).toBe(words === null ? null : eventsCopy.past[words]);
  expect(pastNotice({ ...span, startLocal: "" }, Date.parse(at))).toBeNull();
});

it("finds events whatever the case and the accents", () => {
  const events = [
    { name: "Großes Grünewald-Familientreffen", locationName: "Gmund" },
    { name: "Ten of us in Lisbon", locationName: null },
  ];
  expect(findEvents(events, " GRUNEWALD ")).toHaveLength(1);
  expect(findEvents(events, "gmund")).toHaveLength(1);
  expect(findEvents(events, "")).toHaveLength(2);
});

describe("a draft", () => {
  it("starts with an evening on a Saturday about three weeks away", () => {
    expect(draft.startLocal).toBe("2026-12-12T18:00");
    expect(checkEventDraft(draft)).toEqual({});
  });

  it.each([
    ["name", { name: "  " }],
    ["name", { name: "x".repeat(201) }],
    ["timeZone", { timeZone: "Mars/Base" }],
    ["startLocal", { startLocal: "" }],
    ["endLocal", { endLocal: "2026-12-12" }],
    ["endLocal", { endLocal: "2026-12-12T18:00" }],
    ["onlineUrl", { kind: "online", onlineUrl: "meet.example.org" }],
    ["onlineUrl", { kind: "hybrid", onlineUrl: "javascript:alert(1)" }],
  ] as const)("names %s in %o", (field, change) => {
    expect(Object.keys(checkEventDraft({ ...draft, ...change }))).toEqual([field]);
  });

  it("compares instants, not clocks, when the clocks go back", () => {
    const night = { startLocal: "2026-10-25T02:30", endLocal: "2026-10-25T02:45" };
    expect(checkEventDraft({ ...draft, ...night })).toEqual({});
  });

  it.each([
    ["2026-12-12T18:00", "2026-12-12T22:00", "2026-12-12", "2026-12-12"],
    ["2026-12-12T18:00", "2026-12-13T02:00", "2026-12-12", "2026-12-12"],
    ["2026-12-12T18:00", "2026-12-14T11:00", "2026-12-12", "2026-12-14"],
    ["2026-12-12T08:00", "2026-12-12T11:00", "2026-12-12", "2026-12-12"],
  ])("of %s to %s is all day, and has its hours again", (startLocal, endLocal, first, last) => {
    const days = inAllDay({ startLocal, endLocal });
    expect(days).toEqual({ startLocal: `${first}T00:00`, endLocal: `${last}T23:59` });
    const clocks = { start: startLocal.slice(11), end: endLocal.slice(11) };
    expect(withClocks(days, clocks)).toEqual({ startLocal, endLocal });
    expect(checkEventDraft({ ...draft, ...days })).toEqual({});
  });

  it("keeps its length when the start moves", () => {
    expect(endAfterMove("2026-12-12T18:00", "2026-12-31T22:00", "2026-12-12T22:00")).toBe(
      "2027-01-01T02:00",
    );
    expect(endAfterMove("", "2026-12-31T22:00", "2026-12-12T22:00")).toBe("2026-12-12T22:00");
  });
});

it.each([
  ["https://meet.example.org/a", true],
  ["http://example.org", true],
  ["ftp://example.org", false],
  ["javascript:alert(1)", false],
  ["example.org", false],
])("%s is a web address: %s", (text, valid) => expect(isWebAddress(text)).toBe(valid));

it.each([
  [{}, []],
  [{ locationName: null }, ["place"]],
  [{ locationName: null, address: "Seestraße 1" }, []],
  [{ kind: "online" }, ["place"]],
  [{ kind: "online", onlineUrl: "https://meet.example.org" }, []],
  [{ kind: "hybrid" }, ["place"]],
  [{ endDate: event.startDate }, ["when"]],
] as const)("%o cannot go out without: %s", (change, missing) => {
  expect(missingToPublish({ ...event, ...change })).toEqual(missing);
});

it.each([
  ["2026-12-12T16:59:00Z", "Today"],
  ["2026-12-11T23:30:00Z", "Today"],
  ["2026-12-11T22:30:00Z", "Tomorrow"],
  ["2026-11-19T12:00:00Z", "23 days to go"],
  ["2026-12-12T17:00:00Z", null],
])("at %s it says: %s", (at, words) => {
  expect(daysToGo(event, Date.parse(at))).toBe(words);
  expect(daysToGo({ ...event, status: "cancelled" }, Date.parse(at))).toBeNull();
});

it.each([
  [
    "Lincoln High, Class of 1996: thirty years on",
    "Lincoln High, Class of 1996:",
    "thirty years on",
  ],
  ["Ten of us in Lisbon", "Ten of us in Lisbon", null],
  ["Unfinished:", "Unfinished:", null],
])("the title %s", (name, lead, rest) => {
  expect(titleParts(name)).toMatchObject({ lead, rest });
});

it.each([
  ["image/jpeg", 10 * 1024 * 1024, null],
  ["image/webp", 1, null],
  ["image/jpeg", 10 * 1024 * 1024 + 1, "Only JPG, PNG or WebP up to 10 MB"],
  ["image/gif", 1, "Only JPG, PNG or WebP up to 10 MB"],
  ["image/heic", 1, expect.stringContaining("Save it as JPG first")],
])("a cover of %s with %i bytes", (type, size, problem) => {
  expect(coverProblem({ type, size })).toEqual(problem);
});

describe("putting an event away", () => {
  it.each([
    ["draft", true],
    ["ended", true],
    ["cancelled", true],
    ["upcoming", false],
    ["ongoing", false],
    ["archived", false],
  ] as const)("%s: %s", (phase, possible) => expect(canArchive(phase)).toBe(possible));

  it.each([
    [null, null, "draft"],
    ["2026-11-01T09:00:00Z", null, "published"],
    ["2026-11-01T09:00:00Z", "2026-11-02T09:00:00Z", "cancelled"],
  ])("published %s and cancelled %s comes back as %s", (publishedAt, cancelledAt, status) =>
    expect(restoredStatus({ publishedAt, cancelledAt })).toBe(status),
  );
});
