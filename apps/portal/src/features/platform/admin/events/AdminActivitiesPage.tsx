import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ListedActivity } from "@jubilee/core/platform/platform.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Link } from "@jubilee/ui/link";
import { useMemo } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminPages, userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { adminKeys } from "../adminKeys.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";

const filters = [
  { value: "all", label: "All" },
  { value: "upcoming", label: "To come" },
  { value: "published", label: "In a schedule" },
  { value: "draft", label: "Drafts" },
  { value: "cancelled", label: "Cancelled" },
];
const sortable = () => null;
const looks: Record<ListedActivity["status"], ChipProps> = {
  draft: { mark: "hollow", children: activitiesCopy.statuses.draft },
  published: { tone: "success", children: activitiesCopy.statuses.published },
  cancelled: { tone: "danger", children: activitiesCopy.statuses.cancelled },
};

/** How far an activity is. */
function StateChip({ status }: Pick<ListedActivity, "status">) {
  return <Chip {...looks[status]} />;
}

const kindAndRoom = ({ kind, room }: ListedActivity) =>
  [activitiesCopy.kinds[kind], room].filter(Boolean).join(" · ");

function columnsFor(locale: string): DataColumn<ListedActivity>[] {
  return [
    {
      id: "title",
      header: "Activity",
      cell: (activity) => <FactLine name={activity.title} detail={kindAndRoom(activity)} />,
      sortValue: sortable,
    },
    {
      id: "event",
      header: "Event",
      widthPx: 190,
      cell: ({ eventId, eventName }) => (
        <Link href={`${adminPages.events.href}?event=${eventId}`}>{eventName}</Link>
      ),
      sortValue: sortable,
      from: "tablet",
    },
    {
      id: "account",
      header: "Account",
      widthPx: 170,
      cell: ({ accountName, ownerId }) => <Link href={userAddress(ownerId)}>{accountName}</Link>,
      sortValue: sortable,
      from: "wide",
    },
    {
      id: "start",
      header: "Starts",
      widthPx: 130,
      cell: ({ startAt, timeZone }) => formatDay(startAt, timeZone, locale, "short"),
      sortValue: sortable,
      from: "desktop",
    },
    { id: "state", header: "State", widthPx: 140, cell: StateChip },
    {
      id: "people",
      header: "Going",
      widthPx: 100,
      align: "end",
      cell: ({ signUpCount, capacity }) =>
        capacity === null ? signUpCount : `${signUpCount} of ${capacity}`,
      from: "wide",
    },
  ];
}

const phoneLine = (activity: ListedActivity) => (
  <FactLine name={activity.title} detail={`${activity.eventName} · ${kindAndRoom(activity)}`} />
);

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
        nouns={["activity", "activities"]}
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
