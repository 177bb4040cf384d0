import { describe, expect, it } from "vitest";
import { checkCopyDraft, copyStarts, newCopyDraft } from "./event-copies.rules.ts";
import type { CopyDraft } from "./event-copies.types.ts";

const draft: CopyDraft = {
  name: "Supper",
  firstStart: "2027-01-31T18:30",
  rhythm: "weekly",
  count: 3,
  withTickets: true,
};

describe("copyStarts", () => {
  it.each([
    ["once", ["2027-01-31T18:30"]],
    ["daily", ["2027-01-31T18:30", "2027-02-01T18:30", "2027-02-02T18:30"]],
    ["weekly", ["2027-01-31T18:30", "2027-02-07T18:30", "2027-02-14T18:30"]],
    ["fortnightly", ["2027-01-31T18:30", "2027-02-14T18:30", "2027-02-28T18:30"]],
    ["monthly", ["2027-01-31T18:30", "2027-02-28T18:30", "2027-03-31T18:30"]],
  ] as const)("%s", (rhythm, starts) => expect(copyStarts({ ...draft, rhythm })).toEqual(starts));

  it("goes on over the end of a year", () => {
    const monthly = { firstStart: "2027-11-15T09:00", rhythm: "monthly" as const, count: 3 };
    expect(copyStarts(monthly).at(-1)).toBe("2028-01-15T09:00");
  });
});

describe("newCopyDraft", () => {
  it.each([
    ["2026-12-12T18:00", "2026-12-19T18:00"],
    ["2026-06-06T18:00", "2026-11-28T18:00"],
  ])("an event of %s comes again on %s", (startLocal, firstStart) => {
    const now = Date.parse("2026-11-18T10:00:00Z");
    expect(newCopyDraft({ name: "Supper", startLocal }, now).firstStart).toBe(firstStart);
  });
});

describe("checkCopyDraft", () => {
  it("takes a good one", () => expect(checkCopyDraft(draft)).toEqual({}));
  it.each([
    [{ name: " " }, "name"],
    [{ firstStart: "" }, "firstStart"],
    [{ count: 1 }, "count"],
    [{ count: 31 }, "count"],
    [{ count: 2.5 }, "count"],
  ])("%j is refused at %s", (change, field) =>
    expect(Object.keys(checkCopyDraft({ ...draft, ...change }))).toEqual([field]),
  );
  it("asks for no count of one copy", () =>
    expect(checkCopyDraft({ ...draft, rhythm: "once", count: 0 })).toEqual({}));
});
