import { describe, expect, it } from "vitest";
import {
  activitiesCsv,
  checkActivityDraft,
  conflictsOf,
  draftOfActivity,
  findActivities,
  movedTo,
  newActivityDraft,
  roomsOf,
} from "./activities.rules.ts";
import type { ActivityRecord } from "./activities.types.ts";

function activity(part: Partial<ActivityRecord>): ActivityRecord {
  return {
    id: "a",
    eventId: "e",
    title: "Supper",
    description: null,
    kind: "meal",
    status: "published",
    visibility: "public",
    startAt: "2027-06-12T18:00:00Z",
    endAt: "2027-06-12T19:00:00Z",
    startLocal: "2027-06-12T18:00",
    endLocal: "2027-06-12T19:00",
    room: "The slip",
    hostName: "Kofi Mensah",
    signUp: false,
    requiresRsvp: false,
    capacity: null,
    ticketTypeId: null,
    tags: [],
    materials: [],
    ...part,
  };
}

describe("what stands in an activity's way", () => {
  const supper = activity({});
  const other = (part: Partial<ActivityRecord>) =>
    conflictsOf(
      supper,
      [supper, activity({ id: "b", title: "Band", room: null, hostName: null, ...part })],
      [{ a: "a", b: "b", guests: 3 }],
    ).map(({ reason }) => reason);

  it.each([
    ["the same room, however it is written", { room: "THE SLIP" }, ["room", "guests"]],
    ["the same host", { hostName: "kofi mensah" }, ["host", "guests"]],
    ["guests of both", {}, ["guests"]],
    [
      "one that ends when it starts",
      { startLocal: "2027-06-12T17:00", endLocal: "2027-06-12T18:00", room: "The slip" },
      [],
    ],
    [
      "one that starts when it ends",
      { startLocal: "2027-06-12T19:00", endLocal: "2027-06-12T20:00", room: "The slip" },
      [],
    ],
    [
      "one inside it",
      { startLocal: "2027-06-12T18:15", endLocal: "2027-06-12T18:30", room: "The slip" },
      ["room", "guests"],
    ],
    ["a cancelled one", { status: "cancelled" as const, room: "The slip" }, []],
  ])("%s", (_name, part, reasons) => {
    expect(other(part)).toEqual(reasons);
  });

  it("is nothing for two without a room", () => {
    const roomless = activity({ room: null, hostName: null });
    expect(conflictsOf(roomless, [activity({ id: "b", room: null, hostName: null })], [])).toEqual(
      [],
    );
  });
});

it("a move keeps the length, over midnight too", () => {
  const late = activity({ startLocal: "2027-06-12T22:30", endLocal: "2027-06-13T00:30" });
  expect(movedTo(late, "2027-06-12T23:00", "Hall")).toEqual({
    startLocal: "2027-06-12T23:00",
    endLocal: "2027-06-13T01:00",
    room: "Hall",
  });
});

it("the first draft follows what is planned last on the event's day", () => {
  const event = { startLocal: "2027-06-12T18:00" };
  expect(newActivityDraft(event, []).startLocal).toBe("2027-06-12T18:00");
  expect(newActivityDraft(event, [activity({})])).toMatchObject({
    startLocal: "2027-06-12T19:00",
    endLocal: "2027-06-12T20:00",
  });
});

it("a draft says what is wrong with it, by field", () => {
  const draft = draftOfActivity(activity({}));
  expect(checkActivityDraft(draft)).toEqual({});
  expect(
    checkActivityDraft({
      ...draft,
      title: " ",
      endLocal: draft.startLocal,
      materials: [{ label: "x", url: "javascript:alert(1)" }],
    }),
  ).toEqual({
    title: "Give it a title",
    endLocal: "End must be after start",
    materials: "A link starts with https://",
  });
});

it("rooms are named once, those without come last; a search reads room, host and tags", () => {
  const all = [
    activity({ room: "hall" }),
    activity({ room: null }),
    activity({ room: "Hall" }),
    activity({ room: "Attic", tags: ["Quiet"] }),
  ];
  expect(roomsOf(all)).toEqual(["Attic", "hall", null]);
  expect(findActivities(all, "supper quiet")).toHaveLength(1);
});

it("a title that a spreadsheet would run is quoted in the CSV", () => {
  expect(activitiesCsv([activity({ title: "=1+1" })])).not.toMatch(/^=1/m);
});
