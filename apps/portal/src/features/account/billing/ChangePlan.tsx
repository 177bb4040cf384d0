import { planNames, planRank } from "@jubilee/core/account/access.rules";
import { quotePlan } from "@jubilee/core/account/billing.rules";
import type { PlanBilling } from "@jubilee/core/account/billing.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { isPaidPlan } from "@jubilee/core/account/plans.rules";
import type { Subscription } from "@jubilee/core/account/subscription.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { href } from "../../../app/routing/href.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { PlanChoice } from "../sign-in/PlanChoice.tsx";
import { list, money, plans, row, stack, sum } from "../settings/AccountSettings.css.ts";
import { StepDown } from "./StepDown.tsx";
import type { PlanChange } from "./usePlanChange.ts";

interface ChangePlanProps {
  subscription: Subscription;
  billing: PlanBilling | null;
  change: PlanChange;
}

/** Another plan: up with what it costs today, down with what it would freeze. */
export function ChangePlan({ subscription, billing, change }: ChangePlanProps) {
  const { planType, pendingPlanType } = subscription;
  const [plan, setPlan] = useState(change.wanted ?? pendingPlanType ?? planType);
  const { takesPayments } = usePortal().config;
  const locale = useLocale();
  const now = useNow();
  const quote = isPaidPlan(plan) ? quotePlan(plan, planType, billing, now) : "lower_plan";
  const isDown = planRank(plan) < planRank(planType);

  return (
    <Card title="Change the plan" action={<Link href={href("pricing")}>Compare all plans</Link>}>
      <div className={stack}>
        <div className={plans}>
          <PlanChoice value={plan} onChange={setPlan} />
        </div>
        {typeof quote === "object" && quote.kind !== "renewal" && (
          <>
            <ul className={list} aria-label="What it costs today">
              {quote.lines.map(({ name, amountMinor }) => (
                <li key={name} className={money}>
                  <span>{name}</span>
                  <span>{formatMoney(amountMinor, quote.currency, locale)}</span>
                </li>
              ))}
              <li className={`${money} ${sum}`}>
                <span>Today</span>
                <span>{formatMoney(quote.dueMinor, quote.currency, locale)}</span>
              </li>
            </ul>
            <Text tone="muted" size={14}>
              Then {formatMoney(quote.fullMinor, quote.currency, locale)} a month from today on,
              until you stop it.
            </Text>
            <div className={row}>
              <Button
                loading={change.isBusy}
                disabled={!takesPayments}
                onClick={() => change.pay(plan)}
              >
                Pay for {planNames[plan]}
              </Button>
            </div>
          </>
        )}
        {isDown && (
          <StepDown key={plan} from={planType} to={plan} billing={billing} change={change} />
        )}
        {plan === planType && (
          <Text tone="muted" size={14}>
            Choose another plan to see what it costs or what it would freeze.
          </Text>
        )}
      </div>
    </Card>
  );
}
