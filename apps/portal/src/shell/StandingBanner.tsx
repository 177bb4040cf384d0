import { isTrialExpired, planNames } from "@jubilee/core/account/access.rules";
import { createBillingApi } from "@jubilee/core/account/billing.api";
import type { PlanBilling } from "@jubilee/core/account/billing.types";
import { shownTrialDays } from "@jubilee/core/account/subscription.rules";
import type { Subscription } from "@jubilee/core/account/subscription.types";
import { Banner, type BannerProps } from "@jubilee/ui/banner";
import { LinkButton } from "@jubilee/ui/link-button";
import { useEffect, useState } from "react";
import { useDocumentMark } from "../app/frame/useDocumentMark.ts";
import { usePlanner } from "../app/portal/usePlanner.ts";
import { usePortal } from "../app/portal/usePortal.ts";
import { href } from "../app/routing/href.ts";
import { useEffectivePlan } from "../app/session/useEffectivePlan.ts";
import { useAccount } from "../app/session/useRights.ts";
import { useSubscription } from "../app/session/useSubscription.ts";
import { useNow } from "../page-kit/useNow.ts";

/** The paid month behind a plan; read anew whenever the plan is. */
function useBilling(subscription: Subscription | null): PlanBilling | null {
  const { client } = usePlanner();
  const { report } = usePortal();
  const [billing, setBilling] = useState<PlanBilling | null>(null);
  useEffect(() => {
    if (!subscription || subscription.planType === "free") return undefined;
    let isCurrent = true;
    const read = async () => {
      const found = await createBillingApi(client).get(subscription.userId);
      if (isCurrent && found.ok) setBilling(found.value);
    };
    read().catch(report);
    return () => {
      isCurrent = false;
    };
  }, [client, report, subscription]);
  return subscription && subscription.planType !== "free" ? billing : null;
}

const planPage = `${href("account.settings")}?tab=plan`;

const dayMs = 86_400_000;

/** Whether a trial ended within the last day: long enough to be read. */
function endedToday({ trialEndAt }: Subscription, nowMs: number): boolean {
  return nowMs - Date.parse(trialEndAt ?? "") < dayMs;
}

/** A banner that the frame knows of. */
function Stands(props: BannerProps) {
  useDocumentMark("data-banner", "");
  return <Banner {...props} />;
}

/** What is to be known of one's plan on every page: a payment that failed, days left of a trial. */
export function StandingBanner() {
  const { subscription } = useSubscription();
  const [isAway, setAway] = useState(false);
  const now = useNow();
  const plan = useEffectivePlan();
  const account = useAccount();
  const isPaid = subscription !== null && subscription.planType !== "free";
  const billing = useBilling(subscription);

  if (billing?.status === "past_due")
    return (
      <Stands
        tone="danger"
        title={`The payment for ${planNames[billing.planType]} failed`}
        action={
          <LinkButton href={planPage} size="sm">
            Pay now
          </LinkButton>
        }
      >
        Everything keeps working while we try again.
      </Stands>
    );
  // Where somebody else's account is shown, so is its plan: a trial of one's own is not what it is about.
  const isElsewhere = account?.isOwn === false;
  if (!subscription || isPaid || isAway || isElsewhere) return null;
  const chosen = (
    <LinkButton href={planPage} size="sm" variant="outline">
      Choose a plan
    </LinkButton>
  );
  if (plan === "free") {
    if (!isTrialExpired(subscription, now) || !endedToday(subscription, now)) return null;
    return (
      <Stands
        tone="info"
        title="Your Premium trial has ended"
        action={chosen}
        onDismiss={() => setAway(true)}
      >
        You are on the Free plan. Nothing is lost, and your guests notice nothing.
      </Stands>
    );
  }
  const days = shownTrialDays(subscription, now);
  return (
    <Stands
      tone="info"
      title={`Your Premium trial ends in ${days} ${days === 1 ? "day" : "days"}`}
      action={chosen}
      onDismiss={() => setAway(true)}
    >
      Nothing is taken by itself. Afterwards you are on the Free plan, and nothing is lost.
    </Stands>
  );
}
