import { activitiesCopy } from "@jubilee/core/schedule/activities.copy";
import type { ListedActivity } from "@jubilee/core/platform/platform.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { Link } from "@jubilee/ui/link";
import { ActivityChip } from "../../../../event-kit/ActivityChip.tsx";
import { adminPages, userAddress } from "../../../../page-kit/admin/adminMenu.ts";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";

const sortable = () => null;

const kindAndRoom = ({ kind, room }: ListedActivity) =>
  [activitiesCopy.kinds[kind], room].filter(Boolean).join(" · ");

export function columnsFor(locale: string): DataColumn<ListedActivity>[] {
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
    { id: "state", header: "State", widthPx: 140, cell: ActivityChip },
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

export const phoneLine = (activity: ListedActivity) => (
  <FactLine name={activity.title} detail={`${activity.eventName} · ${kindAndRoom(activity)}`} />
);
