import type { DatabaseClient } from "../database/client.types.ts";
import { act, call } from "../base/calls.api.ts";
import type { PlanType } from "./plans.types.ts";
import { fail, failureFrom, succeed } from "../base/result.rules.ts";
import type { Result } from "../base/result.types.ts";
import { readBilling, readBillingEvent, readInvoice, readPlanImpact } from "./billing.rules.ts";
import type { BillingEvent, Invoice, PlanBilling, PlanImpact } from "./billing.types.ts";

const billingColumns =
  "plan_type, status, next_plan_type, period_start, period_end, amount_minor, currency, method_label, next_attempt_at, test_mode";

export interface BillingApi {
  /** The paid month, or null when nothing was ever paid. */
  get: (userId: string) => Promise<Result<PlanBilling | null>>;
  /** Newest first, at most 100. */
  listInvoices: (userId: string) => Promise<Result<Invoice[]>>;
  getInvoice: (number: string) => Promise<Result<Invoice>>;
  /** Newest first, at most 20. */
  listEvents: (userId: string) => Promise<Result<BillingEvent[]>>;
  /** What a plan would freeze of what the caller has. */
  impactOf: (plan: PlanType) => Promise<Result<PlanImpact>>;
  /** Steps down at the end of the paid month; free cancels. */
  scheduleChange: (plan: PlanType) => Promise<Result<true>>;
  /** Takes a scheduled change back. */
  resume: () => Promise<Result<true>>;
}

/** Calls about paid months, invoices and scheduled changes. */
export function createBillingApi(client: DatabaseClient): BillingApi {
  return {
    async get(userId) {
      const { data, error } = await client
        .from("plan_billing")
        .select(billingColumns)
        .eq("user_id", userId)
        .maybeSingle();
      return error ? { ok: false, error: failureFrom(error) } : succeed(readBilling(data));
    },
    async listInvoices(userId) {
      const { data, error } = await client
        .from("invoices")
        .select("*")
        .eq("user_id", userId)
        .order("issued_at", { ascending: false })
        .limit(100);
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed(data.flatMap((row) => readInvoice(row) ?? []));
    },
    async getInvoice(number) {
      const { data, error } = await client
        .from("invoices")
        .select("*")
        .eq("number", number)
        .maybeSingle();
      if (error) return { ok: false, error: failureFrom(error) };
      const invoice = readInvoice(data);
      return invoice ? succeed(invoice) : fail("not_found", "There is no such invoice.");
    },
    async listEvents(userId) {
      const { data, error } = await client
        .from("billing_events")
        .select("id, kind, detail, created_at")
        .eq("user_id", userId)
        .order("created_at", { ascending: false })
        .order("id", { ascending: false })
        .limit(20);
      if (error) return { ok: false, error: failureFrom(error) };
      return succeed(data.flatMap((row) => readBillingEvent(row) ?? []));
    },
    async impactOf(plan) {
      const answer = await call(client, "get_plan_impact", { plan_type_param: plan });
      if (!answer.ok) return answer;
      const impact = readPlanImpact(answer.value);
      return impact ? succeed(impact) : fail("unavailable", "This could not be read.");
    },
    scheduleChange: (plan) => act(client, "schedule_plan_change", { plan_type_param: plan }),
    resume: () => act(client, "resume_plan"),
  };
}
