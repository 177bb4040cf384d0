import { describe, expect, it } from "vitest";
import {
  chosenCount,
  everybody,
  filterOfQuery,
  readGuestFilter,
  writeFilter,
} from "./guestView.rules.ts";

describe("a filter of the guest list that was kept", () => {
  it("comes back as it was", () => {
    const filter = { ...everybody, text: "ada", answers: ["yes" as const], groups: ["1997"] };
    expect(readGuestFilter(structuredClone(filter))).toEqual(filter);
    expect(chosenCount(filter)).toBe(2);
  });

  it("loses what nobody can answer or read", () => {
    expect(
      readGuestFilter({ answers: ["yes", "perhaps"], tags: "band", groups: [1, "A"] }),
    ).toEqual({ ...everybody, answers: ["yes"], groups: ["A"] });
    expect(readGuestFilter("ada")).toBeNull();
    expect(readGuestFilter(undefined)).toBeNull();
  });
});

describe("a filter of the guest list in the address", () => {
  it("is read as it was written, beside what else stands there", () => {
    const query = writeFilter(new URLSearchParams("tab=guests&tag=band"), {
      answers: ["yes", "maybe"],
      groups: ["1997, A"],
      tags: [],
    });
    expect(query.toString()).toBe("tab=guests&answer=yes&answer=maybe&group=1997%2C+A");
    const { text: _, ...nobodys } = everybody;
    expect(filterOfQuery(query)).toEqual({
      ...nobodys,
      answers: ["yes", "maybe"],
      groups: ["1997, A"],
    });
  });
});
