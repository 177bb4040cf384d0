import { describe, expect, it } from "vitest";
import { dayOpensAt, isOpen, opensAt } from "./run-open.rules.ts";
import type { RunEntry } from "./run-of-show.types.ts";

const entry = (startAt: string, late = 0): RunEntry => ({
  id: startAt,
  title: "Supper",
  kind: "social",
  visibility: "public",
  startAt,
  endAt: "2027-06-13T00:00:00Z",
  room: null,
  hostName: null,
  hostMemberId: null,
  hostGuestId: null,
  signedUp: 0,
  late,
  longer: 0,
  startedAt: null,
  endedAt: null,
  isFixed: false,
});
const at = Date.parse;

describe("when a day opens", () => {
  const supper = entry("2027-06-12T18:00:00Z");

  it("opens twelve hours before the planned start, and not a moment sooner", () => {
    expect(opensAt(supper)).toBe(at("2027-06-12T06:00:00Z"));
    expect(isOpen(supper, at("2027-06-12T05:59:59Z"))).toBe(false);
    expect(isOpen(supper, at("2027-06-12T06:00:00Z"))).toBe(true);
    expect(isOpen(supper, at("2027-07-01T00:00:00Z"))).toBe(true);
  });

  it("goes by the plan, not by what is late of it", () => {
    expect(opensAt(entry("2027-06-12T18:00:00Z", 90))).toBe(opensAt(supper));
  });

  it("says of a day when its first entry opens, until it does", () => {
    const day = [supper, entry("2027-06-12T12:00:00Z")];
    expect(dayOpensAt(day, at("2027-06-01T00:00:00Z"))).toBe(at("2027-06-12T00:00:00Z"));
    expect(dayOpensAt(day, at("2027-06-12T00:00:00Z"))).toBeNull();
    expect(dayOpensAt([], at("2027-06-01T00:00:00Z"))).toBeNull();
  });
});
