import { expect, it } from "vitest";
import {
  isUnderWay,
  moneyOf,
  outcomeOf,
  progressOf,
  refundRunCsv,
  troubleCount,
  wholeOf,
} from "./refund-runs.rules.ts";
import type { RefundRunOrder } from "./refund-runs.types.ts";

const order: RefundRunOrder = {
  position: 1,
  orderId: "0b9f6f0e-4f61-4b5c-9a59-2f7c1a4f6d11",
  code: "7HK-204M",
  buyerName: "=Ada",
  buyerEmail: "ada@post.example",
  amountMinor: 4800,
  currency: "EUR",
  byHand: false,
  state: "done",
  why: null,
  problem: null,
};

it("counts what is settled of what can be", () => {
  const run = {
    orderCount: 10,
    status: "done" as const,
    counts: { done: 4, refused: 1, left_out: 1, failed: 1, delayed: 1, by_hand: 2 },
  };
  expect(progressOf(run)).toEqual({ done: 4, of: 8 });
  expect(troubleCount(run)).toBe(3);
  expect(isUnderWay(run)).toBe(true);
  expect(isUnderWay({ ...run, counts: { done: 10 } })).toBe(false);
  expect(isUnderWay({ status: "running", counts: { done: 10 } })).toBe(true);
  expect(isUnderWay({ status: "paused", counts: { waiting: 3 } })).toBe(false);
});

it("sums what a press does", () => {
  const sums = [
    { currency: "EUR", orders: 2, amountMinor: 9600, byHandOrders: 1, byHandMinor: 4800 },
    { currency: "JPY", orders: 1, amountMinor: 2470, byHandOrders: 0, byHandMinor: 0 },
  ];
  const outlook = { sums, cannot: [], cannotCount: 0, isTest: false };
  expect(wholeOf(outlook)).toEqual({ orders: 3, byHandOrders: 1 });
  expect(wholeOf({ ...outlook, sums: [] })).toBeNull();
  expect(moneyOf(sums, "en-GB")).toBe("€96.00 and ¥2,470");
});

it.each([
  [{}, "Given back"],
  [
    { state: "refused" as const, why: "disputed" as const },
    "The buyer disputes the payment: the bank decides",
  ],
  [
    { state: "delayed" as const, problem: "Insufficient funds" },
    "Not taken yet, tried again: Insufficient funds",
  ],
])("says what became of an order: %j", (change, words) =>
  expect(outcomeOf({ ...order, ...change })).toBe(words),
);

it("writes every order with its outcome, and no cell that runs", () => {
  const [, line] = refundRunCsv([{ ...order, state: "failed" }]).split(/\r?\n/);
  expect(line).toContain("'=Ada");
  expect(line).toContain("48.00,EUR,Payment provider,The payment provider refused it,");
});
