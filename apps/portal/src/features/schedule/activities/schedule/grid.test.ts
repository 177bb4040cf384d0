import type { ActivityRecord } from "@jubilee/core/schedule/activities.types";
import { expect, it } from "vitest";
import { hoursOf, shifted } from "./grid.rules.ts";

const activity = (startLocal: string, endLocal: string, room: string | null): ActivityRecord => ({
  id: "a",
  eventId: "e",
  title: "Rowing",
  description: null,
  kind: "sport",
  status: "published",
  visibility: "public",
  startAt: "",
  endAt: "",
  startLocal: `2027-06-${startLocal}`,
  endLocal: `2027-06-${endLocal}`,
  room,
  spaceId: null,
  hostName: null,
  hostGuestId: null,
  hostMemberId: null,
  signUp: false,
  asksRsvp: false,
  requiresRsvp: false,
  capacity: null,
  ticketTypeId: null,
  tags: [],
  materials: [],
});

const rooms = ["Boathouse", "The slip", null];
const rowing = activity("12T10:00", "12T11:30", "the slip");

it.each([
  [{ minutes: 15, rooms: 0 }, "2027-06-12T10:15", "2027-06-12T11:45", "The slip"],
  [{ minutes: -600, rooms: 0 }, "2027-06-12T00:00", "2027-06-12T01:30", "The slip"],
  [{ minutes: 13 * 60 + 45, rooms: 0 }, "2027-06-12T23:45", "2027-06-13T01:15", "The slip"],
  [{ minutes: 0, rooms: -1 }, "2027-06-12T10:00", "2027-06-12T11:30", "Boathouse"],
  [{ minutes: 0, rooms: 1 }, "2027-06-12T10:00", "2027-06-12T11:30", null],
])("shifted by %j", (by, startLocal, endLocal, room) =>
  expect(shifted(rowing, by, rooms)).toEqual({ startLocal, endLocal, room }),
);

it.each([
  ["before the day", { minutes: -615, rooms: 0 }],
  ["behind the day", { minutes: 14 * 60, rooms: 0 }],
  ["beyond the first room", { minutes: 0, rooms: -2 }],
  ["beyond the last room", { minutes: 0, rooms: 2 }],
])("stays where it is at the end: %s", (_, by) => expect(shifted(rowing, by, rooms)).toBeNull());

it.each([
  [[rowing], { from: 9, to: 17 }],
  [[activity("12T00:30", "12T01:00", null)], { from: 0, to: 8 }],
  [[activity("12T18:00", "12T23:30", null)], { from: 17, to: 24 }],
  [[activity("12T22:00", "13T02:00", null)], { from: 21, to: 26 }],
])("the hours around %#", (activities, hours) => expect(hoursOf(activities)).toMatchObject(hours));
