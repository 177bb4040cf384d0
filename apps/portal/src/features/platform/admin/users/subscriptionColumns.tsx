import {
  isTrialActive,
  isTrialExpired,
  planNames,
  trialDaysLeft,
} from "@jubilee/core/account/access.rules";
import type { ListedSubscription } from "@jubilee/core/platform/administration.types";
import { counted } from "@jubilee/core/base/words.rules";
import { Badge } from "@jubilee/ui/badge";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Inline } from "@jubilee/ui/inline";
import { MoneyText } from "@jubilee/ui/money-text";
import { PersonRow } from "@jubilee/ui/person-row";
import { When } from "../../../../page-kit/When.tsx";
import { PlanChip } from "./PlanChip.tsx";

const sortable = () => null;

function trialOf(subscription: ListedSubscription, nowMs: number): string {
  if (isTrialActive(subscription, nowMs))
    return `${counted(trialDaysLeft(subscription, nowMs), "day")} left`;
  return isTrialExpired(subscription, nowMs) ? "Ended" : "–";
}

export function columnsFor(locale: string, nowMs: number): DataColumn<ListedSubscription>[] {
  return [
    {
      id: "name",
      header: "Account",
      cell: ({ name, email }) => <PersonRow name={name} detail={email} />,
      sortValue: sortable,
    },
    {
      id: "plan",
      header: "Plan",
      widthPx: 200,
      cell: ({ planType, pendingPlanType }) => (
        <Inline gap="2" wrap={false}>
          <PlanChip plan={planType} />
          {pendingPlanType && <Badge tone="marigold">wants {planNames[pendingPlanType]}</Badge>}
        </Inline>
      ),
      sortValue: sortable,
    },
    {
      id: "trial",
      header: "Trial",
      widthPx: 120,
      cell: (subscription) => trialOf(subscription, nowMs),
      sortValue: sortable,
      from: "desktop",
    },
    {
      id: "paid",
      header: "Last payment",
      widthPx: 170,
      align: "end",
      cell: ({ lastPayment }) =>
        lastPayment ? (
          <Inline gap="2" wrap={false} justify="end">
            {lastPayment.isTest && <Badge tone="marigold">Test</Badge>}
            <MoneyText
              amountMinor={lastPayment.amountMinor}
              currency={lastPayment.currency}
              locale={locale}
            />
          </Inline>
        ) : (
          "–"
        ),
      from: "wide",
    },
    {
      id: "updated",
      header: "Changed",
      widthPx: 110,
      cell: ({ updatedAt }) => <When at={updatedAt} />,
      sortValue: sortable,
      from: "tablet",
    },
  ];
}

export const phoneLine = ({ name, email, planType }: ListedSubscription) => (
  <PersonRow name={name} detail={email} end={<PlanChip plan={planType} />} />
);
