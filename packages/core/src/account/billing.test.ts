import { describe, expect, it } from "vitest";
import { planPrice } from "./plans.rules.ts";
import { billingEventText, frozenText } from "./billing.copy.ts";
import {
  quotePlan,
  readBilling,
  readInvoice,
  readPlanImpact,
  unusedMinor,
} from "./billing.rules.ts";

const now = Date.parse("2027-03-16T12:00:00Z");
const row = {
  plan_type: "premium",
  status: "active",
  next_plan_type: null,
  period_start: "2027-03-01T12:00:00Z",
  period_end: "2027-03-31T12:00:00Z",
  amount_minor: 900,
  currency: "EUR",
  method_label: "Test card ending 4242",
  next_attempt_at: "2027-03-31T12:00:00Z",
  test_mode: true,
};
const premium = readBilling(row);
const pro = planPrice("pro").amountMinor;

describe("what a plan costs today", () => {
  it("the whole month at first", () => {
    expect(quotePlan("pro", "free", null, now)).toEqual({
      kind: "start",
      plan: "pro",
      lines: [{ name: "Pro, one month", amountMinor: pro }],
      dueMinor: pro,
      fullMinor: pro,
      currency: "EUR",
    });
  });

  it("going up gives the unused half of the month back", () => {
    expect(quotePlan("pro", "premium", premium, now)).toMatchObject({
      kind: "upgrade",
      lines: [
        { name: "Pro, one month", amountMinor: pro },
        { name: "Unused part of Premium", amountMinor: -450 },
      ],
      dueMinor: pro - 450,
      fullMinor: pro,
    });
  });

  it.each([
    ["2027-03-01T12:00:00Z", 900],
    ["2027-02-01T12:00:00Z", 900],
    ["2027-03-31T12:00:00Z", 0],
    ["2027-05-01T12:00:00Z", 0],
  ])("at %s %d is unused", (at, minor) =>
    expect(premium && unusedMinor(premium, Date.parse(at))).toBe(minor),
  );

  it("a failed payment is no credit, and can be settled as it is", () => {
    const due = readBilling({ ...row, status: "past_due" });
    expect(due && unusedMinor(due, now)).toBe(0);
    expect(quotePlan("premium", "premium", due, now)).toMatchObject({
      kind: "renewal",
      dueMinor: 900,
    });
  });

  it.each([
    ["premium", "premium", "same_plan"],
    ["premium", "pro", "lower_plan"],
    ["pro", "business", "lower_plan"],
  ] as const)("%s on %s: %s", (plan, current, problem) =>
    expect(quotePlan(plan, current, premium, now)).toBe(problem),
  );

  it("a plan that was a gift is no credit", () => {
    const ended = readBilling({ ...row, status: "ended" });
    expect(quotePlan("pro", "premium", ended, now)).toMatchObject({ kind: "start", dueMinor: pro });
  });
});

describe("what the server tells is read with care", () => {
  it("a row of either spelling is a paid month; anything else is none", () => {
    expect(readBilling({ planType: "pro", status: "past_due", amountMinor: 2400 })).toMatchObject({
      planType: "pro",
      status: "past_due",
      amountMinor: 2400,
    });
    for (const nothing of [null, [], "pro", { planType: null }, { plan_type: "gold" }])
      expect(readBilling(nothing)).toBeNull();
  });

  it("an invoice without readable lines has none", () => {
    expect(readInvoice({ plan_type: "pro", lines: "x", total_minor: "2400" })).toMatchObject({
      lines: [],
      totalMinor: 2400,
    });
    expect(readInvoice(null)).toBeNull();
  });

  it("frozen things are counted in words", () => {
    const impact = readPlanImpact({
      planType: "free",
      frozen: [
        { featureKey: "rsvp", title: "RSVP", requiredPlan: "premium", kind: "guests", count: 248 },
        { featureKey: "x", title: "X", requiredPlan: "pro", kind: "new_things", count: 1 },
        { featureKey: "y", requiredPlan: "gold" },
      ],
      eventsToCome: 2,
    });
    expect(impact?.frozen.map(frozenText)).toEqual(["248 people on your lists", "1 new things"]);
    expect(impact).toMatchObject({ eventsToCome: 2, ticketsSold: 0 });
  });

  it("events have words", () => {
    const event = { id: 1, kind: "downgraded", planType: "pro" as const, createdAt: "" };
    expect(billingEventText(event)).toBe("Went down to Pro");
    expect(billingEventText({ ...event, kind: "trial_ended", planType: null })).toBe("Trial ended");
  });
});
