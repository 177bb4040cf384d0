import { describe, expect, it } from "vitest";
import { factChanges } from "./event-notices.rules.ts";
import type { EventFacts } from "./event-notices.types.ts";

const facts: EventFacts = {
  name: "Supper",
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-12T23:00",
  timeZone: "Europe/Berlin",
  locationName: "The Mill",
  address: "Mill Lane 4",
  onlineUrl: null,
  cancelled: false,
};

describe("factChanges", () => {
  it("is empty when nothing differs", () => expect(factChanges(facts, facts, "en-GB")).toEqual([]));

  it("tells the old and the new day on the clocks of the place", () => {
    const after = { ...facts, startLocal: "2027-06-19T18:30", endLocal: "2027-06-19T23:00" };
    const [change, ...more] = factChanges(facts, after, "en-GB");
    expect(more).toEqual([]);
    expect(change?.what).toBe("when");
    expect(change?.before).toMatch(
      /12 June 2027.*18:30.*23:00 \(Central European Summer Time, UTC\+2\)/u,
    );
    expect(change?.after).toMatch(/19 June 2027/u);
  });

  it("tells another zone although the clocks read the same", () =>
    expect(factChanges(facts, { ...facts, timeZone: "Europe/London" }, "en-GB")).toHaveLength(1));

  it("puts name and address of the place together", () =>
    expect(factChanges(facts, { ...facts, locationName: "The Barn" }, "en-GB")).toEqual([
      { what: "where", before: "The Mill, Mill Lane 4", after: "The Barn, Mill Lane 4" },
    ]));

  it("has nothing to compare when it is called off", () =>
    expect(factChanges(facts, { ...facts, name: "x", cancelled: true }, "en-GB")).toEqual([]));
});
