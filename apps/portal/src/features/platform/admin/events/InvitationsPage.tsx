import type { ListedInvitations } from "@jubilee/core/platform/platform.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";
import { useMemo } from "react";
import { navigate } from "wouter/use-browser-location";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { adminPages } from "../../../../page-kit/admin/adminMenu.ts";
import { When } from "../../../../page-kit/When.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";

const sortable = () => null;

/** "138 of 214 (64%)". */
const shareOf = (part: number, whole: number) =>
  `${part} (${whole > 0 ? Math.round((part / whole) * 100) : 0}%)`;

function columnsFor(locale: string): DataColumn<ListedInvitations>[] {
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

const phoneLine = ({ eventName, hostName, answered, invited }: ListedInvitations) => (
  <FactLine name={eventName} detail={hostName} end={`${answered} of ${invited}`} />
);

/** Invitations by event: sent, opened, answered. Who was invited stays the host's. */
export default function InvitationsPage() {
  const platform = useApi(createPlatformApi);
  const locale = useLocale();
  const columns = useMemo(() => columnsFor(locale), [locale]);
  return (
    <AdminFrame
      place="invitations"
      title="Invitations"
      lead="How many were sent, opened and answered. Who was invited stays the host’s."
    >
      <ServerList
        nouns={["event with invitations", "events with invitations"]}
        queryKey={adminKeys.invitations}
        load={platform.listInvitations}
        searchLabel="Find by event or host"
        columns={columns}
        rowId={({ eventId }) => eventId}
        phoneLine={phoneLine}
        usualSort={{ id: "start", descending: true }}
        opening={{ open: ({ eventId }) => navigate(`${adminPages.events.href}?event=${eventId}`) }}
        empty={
          <EmptyState drawing="letters" title="Nobody is invited yet">
            As soon as a host sends invitations, the event appears here.
          </EmptyState>
        }
      />
    </AdminFrame>
  );
}
