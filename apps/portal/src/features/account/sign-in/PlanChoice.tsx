import { planNames } from "@jubilee/core/account/access.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { isPaidPlan, planPrice, planTypes } from "@jubilee/core/account/plans.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { planPitches } from "@jubilee/core/account/plan-pitches.copy";
import { isComing } from "@jubilee/core/site/coming.rules";
import { RadioGroup } from "@jubilee/ui/radio-group";

interface PlanChoiceProps {
  value: PlanType;
  onChange: (plan: PlanType) => void;
  help?: string | undefined;
}

/** So many things name a plan; the price list has them all. */
const named = 3;

/** Whom a plan is for, and what is in it: what the price list says first of it. */
function contentsOf(plan: PlanType): string {
  const { forWhom, above, contents } = planPitches[plan];
  const held = contents.filter(({ features }) => !features.some(isComing));
  const things = held.slice(0, named).map(({ words }) => words);
  const more = held.length > named && `${held.length - named} more`;
  return [forWhom.replace(/\.$/, ""), above, ...things, more].filter(Boolean).join(" · ");
}

function price(plan: PlanType): string {
  if (!isPaidPlan(plan)) return "Free";
  const { amountMinor, currency, interval } = planPrice(plan);
  return `${formatPrice(amountMinor, currency, "en")} a ${interval}`;
}

/** The four plans with their prices and what is in them. */
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
        help: contentsOf(plan),
        end: price(plan),
      }))}
      help={help}
    />
  );
}
