import { describe, expect, it } from "vitest";
import type { ScheduleBusy } from "./activities.types.ts";
import { conflictsOf, nothingKnown, type ScheduleKnown } from "./schedule-conflicts.rules.ts";

const supper = {
  id: "a",
  title: "Supper",
  status: "published" as const,
  startLocal: "2027-06-12T18:00",
  endLocal: "2027-06-12T19:00",
  room: "The slip" as string | null,
  hostName: "Kofi Mensah" as string | null,
  hostGuestId: null as string | null,
  hostMemberId: null as string | null,
  capacity: null as number | null,
};

describe("other activities of the event", () => {
  const known = { ...nothingKnown, sharedGuests: [{ a: "a", b: "b", guests: 3 }] };
  const band = { ...supper, id: "b", title: "Band", room: null, hostName: null };

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
    const found = conflictsOf(supper, [supper, { ...band, ...part }], known);
    expect(found.map(({ reason }) => reason)).toEqual(reasons);
  });

  it("is nothing for two without a room", () => {
    const roomless = { ...supper, room: null, hostName: null };
    expect(conflictsOf(roomless, [{ ...roomless, id: "b" }], nothingKnown)).toEqual([]);
  });

  it("tells the same host once, though the host is a guest of both", () => {
    const hosted = { ...supper, hostGuestId: "g" };
    const other = { ...hosted, id: "b", room: null, hostName: "Kofi M." };
    const shared = { ...nothingKnown, sharedGuests: [{ a: "a", b: "b", guests: 1 }] };
    expect(conflictsOf(hosted, [other], shared).map(({ reason }) => reason)).toEqual(["host"]);
  });
});

describe("what else is in the venue and with the host", () => {
  const busy = (part: Partial<ScheduleBusy>): ScheduleBusy => ({
    id: "x",
    spaceId: null,
    hostGuestId: null,
    hostMemberId: null,
    kind: "confirmed",
    title: "Choir",
    startLocal: "2027-06-12T18:30",
    endLocal: "2027-06-12T20:00",
    ...part,
  });
  const slip = { id: "s", name: "The Slip", timeZone: "Europe/Berlin", largestCapacity: 40 };

  it.each([
    ["a booking of the space", busy({ spaceId: "s" }), ["confirmed"]],
    ["a request for it", busy({ spaceId: "s", kind: "requested" }), ["requested"]],
    ["a day it is shut", busy({ spaceId: "s", kind: "blackout" }), ["blackout"]],
    ["a booking of another space", busy({ spaceId: "t" }), []],
    ["a booking after it", busy({ spaceId: "s", startLocal: "2027-06-12T19:00" }), []],
    ["the host at another event", busy({ kind: "activity", hostMemberId: "m" }), ["host"]],
    ["another's host there", busy({ kind: "activity", hostMemberId: "n" }), []],
  ])("%s", (_name, one, reasons) => {
    const known: ScheduleKnown = { sharedGuests: [], spaces: [slip], busy: [one] };
    const found = conflictsOf({ ...supper, hostMemberId: "m" }, [], known);
    expect(found.map(({ reason }) => reason)).toEqual(reasons);
  });

  it("a room too small for its places", () => {
    const known: ScheduleKnown = { sharedGuests: [], spaces: [slip], busy: [] };
    expect(conflictsOf({ ...supper, capacity: 41 }, [], known)).toEqual([
      { reason: "size", otherId: "s", otherTitle: "The Slip", what: "40" },
    ]);
    expect(conflictsOf({ ...supper, capacity: 40 }, [], known)).toEqual([]);
  });
});
