import { planMail, type PlanMailSource } from "../_shared/mails/account/plan-mails.ts";
import { renewPlans } from "./account/renewals.ts";
import { calls, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const account: AreaWork = {
  jobs: {
    plan_notice: sends<PlanMailSource>({
      source: "get_plan_notice",
      write: planMail,
      seen: { reason: "It tells owners about their own plan, in sentences alone." },
    }),
  },
  chores: [
    renewPlans,
    // People who asked to leave, once their day has come.
    calls("delete_due_accounts"),
  ],
};
