import type { PaidPlan, PlanType } from "./plans.types.ts";

export type BillingStatus = "active" | "past_due" | "ended";

/** A row of `plan_billing`: the paid month and how it goes on. */
export interface PlanBilling {
  planType: PaidPlan;
  status: BillingStatus;
  /** What the plan becomes at the end of the month; null renews it. */
  nextPlanType: PlanType | null;
  /** ISO instants. */
  periodStart: string;
  periodEnd: string;
  /** A whole month, minor units. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
  /** How people know the way to pay, such as `Test card ending 4242`. */
  methodLabel: string | null;
  nextAttemptAt: string;
  testMode: boolean;
}

/** One line of a bill; a credit is negative. */
export interface BillLine {
  name: string;
  amountMinor: number;
}

/** What changing to a plan costs today. */
export interface PlanQuote {
  kind: "start" | "upgrade" | "renewal";
  plan: PaidPlan;
  lines: BillLine[];
  /** The sum of the lines, minor units. */
  dueMinor: number;
  /** What each later month costs, minor units. */
  fullMinor: number;
  currency: string;
}

/** Why a plan cannot be paid for now. */
export type QuoteProblem = "same_plan" | "lower_plan";

/** A row of `invoices`. */
export interface Invoice {
  id: string;
  /** Of the year's series, without gaps: `J-2026-000042`, `TEST-…` in test mode. */
  number: string;
  buyerName: string;
  buyerEmail: string | null;
  planType: PaidPlan;
  lines: BillLine[];
  totalMinor: number;
  currency: string;
  periodStart: string;
  periodEnd: string;
  status: "open" | "paid" | "uncollectible";
  testMode: boolean;
  issuedAt: string;
  paidAt: string | null;
}

/** A row of `billing_events`. */
export interface BillingEvent {
  id: number;
  kind: string;
  planType: PlanType | null;
  createdAt: string;
}

/** One kind of thing that a lower plan would freeze. */
export interface FrozenItem {
  featureKey: string;
  /** The feature's title. */
  title: string;
  requiredPlan: PlanType;
  /** The table: `guests`, `ticket_types` … */
  kind: string;
  count: number;
}

/** What a plan would mean for what is there; guests notice nothing of it. */
export interface PlanImpact {
  planType: PlanType;
  frozen: FrozenItem[];
  /** Published events that are not over, and tickets sold for them: all of it goes on. */
  eventsToCome: number;
  ticketsSold: number;
}
