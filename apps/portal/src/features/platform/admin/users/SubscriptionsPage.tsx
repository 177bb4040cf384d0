import { EmptyState } from "@jubilee/ui/empty-state";
import { useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createAdministrationApi } from "@jubilee/core/platform/administration.api";
import { columnsFor, phoneLine } from "./subscriptionColumns.tsx";

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

/** Plans, trials and payments of all accounts; an account opens among the users. */
export default function SubscriptionsPage() {
  const people = useApi(createAdministrationApi);
  const [locale, nowMs] = [useLocale(), useNow()];
  const columns = useMemo(() => columnsFor(locale, nowMs), [locale, nowMs]);
  return (
    <AdminFrame place="subscriptions" title="Subscriptions">
      <ServerList
        what={{ one: "subscription", many: "subscriptions", kept: "admin-subscriptions" }}
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
          <EmptyState drawing="receipt" title="No subscriptions yet">
            Everybody who signs in gets a free one; the first appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
