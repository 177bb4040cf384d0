import type { ListedEvent } from "@jubilee/core/platform/platform.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EmptyState } from "@jubilee/ui/empty-state";
import { PersonRow } from "@jubilee/ui/person-row";
import { useMemo } from "react";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ServerList } from "../../../../page-kit/list/ServerList.tsx";
import { useSearchParam } from "../../../../page-kit/list/useSearchParam.ts";
import { AdminFrame } from "../../../../page-kit/admin/AdminFrame.tsx";
import { adminKeys } from "../adminKeys.ts";
import { EventPanel } from "./EventPanel.tsx";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createPlatformApi } from "@jubilee/core/platform/platform.api";

const filters = [
  { value: "all", label: "All" },
  { value: "upcoming", label: "To come" },
  { value: "published", label: "Published" },
  { value: "draft", label: "Drafts" },
  { value: "cancelled", label: "Cancelled" },
  { value: "archived", label: "Archived" },
];
const sortable = () => null;
const looks: Record<ListedEvent["status"], ChipProps & { children: string }> = {
  draft: { mark: "hollow", children: "Draft" },
  published: { tone: "success", children: "Published" },
  cancelled: { tone: "danger", children: "Cancelled" },
  archived: { children: "Archived" },
};

/** How far an event is. */
function EventChip({ status }: Pick<ListedEvent, "status">) {
  return <Chip {...looks[status]} />;
}

function columnsFor(locale: string): DataColumn<ListedEvent>[] {
  return [
    {
      id: "name",
      header: "Event",
      cell: ({ name, locationName, id, eventTypeId }) => (
        <PersonRow name={name} detail={locationName} event={{ id, typeId: eventTypeId }} />
      ),
      sortValue: sortable,
    },
    {
      id: "host",
      header: "Host",
      widthPx: 170,
      cell: ({ hostName }) => <bdi>{hostName}</bdi>,
      sortValue: sortable,
      from: "desktop",
    },
    {
      id: "start",
      header: "Starts",
      widthPx: 160,
      cell: ({ startDate, timeZone }) => formatDay(startDate, timeZone, locale, "short"),
      sortValue: sortable,
      from: "tablet",
    },
    { id: "state", header: "State", widthPx: 130, cell: EventChip },
    {
      id: "guests",
      header: "Guests",
      widthPx: 90,
      align: "end",
      cell: ({ guestCount }) => guestCount,
      from: "wide",
    },
    {
      id: "answers",
      header: "Answers",
      widthPx: 90,
      align: "end",
      cell: ({ answerCount }) => answerCount,
      from: "wide",
    },
  ];
}

const phoneLine = ({ name, hostName, status }: ListedEvent) => (
  <PersonRow name={name} detail={hostName} end={<EventChip status={status} />} />
);

/** Events of the whole platform, with counts and without anybody's guests. */
export default function AdminEventsPage() {
  const platform = useApi(createPlatformApi);
  const locale = useLocale();
  const columns = useMemo(() => columnsFor(locale), [locale]);
  const [openId, setOpenId] = useSearchParam("event");
  return (
    <AdminFrame
      place="events"
      title="All events"
      lead="Counts only: guests and their answers belong to the host."
    >
      <ServerList
        nouns={["event", "events"]}
        queryKey={adminKeys.events}
        load={platform.listEvents}
        searchLabel="Find by name, host or place"
        filters={filters}
        columns={columns}
        rowId={({ id }) => id}
        phoneLine={phoneLine}
        usualSort={{ id: "created", descending: true }}
        opening={{ open: ({ id }) => setOpenId(id), id: openId }}

        empty={
          <EmptyState drawing="calendar" title="No events yet">
            The first event that somebody creates appears here.
          </EmptyState>
        }
      />
      {openId && <EventPanel key={openId} eventId={openId} onClose={() => setOpenId(null)} />}
    </AdminFrame>
  );
}
