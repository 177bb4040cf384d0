import { describe, expect, it } from "vitest";
import {
  accessOf,
  effectivePlan,
  isPlanType,
  isTrialActive,
  isTrialExpired,
  mayOpen,
  trialDaysLeft,
} from "./access.rules.ts";
import type { PlanType } from "./plans.types.ts";
import type { PlanStanding } from "./access.types.ts";

const now = Date.parse("2027-03-01T12:00:00Z");
const hour = 3_600_000;
const endsIn = (ms: number) => new Date(now + ms).toISOString();
const standing = (planType: PlanType, trial: "none" | "running" | "expired"): PlanStanding => ({
  planType,
  isTrial: trial !== "none",
  trialEndAt: trial === "none" ? null : endsIn(trial === "running" ? hour : -hour),
});

describe("'Premium access = premium, pro, business, or an unexpired trial. Pro access = pro or business. Business access = business only.'", () => {
  it.each([
    ["free", "none", false, false, false],
    ["free", "running", true, false, false],
    ["free", "expired", false, false, false],
    ["premium", "none", true, false, false],
    ["premium", "running", true, false, false],
    ["premium", "expired", true, false, false],
    ["pro", "none", true, true, false],
    ["pro", "running", true, true, false],
    ["pro", "expired", true, true, false],
    ["business", "none", true, true, true],
    ["business", "running", true, true, true],
    ["business", "expired", true, true, true],
  ] as const)("%s, trial %s", (plan, trial, premium, pro, business) => {
    expect(accessOf(standing(plan, trial), now)).toEqual({ premium, pro, business });
  });
});

describe("'Trial: active while trial_end_at is in the future, expired once reached or passed'", () => {
  it.each([
    [1, true, false],
    [0, false, true],
    [-1, false, true],
  ])("ends in %d ms", (ms, active, expired) => {
    const trial: PlanStanding = { planType: "free", isTrial: true, trialEndAt: endsIn(ms) };
    expect(isTrialActive(trial, now)).toBe(active);
    expect(isTrialExpired(trial, now)).toBe(expired);
  });

  it("an end date without is_trial is no trial", () => {
    const past: PlanStanding = { planType: "free", isTrial: false, trialEndAt: endsIn(hour) };
    expect(isTrialActive(past, now)).toBe(false);
    expect(trialDaysLeft(past, now)).toBe(0);
  });

  it("an unreadable end date gives no access", () => {
    const broken: PlanStanding = { planType: "free", isTrial: true, trialEndAt: "soon" };
    expect(accessOf(broken, now).premium).toBe(false);
  });
});

describe("'Days remaining are rounded up, never below 0, using 24-hour days.'", () => {
  it.each([
    [14 * 24 * hour, 14],
    [13 * 24 * hour + 1, 14],
    [24 * hour, 1],
    [1, 1],
    [0, 0],
    [-50 * hour, 0],
  ])("%d ms left are %d days", (ms, days) => {
    expect(trialDaysLeft({ planType: "free", isTrial: true, trialEndAt: endsIn(ms) }, now)).toBe(
      days,
    );
  });
});

describe("'Plan rank: free < premium < pro < business.'", () => {
  const order: PlanType[] = ["free", "premium", "pro", "business"];
  it.each(order.flatMap((plan, have) => order.map((needed, need) => [plan, needed, have >= need])))(
    "%s opens a %s feature: %s",
    (plan, needed, opens) => {
      expect(mayOpen(plan as PlanType, needed as PlanType)).toBe(opens);
    },
  );

  it("effective plan is the higher of the plan and premium while a trial runs; a visitor is free", () => {
    expect(effectivePlan(null, now)).toBe("free");
    expect(effectivePlan(standing("free", "running"), now)).toBe("premium");
    expect(effectivePlan(standing("free", "expired"), now)).toBe("free");
    expect(effectivePlan(standing("pro", "running"), now)).toBe("pro");
  });

  it("knows a plan from anything else", () => {
    expect(isPlanType("pro")).toBe(true);
    expect(isPlanType("enterprise")).toBe(false);
  });
});
