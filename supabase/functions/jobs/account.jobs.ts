import { planMail, type PlanMailSource } from "../_shared/mails/account/plan-mails.ts";
import { renewPlans } from "./account/renewals.ts";
import { calls, type SeenMail, sends } from "./job.ts";
import type { AreaWork } from "./jobs.types.ts";

export const account = {
  jobs: {
    plan_notice: sends<PlanMailSource>({
      source: "get_plan_notice",
      write: planMail,
      seen: [
        told("renewed", "A plan was renewed", "To its owner, with the invoice in the account."),
        told("downgraded", "A smaller plan begins", "To its owner, when the month is over."),
        told("payment_failed", "A plan’s payment failed", "To its owner, each time."),
        told("ended", "A plan has ended", "To its owner, when it stayed unpaid or was ended."),
        told("trial_ended", "A trial is over", "To the account’s owner."),
      ],
      readers: "planners",
    }),
  },
  chores: [
    renewPlans,
    // People who asked to leave, once their day has come.
    calls("delete_due_accounts"),
  ],
} satisfies AreaWork;

function told(event: string, title: string, when: string): SeenMail<PlanMailSource> {
  return {
    kind: `plan-${event.replaceAll("_", "-")}`,
    title,
    when,
    of: ({ name }) => ({
      event,
      name,
      detail: {
        planType: "premium",
        invoice: "2027-0042",
        amountMinor: 1900,
        currency: "USD",
        tryAgainAt: "2027-06-04T00:00:00Z",
        endsAt: "2027-06-14T00:00:00Z",
      },
    }),
  };
}
