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
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { MoneyText } from "@jubilee/ui/money-text";
import { PersonRow } from "@jubilee/ui/person-row";
import { useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { When } from "../../../../page-kit/When.tsx";
import { PlanChip } from "./PlanChip.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createAdministrationApi } from "@jubilee/core/platform/administration.api";

const filters = [
  { value: "all", label: "All" },
  { value: "free", label: "Free" },
  { value: "premium", label: "Premium" },
  { value: "pro", label: "Pro" },
  { value: "business", label: "Business" },
  { value: "trial", label: "On trial" },
  { value: "ended", label: "Trial ended" },
  { value: "pending", label: "Asked for more" },
];
const sortable = () => null;

function trialOf(subscription: ListedSubscription, nowMs: number): string {
  if (isTrialActive(subscription, nowMs))
    return `${counted(trialDaysLeft(subscription, nowMs), "day")} left`;
  return isTrialExpired(subscription, nowMs) ? "Ended" : "–";
}

function columnsFor(locale: string, nowMs: number): DataColumn<ListedSubscription>[] {
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

const phoneLine = ({ name, email, planType }: ListedSubscription) => (
  <PersonRow name={name} detail={email} end={<PlanChip plan={planType} />} />
);

/** Plans, trials and payments of all accounts; an account opens among the users. */
export default function SubscriptionsPage() {
  const people = useApi(createAdministrationApi);
  const [locale, nowMs] = [useLocale(), useNow()];
  const columns = useMemo(() => columnsFor(locale, nowMs), [locale, nowMs]);
  return (
    <AdminFrame place="subscriptions" title="Subscriptions">
      <ServerList
        nouns={["subscription", "subscriptions"]}
        queryKey={adminKeys.subscriptions}
        load={people.listSubscriptions}
        searchLabel="Find by name or e-mail"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "updated", descending: true }}
        opening={{ open: ({ userId }) => navigate(userAddress(userId)) }}
        empty={
          <EmptyState drawing="table" title="No subscriptions yet">
            Everybody who signs in gets a free one; the first appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
