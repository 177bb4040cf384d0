import { mayOpen, planNames, planRank } from "@jubilee/core/account/access.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import type { BehindPlan } from "./behind.types.ts";

/** What the event's account has not got, as within a sentence: "guest lists". Null where it has. */
export function planCheck(
  plan: PlanType,
  what: string,
  needs: BehindPlan["needs"] = "premium",
): BehindPlan | null {
  return mayOpen(plan, needs) ? null : { state: "plan", what, needs };
}

/** Plan by plan, each thing once: "With Premium: answers and guest lists. With Pro: tickets." */
export function behindInWords(behind: readonly BehindPlan[]): string {
  const lists = new Intl.ListFormat("en-GB");
  return [...new Set(behind.map(({ needs }) => needs))]
    .toSorted((one, other) => planRank(one) - planRank(other))
    .map((plan) => {
      const things = behind.flatMap(({ needs, what }) => (needs === plan ? [what] : []));
      return `With ${planNames[plan]}: ${lists.format(new Set(things))}.`;
    })
    .join(" ");
}
