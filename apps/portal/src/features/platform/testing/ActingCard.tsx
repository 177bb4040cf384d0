import { planNames } from "@jubilee/core/account/access.rules";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { Inline } from "@jubilee/ui/inline";
import { Text } from "@jubilee/ui/text";
import { inside } from "./Testing.css.ts";
import type { usePlanTest } from "./usePlanTest.ts";

export interface TestCardProps {
  test: ReturnType<typeof usePlanTest>;
  /** The plan of the page; none on the overview. */
  plan?: PlanType;
}

/** Which plan one acts as, with the way in and the way back. */
export function ActingCard({ test, plan }: TestCardProps) {
  const { data, isBusy, actAs, stop } = test;
  if (!data) return null;
  const { actingAs, ownPlan } = data;
  return (
    <Card
      title={actingAs ? `You act as ${planNames[actingAs]}` : "You are on your own plan"}
      tone={actingAs ? "attention" : "default"}
      fill
    >
      <div className={inside}>
        <Text tone="muted">
          {actingAs
            ? `The whole portal and the server treat your account as ${planNames[actingAs]}. Your own plan is ${planNames[ownPlan]}.`
            : `Your plan is ${planNames[ownPlan]}. Acting as a plan changes your own account until you stop; it goes into the audit log.`}
        </Text>
        <Inline>
          {plan && actingAs !== plan && (
            <Button size="sm" loading={isBusy} onClick={() => actAs(plan)}>
              Act as {planNames[plan]}
            </Button>
          )}
          {actingAs && (
            <Button variant="outline" size="sm" loading={isBusy} onClick={stop}>
              Back to {planNames[ownPlan]}
            </Button>
          )}
        </Inline>
      </div>
    </Card>
  );
}
