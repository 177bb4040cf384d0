import { describe, expect, it } from "vitest";
import { readCampaign, readGift, refundable } from "./fundraising.rules.ts";

const gift = readGift({
  id: "g",
  campaign_name: "Roof",
  status: "succeeded",
  total_minor: 3636,
  refunded_minor: 1000,
  wall_name: null,
  dedication_kind: "memory",
  dedication_name: "Ada",
});

describe("what the database tells of gifts", () => {
  it("is read under the product's names", () => {
    expect(gift).toMatchObject({
      campaignName: "Roof",
      isAnonymous: true,
      dedication: "In memory of Ada",
    });
    const campaign = readCampaign({ name: "Roof", story: null, monthly_count: 2, raised_minor: 5 });
    expect(campaign).toMatchObject({ story: "", repeatingCount: 2, raisedMinor: 5 });
  });

  it("gives back no more than arrived", () => {
    expect(refundable(gift)).toBe(2636);
    expect(refundable({ ...gift, status: "refunded" })).toBe(0);
    expect(refundable({ ...gift, status: "pledged" })).toBe(0);
  });
});
