import type { GiftView } from "@jubilee/core/giving/giving.types";
import { describe, expect, it } from "vitest";
import { giftWords } from "./gift.rules.ts";

const gift: GiftView = {
  giftToken: "t",
  code: "7HK-204M",
  status: "pledged",
  amountMinor: 3500,
  feeMinor: 0,
  totalMinor: 3500,
  refundedMinor: 0,
  currency: "USD",
  frequency: "once",
  fund: null,
  donorName: "Flo",
  donorEmail: "flo@example.org",
  wallName: null,
  dedication: null,
  receivedAt: null,
  plan: null,
  event: {
    id: "c",
    name: "Roof",
    eventTypeId: "community-type-1",
    coverUrl: null,
    coverSeed: "s",
    locale: "en",
    currency: "USD",
  },
  beneficiary: "Friends",
  thanksText: null,
  taxText: null,
  pageUrl: "",
  testMode: true,
  serverTime: "",
};

describe("how a gift stands", () => {
  it("thanks for what the server has, whatever the address says", () => {
    expect(giftWords({ ...gift, status: "succeeded" }, "declined", false).title).toBe(
      "Thank you, Flo",
    );
    expect(giftWords(gift, null, true).title).toBe("One moment");
    expect(giftWords(gift, null, false)).toMatchObject({ canPay: true });
    expect(giftWords(gift, "finished", false).title).not.toContain("Thank");
  });

  it.each([
    ["declined", "The card was declined"],
    ["cancelled", "You have not paid yet"],
  ])("offers to pay after %s", (payment, title) => {
    expect(giftWords(gift, payment, false)).toMatchObject({ title, canPay: true });
  });
});
