import type { ListedInvitations } from "@jubilee/core/platform/platform.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { When } from "../../../../page-kit/When.tsx";

const sortable = () => null;

/** "138 of 214 (64%)". */
const shareOf = (part: number, whole: number) =>
  `${part} (${whole > 0 ? Math.round((part / whole) * 100) : 0}%)`;

export function columnsFor(locale: string): DataColumn<ListedInvitations>[] {
  return [
    {
      id: "name",
      header: "Event",
      cell: ({ eventName, hostName }) => <FactLine name={eventName} detail={hostName} />,
      sortValue: sortable,
    },
    {
      id: "start",
      header: "Starts",
      widthPx: 160,
      cell: ({ startDate, timeZone }) => formatDay(startDate, timeZone, locale, "short"),
      sortValue: sortable,
      from: "desktop",
    },
    { id: "invited", header: "Invited", widthPx: 90, align: "end", cell: ({ invited }) => invited },
    {
      id: "opened",
      header: "Opened",
      widthPx: 110,
      align: "end",
      cell: ({ opened, invited }) => shareOf(opened, invited),
      from: "tablet",
    },
    {
      id: "answered",
      header: "Answered",
      widthPx: 110,
      align: "end",
      cell: ({ answered, invited }) => shareOf(answered, invited),
    },
    {
      id: "latest",
      header: "Last sent",
      widthPx: 110,
      cell: ({ lastInvitedAt }) => <When at={lastInvitedAt} />,
      from: "wide",
    },
  ];
}

export const phoneLine = ({ eventName, hostName, answered, invited }: ListedInvitations) => (
  <FactLine name={eventName} detail={hostName} end={`${answered} of ${invited}`} />
);
