import { describe, expect, it } from "vitest";
import { chosenCount, everybody, readGuestFilter } from "./guestView.rules.ts";

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
