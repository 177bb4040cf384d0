import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useSubscription } from "../../../app/session/useSubscription.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { keys } from "../settings/keys.ts";
import { BillingHistory } from "./BillingHistory.tsx";
import { ChangePlan } from "./ChangePlan.tsx";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { InvoiceList } from "./InvoiceList.tsx";
import { usePlanChange } from "./usePlanChange.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createBillingApi } from "@jubilee/core/account/billing.api";

/** The plan in force, how it goes on, its bills. */
export function PlanPart() {
  const { id } = useUser();
  const billing = useApi(createBillingApi);
  const { subscription } = useSubscription();
  const change = usePlanChange();
  const { data, error, refetch } = useRead(keys.billing, () => billing.get(id));
  if (error) return <LoadFailed what="Your plan" error={error} onRetry={refetch} />;
  if (data === undefined || !subscription) return <SkeletonRows count={6} />;
  return (
    <>
      <CurrentPlan subscription={subscription} billing={data} change={change} />
      <ChangePlan
        key={subscription.planType}
        subscription={subscription}
        billing={data}
        change={change}
      />
      <BillingHistory />
      <InvoiceList />
    </>
  );
}
