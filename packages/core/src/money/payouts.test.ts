import { expect, it } from "vitest";
import { payoutCsv, payoutsAgree } from "./payouts.rules.ts";
import type { PayoutDetail } from "./payouts.types.ts";

it("agrees when no line differs", () => {
  expect(payoutsAgree([])).toBe(true);
  expect(payoutsAgree([{ differences: 0 }, { differences: 2 }])).toBe(false);
});

it("writes refunds below zero, with what is left after the fee", () => {
  const line = { eventId: null, orderId: null, campaignId: null, person: "=A", about: "Ball" };
  const payout: PayoutDetail = {
    id: "p",
    provider: "stripe",
    ref: "po_1",
    status: "paid",
    currency: "EUR",
    arrivesAt: "2027-05-03T00:00:00Z",
    isTest: false,
    lineCount: 2,
    grossMinor: 4000,
    feeMinor: 175,
    netMinor: 3825,
    lines: [
      { ...line, id: "1", code: "AB2-C3D", amountMinor: 5000, feeMinor: 175 },
      { ...line, id: "2", code: "AB2-C3D", amountMinor: -1000, feeMinor: 0 },
    ],
  };
  const [, paid, back] = payoutCsv(payout).trim().split("\r\n");
  expect(paid).toContain("Ball,'=A,50.00,1.75,48.25,EUR");
  expect(back).toContain(",-10.00,0.00,-10.00,EUR");
});
