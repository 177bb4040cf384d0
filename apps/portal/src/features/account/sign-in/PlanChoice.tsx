import { planNames } from "@jubilee/core/account/access.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { isPaidPlan, planPrice, planTypes } from "@jubilee/core/account/plans.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { RadioGroup } from "@jubilee/ui/radio-group";

interface PlanChoiceProps {
  value: PlanType;
  onChange: (plan: PlanType) => void;
  help?: string | undefined;
}

const notes: Record<PlanType, string> = {
  free: "For one good evening.",
  premium: "For the person who always organises.",
  pro: "For reunions with tickets and travel.",
  business: "For teams, charities and venues.",
};

function price(plan: PlanType): string {
  if (!isPaidPlan(plan)) return "Free";
  const { amountMinor, currency, interval } = planPrice(plan);
  return `${formatPrice(amountMinor, currency, "en")} a ${interval}`;
}

/** The four plans with their prices. */
export function PlanChoice({ value, onChange, help }: PlanChoiceProps) {
  return (
    <RadioGroup
      label="Plan"
      look="cards"
      name="plan"
      value={value}
      onValueChange={onChange}
      options={planTypes.map((plan) => ({
        value: plan,
        label: planNames[plan],
        help: notes[plan],
        end: price(plan),
      }))}
      help={help}
    />
  );
}
