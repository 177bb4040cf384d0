import { isTrialActive, planNames, planRank, trialDaysLeft } from "@jubilee/core/access/rules";
import { planTypes } from "@jubilee/core/plans/rules";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Skeleton } from "@jubilee/ui/skeleton";
import { useState } from "react";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { useSubscription } from "../../../app/session/useSubscription.ts";
import { PlanChoice } from "../PlanChoice.tsx";
import { fields, planName, row, stack } from "./AccountSettings.css.ts";
import { usePlanChange } from "./usePlanChange.ts";

/** The plan that is in force, what was asked for, and how to change it. */
export function PlanSetting() {
  const { testMode } = usePortal().config;
  const { subscription } = useSubscription();
  const { wanted, isBusy, pay, startTrial } = usePlanChange();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState(wanted);
  if (!subscription)
    return (
      <Card title="Plan">
        <Skeleton />
      </Card>
    );

  const { planType, pendingPlanType } = subscription;
  const plan = chosen ?? pendingPlanType ?? planType;
  const isUpgrade = planRank(plan) > planRank(planType);
  const mayTry = planType === "free" && !subscription.isTrial && !subscription.trialStartAt;
  const isTop = planType === planTypes.at(-1);
  return (
    <Card title="Plan">
      <div className={stack}>
        <p className={planName}>
          {planNames[planType]}
          {isTrialActive(subscription, now) && (
            <Badge tone="marigold">Trial, {trialDaysLeft(subscription, now)} days left</Badge>
          )}
        </p>
        {pendingPlanType && (
          <InlineMessage tone="warning">
            {planNames[pendingPlanType]} is asked for and not yet paid.
          </InlineMessage>
        )}
        {!isTop && (
          <div className={fields}>
            <PlanChoice value={plan} onChange={setChosen} />
          </div>
        )}
        <div className={row}>
          {isUpgrade && (
            <Button loading={isBusy} onClick={() => pay(plan)}>
              Pay for {planNames[plan]}
            </Button>
          )}
          {mayTry && (
            <Button variant="secondary" loading={isBusy} onClick={startTrial}>
              Try Premium for 14 days
            </Button>
          )}
        </div>
        {testMode && <InlineMessage tone="muted">Test mode: no real money is taken.</InlineMessage>}
      </div>
    </Card>
  );
}
