import { describe, expect, it } from "vitest";
import { checkRefund, findOrders, matchesOrderFilter, refundableMinor } from "./orders.rules.ts";
import type { OrderDetail, OrderLineItem } from "./orders.types.ts";

const payment = { id: "p", provider: "test", createdAt: "2027-05-01T00:00:00Z" };
const refund = { id: "r", reason: null, createdAt: "2027-05-02T00:00:00Z" };
const paid: Pick<OrderDetail, "payments" | "refunds" | "currency"> = {
  currency: "USD",
  payments: [
    { ...payment, status: "failed", amountMinor: 13000 },
    { ...payment, status: "succeeded", amountMinor: 13000 },
  ],
  refunds: [
    { ...refund, status: "done", amountMinor: 2500 },
    { ...refund, status: "failed", amountMinor: 500 },
    { ...refund, status: "pending", amountMinor: 4000 },
  ],
};

it.each([
  ["completed", "all", true],
  ["expired", "all", false],
  ["expired", "lost", true],
  ["partially_refunded", "paid", true],
  ["partially_refunded", "refunded", true],
  ["awaiting_payment", "open", true],
  ["completed", "open", false],
] as const)("%s under %s: %s", (status, filter, shown) => {
  expect(matchesOrderFilter(status, filter)).toBe(shown);
});

it("finds by code, buyer and address", () => {
  const order: OrderLineItem = {
    id: "o",
    code: "7HK-204",
    status: "completed",
    buyerName: "Søren Ætterhøi",
    buyerEmail: "soren@post.example.dk",
    ticketCount: 3,
    summary: "3 × Weekend",
    totalMinor: 20340,
    refundedMinor: 0,
    currency: "EUR",
    isTest: true,
    needsAttention: null,
    createdAt: "2027-05-01T00:00:00Z",
  };
  const found = (text: string) => findOrders([order], "all", text).length;
  expect([found("7hk"), found("SØREN"), found("example.dk"), found("nobody")]).toEqual([
    1, 1, 1, 0,
  ]);
});

describe("giving money back", () => {
  it("counts what was paid less what is back or on its way", () => {
    expect(refundableMinor(paid)).toBe(6500);
    expect(refundableMinor({ payments: [], refunds: [] })).toBe(0);
  });

  it.each([
    ["", { ok: true, amountMinor: 6500 }],
    ["65", { ok: true, amountMinor: 6500 }],
    ["24,70", { ok: true, amountMinor: 2470 }],
    ["65.01", { ok: false, message: "At most $65.00 can be given back" }],
    ["0", { ok: false, message: "Write an amount above zero" }],
  ])("%j", (amount, outcome) => {
    expect(checkRefund({ amount, reason: "" }, paid, "en")).toEqual(outcome);
  });

  it("says so when nothing is left", () => {
    const nothing = { ...paid, payments: [] };
    expect(checkRefund({ amount: "1", reason: "" }, nothing, "en")).toEqual({
      ok: false,
      message: "Nothing is left to give back",
    });
  });
});
