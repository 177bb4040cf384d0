import { describe, expect, it } from "vitest";
import {
  checkCancel,
  checkRefund,
  offeredFilters,
  ordersCsv,
  refundableMinor,
  testsAmong,
  waitsForMoney,
} from "./orders.rules.ts";
import type { OrderDetail, OrderLineItem } from "./orders.types.ts";

const payment = {
  id: "p",
  provider: "test",
  providerRef: "cs_test_1",
  currency: "USD",
  isExtra: false,
  createdAt: "2027-05-01T00:00:00Z",
};
const refund = { id: "r", paymentId: "p", reason: null, createdAt: "2027-05-02T00:00:00Z" };
const seat = (id: string, priceMinor: number) => ({
  id,
  number: id,
  holderName: "Ada",
  holderEmail: null,
  isPassedOn: false,
  isAccepted: false,
  typeName: "Seat",
  priceMinor,
  status: "valid" as const,
});
const paid: Pick<OrderDetail, "payments" | "refunds" | "currency" | "tickets"> = {
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
  tickets: [seat("a", 3334), seat("b", 3333), seat("c", 3333)],
};

it("offers a rarer filter only where something is under it, or where one is there already", () => {
  const none = {
    all: 3,
    paid: 3,
    unpaid: 0,
    attention: 0,
    disputed: 0,
    refunded: 0,
    free: 0,
    lost: 0,
  };
  expect(offeredFilters(none, "all")).toEqual(["all", "paid", "unpaid", "refunded"]);
  expect(offeredFilters({ ...none, attention: 1 }, "lost")).toEqual([
    "all",
    "paid",
    "unpaid",
    "attention",
    "refunded",
    "lost",
  ]);
});

describe("giving money back", () => {
  it("counts what was paid less what is back or on its way", () => {
    expect(refundableMinor(paid)).toBe(6500);
    expect(refundableMinor({ payments: [], refunds: [] })).toBe(0);
    const twice = { ...payment, id: "second", status: "succeeded" as const, amountMinor: 13000 };
    const sentBack = { ...refund, paymentId: "second", status: "done" as const };
    expect(
      refundableMinor({
        payments: [...paid.payments, { ...twice, isExtra: true }],
        refunds: [...paid.refunds, { ...sentBack, amountMinor: 13000 }],
      }),
    ).toBe(6500);
  });

  it.each([
    ["", [], { ok: true, amountMinor: 6500 }],
    ["", ["a"], { ok: true, amountMinor: 3334 }],
    ["", ["a", "b"], { ok: true, amountMinor: 6500 }],
    ["30", ["a"], { ok: true, amountMinor: 3000 }],
    ["65", [], { ok: true, amountMinor: 6500 }],
    ["24,70", [], { ok: true, amountMinor: 2470 }],
    ["65.01", [], { ok: false, message: "At most $65.00 can be given back" }],
    ["0", [], { ok: false, message: "Write an amount above zero" }],
  ])("%j for seats %j", (amount, ticketIds, outcome) => {
    expect(checkRefund({ amount, reason: "", ticketIds }, paid, "en")).toEqual(outcome);
  });

  it("says so when nothing is left", () => {
    const nothing = { ...paid, payments: [] };
    expect(checkRefund({ amount: "1", reason: "", ticketIds: [] }, nothing, "en")).toEqual({
      ok: false,
      message: "Nothing is left to give back",
    });
  });
});

describe("the list of orders", () => {
  const order: OrderLineItem = {
    id: "o",
    code: "AB2-C3D",
    status: "partially_refunded",
    buyerName: "Ada, Countess",
    buyerEmail: "ada@example.org",
    ticketCount: 2,
    summary: "2 × Gala",
    totalMinor: 13000,
    refundedMinor: 2500,
    currency: "USD",
    isTest: false,
    needsAttention: null,
    createdAt: "2027-05-01T00:00:00Z",
    channel: "box_office",
    holdExpiresAt: null,
    discountMinor: 0,
    feeMinor: 250,
    taxMinor: 1000,
  };

  it.each([
    [[], "none"],
    [[{ isTest: true }, { isTest: true, totalMinor: 0 }, { totalMinor: 0 }], "all"],
    [[{ isTest: true }, {}], "some"],
    [[{ isTest: true, totalMinor: 0 }, {}], "none"],
  ])("%j: test mode is said by the list or by each order", (changes, told) => {
    expect(testsAmong(changes.map((change) => ({ ...order, ...change })))).toBe(told);
  });

  const lineOf = (change: Partial<OrderLineItem>) =>
    ordersCsv([{ ...order, ...change }]).split("\r\n")[1];

  it("has every figure with the currency's digits and no grouping", () => {
    expect(lineOf({})).toBe(
      'AB2-C3D,2027-05-01T00:00:00Z,Partly refunded,Box office,"Ada, Countess",ada@example.org,2,2 × Gala,0.00,2.50,10.00,130.00,25.00,105.00,USD,,',
    );
    expect(lineOf({ currency: "JPY", totalMinor: 1234567, refundedMinor: 0 })).toContain(
      ",1234567,0,1234567,JPY,",
    );
  });

  it.each(["=1+1", "+1", "-1+1", "@x", "\t=1"])("%j runs nothing in a spreadsheet", (text) => {
    expect(lineOf({ buyerName: text })).toContain(`,'${text},`);
  });
});

it.each([
  ["all", "", ["a"], { ok: true, amountMinor: 3334 }],
  ["all", "", ["a", "b", "c"], { ok: true, amountMinor: 6500 }],
  ["some", "12.50", ["a"], { ok: true, amountMinor: 1250 }],
  ["some", "66", ["a"], { ok: false, message: "At most $65.00 can be given back" }],
  ["none", "", ["a"], { ok: true, amountMinor: 0 }],
] as const)("cancelling with %s %s of the money of %o", (money, amount, ticketIds, answer) => {
  const draft = { money, amount, ticketIds: [...ticketIds], reason: "" };
  expect(checkCancel(draft, paid, "en-US")).toEqual(answer);
});

it("what was free is cancelled without a word about money", () => {
  const free = { ...paid, payments: [], refunds: [] };
  const draft = { money: "all", amount: "", ticketIds: ["a"], reason: "" } as const;
  expect(checkCancel({ ...draft, ticketIds: ["a"] }, free, "en-US")).toEqual({
    ok: true,
    amountMinor: 0,
  });
});

it.each([
  ["awaiting_payment", "Ida", true],
  ["expired", "Ida", true],
  ["expired", null, false],
  ["completed", "Ida", false],
] as const)("an order %s of %s waits for money: %s", (status, buyerName, waits) => {
  expect(waitsForMoney({ status, buyerName })).toBe(waits);
});
