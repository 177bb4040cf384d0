import { describe, expect, it } from "vitest";
import { isPaidPlan, planPrice, planTypes } from "./plans.rules.ts";

describe("plan prices", () => {
  it("has one rising price for every paid plan", () => {
    const amounts = planTypes.filter(isPaidPlan).map((plan) => planPrice(plan).amountMinor);
    expect(amounts).toHaveLength(3);
    expect(amounts.toSorted((a, b) => a - b)).toEqual(amounts);
    expect(amounts.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true);
  });

  it.each(["free", "gold", "", null, 3])("%s is no paid plan", (value) =>
    expect(isPaidPlan(value)).toBe(false),
  );
});
