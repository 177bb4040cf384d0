import { expect, it } from "vitest";
import {
  byStart,
  checkActivityDraft,
  draftOfActivity,
  movedTo,
  newActivityDraft,
  roomsOf,
} from "./activities.rules.ts";
import { activitiesCsv } from "./activity-lists.rules.ts";
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
    spaceId: null,
    hostName: "Kofi Mensah",
    hostGuestId: null,
    hostMemberId: null,
    signUp: false,
    asksRsvp: false,
    requiresRsvp: false,
    capacity: null,
    ticketTypeId: null,
    tags: [],
    materials: [],
    ...part,
  };
}

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
  expect(roomsOf(all, [{ name: "HALL" }, { name: "Yard" }])).toEqual([
    "Attic",
    "hall",
    "Yard",
    null,
  ]);
});

it("a title that a spreadsheet would run is quoted in the CSV", () => {
  expect(activitiesCsv([activity({ title: "=1+1" })])).not.toMatch(/^=1/m);
});

it("activities stand by their beginning", () => {
  const at = ["20:00", "10:00", "11:00"].map((clock) =>
    activity({ startLocal: `2027-06-12T${clock}` }),
  );
  expect(byStart(at).map(({ startLocal }) => startLocal.slice(11))).toEqual([
    "10:00",
    "11:00",
    "20:00",
  ]);
});
