import { describe, expect, it } from "vitest";
import { amountProblem, daysLeft, feeOnTop, shareOfGoal, stateAt } from "./giving.rules.ts";
import type { PublicCampaign } from "./giving.types.ts";

const campaign: PublicCampaign = {
  state: "open",
  story: null,
  beneficiary: "Friends",
  askTitle: null,
  askText: null,
  goalMinor: 10_000,
  startsAt: null,
  endsAt: "2027-01-10T00:00:00Z",
  funds: [],
  amounts: [],
  frequencies: ["once"],
  leastMinor: 500,
  mostMinor: 100_000,
  fee: null,
  offersDedication: false,
  showsWall: false,
  match: null,
  taxText: null,
};

describe("a gift's sums", () => {
  it.each([
    [3500, 290, 30, 136],
    [500, 290, 30, 46],
    [10_000, 0, 0, 0],
    [9710, 290, 0, 290],
  ])("adds to %i at %i bps and %i fixed %i", (amount, bps, fixedMinor, fee) => {
    expect(feeOnTop(amount, { bps, fixedMinor })).toBe(fee);
    const taken = Math.round(((amount + fee) * bps) / 10_000) + fixedMinor;
    expect(amount + fee - taken).toBeGreaterThanOrEqual(amount);
  });

  it.each([
    [null, "missing"],
    [0, "missing"],
    [499, "small"],
    [500, null],
    [100_001, "large"],
  ] as const)("says of %s: %s", (amount, problem) => {
    expect(amountProblem(amount, campaign)).toBe(problem);
  });
});

describe("a campaign's progress", () => {
  const progress = { raisedMinor: 12_000, matchedMinor: 0, donorCount: 1, giftCount: 1 };

  it("stays within the goal and falls no lower than nothing", () => {
    expect(shareOfGoal(progress, campaign)).toBe(1);
    expect(shareOfGoal({ ...progress, raisedMinor: 2500 }, campaign)).toBe(0.25);
    expect(shareOfGoal({ ...progress, raisedMinor: -1 }, campaign)).toBe(0);
    expect(shareOfGoal(progress, { ...campaign, goalMinor: null })).toBeNull();
  });

  it("ends by the clock", () => {
    expect(stateAt(campaign, Date.parse("2027-01-09T23:59:59Z"))).toBe("open");
    expect(stateAt(campaign, Date.parse("2027-01-10T00:00:00Z"))).toBe("ended");
    expect(daysLeft(campaign, Date.parse("2027-01-08T12:00:00Z"))).toBe(2);
    expect(daysLeft(campaign, Date.parse("2027-01-11T12:00:00Z"))).toBeNull();
  });
});
