import { planNames, planRank } from "@jubilee/core/account/access.rules";
import { downgradePolicy, frozenText } from "@jubilee/core/account/billing.copy";
import { isBilled } from "@jubilee/core/account/billing.rules";
import type { PlanBilling } from "@jubilee/core/account/billing.types";
import type { PlanType } from "@jubilee/core/account/plans.types";
import { AlertDialog } from "@jubilee/ui/alert-dialog";
import { Button } from "@jubilee/ui/button";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { useState } from "react";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { list, listRow, stack } from "../settings/AccountSettings.css.ts";
import { keys } from "../settings/keys.ts";
import type { PlanChange } from "./usePlanChange.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { createBillingApi } from "@jubilee/core/account/billing.api";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { Unread } from "../../../page-kit/data/Unread.tsx";

interface StepDownProps {
  from: PlanType;
  to: PlanType;
  billing: PlanBilling | null;
  change: PlanChange;
}

/** What a lower plan would freeze, counted, before it is chosen. */
export function StepDown({ from, to, billing, change }: StepDownProps) {
  const billingApi = useApi(createBillingApi);
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const impactRead = useRead(keys.impact(to), () => billingApi.impactOf(to));
  if (!impactRead.isSuccess)
    return (
      <Unread of={impactRead} what="What would change" skeleton={<SkeletonRows count={3} />} />
    );
  const { data } = impactRead;

  const frozen = data.frozen.filter(({ requiredPlan }) => planRank(requiredPlan) <= planRank(from));
  const waits = isBilled(billing) && billing.status === "active";
  const day = waits
    ? new Date(billing.periodEnd).toLocaleDateString(locale, { dateStyle: "long" })
    : null;
  const isNoted = waits && billing.nextPlanType === to;
  const label = to === "free" ? `Cancel ${planNames[from]}` : `Go down to ${planNames[to]}`;
  return (
    <div className={stack}>
      <InlineMessage tone="info">{downgradePolicy}</InlineMessage>
      {frozen.length > 0 ? (
        <>
          <Text weight="medium">On {planNames[to]} you could look at, but no longer change:</Text>
          <ul className={list} aria-label="What would freeze">
            {frozen.map((item) => (
              <li key={item.featureKey + item.kind} className={listRow}>
                <span>{frozenText(item)}</span>
                <Text tone="muted" size={14}>
                  {item.title}, needs {planNames[item.requiredPlan]}
                </Text>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Text tone="muted">Nothing you have needs more than {planNames[to]}.</Text>
      )}
      <Button variant="outline" disabled={isNoted} onClick={() => setAsking(true)}>
        {isNoted ? "Already noted" : label}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`${label}?`}
        description={
          day
            ? `${planNames[from]} stays until ${day}; then you are on ${planNames[to]}. Guests notice nothing.`
            : `You are on ${planNames[to]} at once. Guests notice nothing.`
        }
        confirmLabel={label}
        cancelLabel={`Stay on ${planNames[from]}`}
        onConfirm={() => {
          setAsking(false);
          change.stepDown(to);
        }}
      />
    </div>
  );
}
