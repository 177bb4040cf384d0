import { mayOpen, planNames } from "@jubilee/core/account/access.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { href } from "../../app/routing/href.ts";
import type { Check } from "./check.types.ts";

/** The line of what the event's account has not got: "Guest lists come with Premium". Null where it has. */
export function planCheck(
  plan: PlanType,
  what: string,
  needs: Exclude<PlanType, "free"> = "premium",
): Check | null {
  if (mayOpen(plan, needs)) return null;
  return {
    state: "plan",
    words: `${what} come with ${planNames[needs]}`,
    href: href("pricing"),
    act: "Plans",
  };
}
