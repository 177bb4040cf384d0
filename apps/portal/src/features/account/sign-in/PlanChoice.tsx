import { planNames } from "@jubilee/core/account/access.rules";
import { formatPrice } from "@jubilee/core/money/money.rules";
import { isPaidPlan, planPrice, planTypes } from "@jubilee/core/account/plans.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { planPitches } from "@jubilee/core/account/plan-pitches.copy";
import { isComing } from "@jubilee/core/site/coming.rules";
import { RadioGroup } from "@jubilee/ui/radio-group";
import { Check } from "lucide-react";
import { rest, tick, ticked } from "./PlanChoice.css.ts";

interface PlanChoiceProps {
  value: PlanType;
  onChange: (plan: PlanType) => void;
  help?: string | undefined;
}

/** So many things name a plan; the price list has them all. */
const named = 3;

/** The first things that are in a plan, and how many more there are. */
function thingsIn(plan: PlanType): { things: string[]; more: number } {
  const { above, contents } = planPitches[plan];
  const held = contents.filter(({ features }) => !features.some(isComing));
  const things = held.slice(0, named).map(({ words }) => words);
  return {
    things: [above, ...things].filter((thing) => typeof thing === "string"),
    more: Math.max(0, held.length - named),
  };
}

/** What is in the chosen plan, as the price list draws it. */
function Ticked({ plan }: { plan: PlanType }) {
  const { things, more } = thingsIn(plan);
  return (
    <ul className={ticked} aria-label={`In ${planNames[plan]}`} aria-live="polite">
      {things.map((thing) => (
        <li key={thing} className={tick}>
          <Check size={16} aria-hidden="true" />
          <span>{thing}</span>
        </li>
      ))}
      {more > 0 && <li className={rest}>{`and ${more} more`}</li>}
    </ul>
  );
}

function price(plan: PlanType): string {
  if (!isPaidPlan(plan)) return formatPrice(0, planPrice("premium").currency, "en");
  const { amountMinor, currency, interval } = planPrice(plan);
  return `${formatPrice(amountMinor, currency, "en")} a ${interval}`;
}

/** The four plans with their prices and what is in them. */
export function PlanChoice({ value, onChange, help }: PlanChoiceProps) {
  return (
    <div>
      <RadioGroup
        label="Plan"
        look="cards"
        name="plan"
        value={value}
        onValueChange={onChange}
        options={planTypes.map((plan) => ({
          value: plan,
          label: planNames[plan],
          help: planPitches[plan].forWhom,
          end: price(plan),
        }))}
        help={help}
      />
      <Ticked plan={value} />
    </div>
  );
}
