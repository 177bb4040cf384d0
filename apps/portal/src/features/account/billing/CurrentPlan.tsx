import { isTrialActive, isTrialExpired, planNames } from "@jubilee/core/account/access.rules";
import { isBilled } from "@jubilee/core/account/billing.rules";
import type { PlanBilling } from "@jubilee/core/account/billing.types";
import { formatMoney } from "@jubilee/core/money/money.rules";
import { planPitches } from "@jubilee/core/account/plan-pitches.copy";
import { shownTrialDays } from "@jubilee/core/account/subscription.rules";
import type { Subscription } from "@jubilee/core/account/subscription.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Badge } from "@jubilee/ui/badge";
import { Button } from "@jubilee/ui/button";
import { Card } from "@jubilee/ui/card";
import { DescriptionList, type Description } from "@jubilee/ui/description-list";
import { InlineMessage } from "@jubilee/ui/inline-message";
import { Text } from "@jubilee/ui/text";
import { usePortal } from "../../../app/portal/usePortal.ts";
import { NoPayments } from "../../../page-kit/NoPayments.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import {
  amount,
  plan,
  planName,
  price,
  row,
  stack,
  what,
} from "../settings/AccountSettings.css.ts";
import type { PlanChange } from "./usePlanChange.ts";

interface CurrentPlanProps {
  subscription: Subscription;
  billing: PlanBilling | null;
  change: PlanChange;
}

/** The plan that is in force, until when it is paid and what comes then. */
export function CurrentPlan({ subscription, billing, change }: CurrentPlanProps) {
  const { testMode, takesPayments } = usePortal().config;
  const locale = useLocale();
  const now = useNow();
  const { planType, pendingPlanType } = subscription;
  const day = (instant: string) =>
    new Date(instant).toLocaleDateString(locale, { dateStyle: "long" });
  const paid = isBilled(billing) ? billing : null;
  const isPastDue = paid?.status === "past_due";
  const mayTry = planType === "free" && !subscription.trialStartAt;
  const hasActs = isPastDue || mayTry || Boolean(paid?.nextPlanType);

  return (
    <Card title="Your plan" tone={isPastDue ? "danger" : "default"}>
      <div className={stack}>
        <div className={plan}>
          <div className={what}>
            <p className={planName}>
              {planNames[planType]}
              {isTrialActive(subscription, now) && (
                <Badge tone="marigold">
                  Trial, {counted(shownTrialDays(subscription, now), "day")} left
                </Badge>
              )}
              {isPastDue && <Badge tone="brick">Payment failed</Badge>}
            </p>
            {paid && (
              <p className={price}>
                <span className={amount}>
                  {formatMoney(paid.amountMinor, paid.currency, locale)}
                </span>
                a month
              </p>
            )}
            <Text tone="muted" size={14}>
              {planPitches[planType].forWhom}
            </Text>
          </div>
          {paid && <DescriptionList items={itemsOf(paid, day, locale)} look="lines" />}
        </div>
        {isPastDue && paid && (
          <InlineMessage tone="danger">
            The payment for {planNames[paid.planType]} did not go through. Everything works while we
            try again on {day(paid.nextAttemptAt)}; pay now to settle it.
          </InlineMessage>
        )}
        {paid?.nextPlanType && (
          <InlineMessage tone="warning">
            On {day(paid.periodEnd)} you go down to {planNames[paid.nextPlanType]}. Nothing changes
            before.
          </InlineMessage>
        )}
        {isTrialExpired(subscription, now) && planType === "free" && (
          <InlineMessage tone="muted">Your trial is over; you are on the Free plan.</InlineMessage>
        )}
        {pendingPlanType && (
          <InlineMessage tone="warning">
            {planNames[pendingPlanType]} is asked for and not yet paid.
          </InlineMessage>
        )}
        {hasActs && (
          <div className={row}>
            {isPastDue && paid && (
              <Button
                loading={change.isBusy}
                disabled={!takesPayments}
                onClick={() => change.pay(paid.planType)}
              >
                Pay {formatMoney(paid.amountMinor, paid.currency, locale)} now
              </Button>
            )}
            {paid?.nextPlanType && (
              <Button variant="secondary" loading={change.isBusy} onClick={change.stay}>
                Stay on {planNames[paid.planType]}
              </Button>
            )}
            {mayTry && (
              <Button variant="secondary" loading={change.isBusy} onClick={change.startTrial}>
                Try Premium for 14 days
              </Button>
            )}
          </div>
        )}
        <NoPayments>Plans that cost something cannot be chosen; yours stays as it is.</NoPayments>
        {testMode && <InlineMessage tone="muted">Test mode: no real money is taken.</InlineMessage>}
      </div>
    </Card>
  );
}

function itemsOf(
  paid: PlanBilling,
  day: (instant: string) => string,
  locale: string,
): Description[] {
  return [
    {
      term: paid.status === "past_due" ? "Paid until" : "This month",
      detail: new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).formatRange(
        new Date(paid.periodStart),
        new Date(paid.periodEnd),
      ),
    },
    ...(paid.nextPlanType
      ? []
      : [
          {
            term: "Renews on",
            detail: day(paid.status === "past_due" ? paid.nextAttemptAt : paid.periodEnd),
          },
        ]),
    { term: "Paid with", detail: paid.methodLabel ?? "The card kept by the payment provider" },
  ];
}
