import type { PlanType } from "@jubilee/core/account/plans.types";
import { Checkbox } from "@jubilee/ui/checkbox";
import { PlanChoice } from "./PlanChoice.tsx";

interface PlanFieldsProps {
  plan: PlanType;
  onPlanChange: (plan: PlanType) => void;
}

/** The plan and the affiliate flag of a sign-up. */
export function PlanFields({ plan, onPlanChange }: PlanFieldsProps) {
  return (
    <>
      <PlanChoice
        value={plan}
        onChange={onPlanChange}
        help={plan === "free" ? undefined : "You pay after you have confirmed your address."}
      />
      <Checkbox name="wantsAffiliate" label="I want to join the affiliate programme" />
    </>
  );
}
