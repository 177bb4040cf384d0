import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { expect, it } from "vitest";
import { isMovable, itemPath, lookOf } from "./item.rules.ts";

const item = (change: Partial<PlannerItem>): PlannerItem => ({
  key: "event 1",
  kind: "event",
  id: "1",
  eventId: "1",
  title: "Supper",
  place: null,
  room: null,
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-12T23:00",
  timeZone: "Europe/Berlin",
  phase: "upcoming",
  ...change,
});

it("a booking opens on its own day", () =>
  expect(itemPath(item({ kind: "booking", id: "b7" }))).toBe(
    "/booking-calendar?day=2027-06-12&booking=b7",
  ));

it.each([
  [{}, true],
  [{ phase: "ongoing" }, false],
  [{ phase: "cancelled" }, false],
  [{ kind: "activity", phase: "scheduled" }, true],
  [{ kind: "activity", phase: "draft" }, true],
  [{ kind: "activity", phase: "cancelled" }, false],
  [{ kind: "booking", phase: "hold" }, true],
  [{ kind: "booking", phase: "confirmed", endLocal: "2027-06-01T12:00" }, false],
] as const)("%j can be moved: %s", (change, movable) =>
  expect(isMovable(item(change), "2027-06-01T12:00")).toBe(movable),
);

it.each([
  [{}, "event"],
  [{ phase: "draft" }, "draft"],
  [{ kind: "activity", phase: "scheduled" }, "activity"],
  [{ kind: "booking", phase: "requested" }, "draft"],
  [{ kind: "booking", phase: "confirmed" }, "booking"],
  [{ kind: "activity", phase: "cancelled" }, "off"],
] as const)("%j looks like %s", (change, look) => expect(lookOf(item(change))).toBe(look));
