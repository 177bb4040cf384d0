import type { ListedEvent } from "@jubilee/core/platform/platform.types";
import { formatDay } from "@jubilee/core/base/time.rules";
import { Chip, type ChipProps } from "@jubilee/ui/chip";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EventCover } from "@jubilee/ui/event-cover";
import { FactLine } from "../../../../page-kit/list/FactLine.tsx";

const sortable = () => null;
const looks: Record<ListedEvent["status"], ChipProps & { children: string }> = {
  draft: { mark: "hollow", children: "Draft" },
  published: { tone: "usual", children: "Published" },
  cancelled: { tone: "danger", children: "Cancelled" },
  archived: { children: "Archived" },
};

/** How far an event is. */
function EventChip({ status }: Pick<ListedEvent, "status">) {
  return <Chip {...looks[status]} />;
}

export function columnsFor(locale: string): DataColumn<ListedEvent>[] {
  return [
    {
      id: "name",
      header: "Event",
      cell: ({ name, locationName, coverSeed, eventTypeId }) => (
        <FactLine
          name={name}
          detail={locationName}
          picture={<EventCover typeId={eventTypeId} eventId={coverSeed} shape="tile" />}
        />
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

export const phoneLine = ({ name, hostName, status }: ListedEvent) => (
  <FactLine name={name} detail={hostName} end={<EventChip status={status} />} />
);
