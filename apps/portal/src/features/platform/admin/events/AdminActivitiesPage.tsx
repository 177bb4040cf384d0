import { EmptyState } from "@jubilee/ui/empty-state";
import { useMemo } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { adminKeys } from "../adminKeys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";
import { columnsFor, phoneLine } from "./activityColumns.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "upcoming", label: "To come" },
  { value: "published", label: "In a schedule" },
  { value: "draft", label: "Drafts" },
  { value: "cancelled", label: "Cancelled" },
];

/** Activities of the whole platform, with counts and without who signed up. */
export default function AdminActivitiesPage() {
  const platform = useApi(createPlatformApi);
  const locale = useLocale();
  const columns = useMemo(() => columnsFor(locale), [locale]);
  return (
    <AdminFrame
      place="activities"
      title="All activities"
      lead="Counts only: who signed up belongs to the host."
    >
      <ServerList
        what={{ one: "activity", many: "activities", kept: "admin-activities" }}
        queryKey={adminKeys.activities}
        load={platform.listActivities}
        searchLabel="Find by title, event or account"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "created", descending: true }}
        empty={
          <EmptyState drawing="calendar" title="No activities yet">
            The first activity that somebody adds to an event appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
