import { isPlanType, planNames, planRank } from "./access.rules.ts";
import { isPaidPlan, planPrice } from "./plans.rules.ts";
import type { PaidPlan, PlanType } from "./plans.types.ts";
import type {
  BillLine,
  BillingEvent,
  FrozenItem,
  Invoice,
  PlanBilling,
  PlanImpact,
  PlanQuote,
  QuoteProblem,
} from "./billing.types.ts";

/** How long an unpaid plan stays in force while the payment is tried again, in days. */
export const graceDays = 7;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** True while a paid month runs or is being tried again. */
export function isBilled(billing: PlanBilling | null): billing is PlanBilling {
  return billing !== null && billing.status !== "ended";
}

/** What is left of a paid month in money: its price by the share of its time, rounded. Minor units. */
export function unusedMinor(billing: PlanBilling, nowMs: number): number {
  const startMs = Date.parse(billing.periodStart);
  const endMs = Date.parse(billing.periodEnd);
  if (billing.status !== "active" || !(endMs > startMs)) return 0;
  const share = Math.min(1, Math.max(0, (endMs - nowMs) / (endMs - startMs)));
  return Math.round(billing.amountMinor * share);
}

/**
 * What a plan costs today. Going up begins a new month and gives the unused part of the old one
 * back; going down costs nothing and waits for the month's end, so it has no quote. A plan whose
 * renewal failed can be paid for as it is.
 */
export function quotePlan(
  plan: PaidPlan,
  currentPlan: PlanType,
  billing: PlanBilling | null,
  nowMs: number,
): PlanQuote | QuoteProblem {
  const { amountMinor, currency } = planPrice(plan);
  const month = { name: `${planNames[plan]}, one month`, amountMinor };
  const quote = { plan, fullMinor: amountMinor, currency };
  const isDue = isBilled(billing) && billing.status === "past_due" && billing.planType === plan;
  if (isDue) return { ...quote, kind: "renewal", lines: [month], dueMinor: amountMinor };
  if (plan === currentPlan) return "same_plan";
  if (planRank(plan) < planRank(currentPlan)) return "lower_plan";
  if (!isBilled(billing)) return { ...quote, kind: "start", lines: [month], dueMinor: amountMinor };

  const credit = billing.currency === currency ? unusedMinor(billing, nowMs) : 0;
  const lines: BillLine[] =
    credit > 0
      ? [month, { name: `Unused part of ${planNames[billing.planType]}`, amountMinor: -credit }]
      : [month];
  return { ...quote, kind: "upgrade", lines, dueMinor: amountMinor - credit };
}

/** Reads a row of `plan_billing` or what `get_plan_billing` gives; null when nothing was ever paid. */
export function readBilling(row: unknown): PlanBilling | null {
  if (!isRecord(row)) return null;
  const value = (snake: string, camel: string) => row[snake] ?? row[camel];
  const planType = value("plan_type", "planType");
  const status = row["status"];
  if (!isPaidPlan(planType)) return null;
  const next = value("next_plan_type", "nextPlanType");
  return {
    planType,
    status: status === "past_due" || status === "ended" ? status : "active",
    nextPlanType: isPlanType(next) ? next : null,
    periodStart: text(value("period_start", "periodStart")),
    periodEnd: text(value("period_end", "periodEnd")),
    amountMinor: Number(value("amount_minor", "amountMinor") ?? 0),
    currency: text(row["currency"]),
    methodLabel: textOrNull(value("method_label", "methodLabel")),
    nextAttemptAt: text(value("next_attempt_at", "nextAttemptAt")),
    testMode: value("test_mode", "testMode") === true,
  };
}

function readLines(value: unknown): BillLine[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((line: unknown) =>
    isRecord(line) ? [{ name: text(line["name"]), amountMinor: Number(line["amountMinor"]) }] : [],
  );
}

/** Reads a row of `invoices`; null when it is none. */
export function readInvoice(row: unknown): Invoice | null {
  if (!isRecord(row) || !isPaidPlan(row["plan_type"])) return null;
  const status = row["status"];
  return {
    id: text(row["id"]),
    number: text(row["number"]),
    buyerName: text(row["buyer_name"]),
    buyerEmail: textOrNull(row["buyer_email"]),
    planType: row["plan_type"],
    lines: readLines(row["lines"]),
    totalMinor: Number(row["total_minor"]),
    currency: text(row["currency"]),
    periodStart: text(row["period_start"]),
    periodEnd: text(row["period_end"]),
    status: status === "open" || status === "uncollectible" ? status : "paid",
    testMode: row["test_mode"] === true,
    issuedAt: text(row["issued_at"]),
    paidAt: textOrNull(row["paid_at"]),
  };
}

/** Reads a row of `billing_events`. */
export function readBillingEvent(row: unknown): BillingEvent | null {
  if (!isRecord(row) || typeof row["id"] !== "number") return null;
  const detail = isRecord(row["detail"]) ? row["detail"] : {};
  const plan = detail["planType"];
  return {
    id: row["id"],
    kind: text(row["kind"]),
    planType: isPlanType(plan) ? plan : null,
    createdAt: text(row["created_at"]),
  };
}

function readFrozen(value: unknown): FrozenItem[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (!isRecord(item) || !isPlanType(item["requiredPlan"])) return [];
    return [
      {
        featureKey: text(item["featureKey"]),
        title: text(item["title"]),
        requiredPlan: item["requiredPlan"],
        kind: text(item["kind"]),
        count: Number(item["count"]),
      },
    ];
  });
}

/** Reads what `get_plan_impact` gives. */
export function readPlanImpact(value: unknown): PlanImpact | null {
  if (!isRecord(value) || !isPlanType(value["planType"])) return null;
  return {
    planType: value["planType"],
    frozen: readFrozen(value["frozen"]),
    eventsToCome: Number(value["eventsToCome"] ?? 0),
    ticketsSold: Number(value["ticketsSold"] ?? 0),
  };
}
