import { describe, expect, it } from "vitest";
import { matches, parseFilter } from "./filters.ts";

const row = {
  id: "a1",
  seats: 5,
  note: "Größe, (groß)",
  gone: null,
  at: "2026-05-03T18:00:00+00:00",
};
const cases: [filter: string, expected: boolean][] = [
  ["id=eq.a1", true],
  ["id=eq.a2", false],
  ["id=neq.a2", true],
  ["seats=gt.4", true],
  ["seats=gt.5", false],
  ["seats=gte.5", true],
  ["seats=lt.10", true],
  ["seats=lte.4", false],
  ["id=in.(a0,a1)", true],
  ["id=in.(a0,a2)", false],
  ['note=eq."Größe, (groß)"', true],
  ['note=in.(x,"Größe, (groß)")', true],
  ["note=like.Größe%", true],
  ["note=ilike.gr_ße%", true],
  ["gone=is.null", true],
  ["id=is.null", false],
  ["id=not.eq.a1", false],
  ["gone=eq.a1", false],
  ["gone=isdistinct.a1", true],
  ["at=eq.2026-05-03T20:00:00+02:00", true],
  ["at=gt.2026-05-03T17:59:59Z", true],
  ["id=eq.a1,seats=eq.5", true],
  ["id=eq.a1,seats=eq.6", false],
  ["missing=eq.1", false],
];

describe("filters of changes", () => {
  it.each(cases)("%s -> %s", (text, expected) => {
    const filters = parseFilter(text);
    expect(filters).not.toBeNull();
    expect(matches(row, filters ?? [])).toBe(expected);
  });

  it.each(["id", "id=", "id=foo.1", "id=in.a", "id=match.^a", "; drop=eq.1"])(
    "refuses %s",
    (text) => expect(parseFilter(text)).toBeNull(),
  );
});
