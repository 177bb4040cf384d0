import { builtInEventTypes } from "@jubilee/core/events/event-types.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import type { EventPhase, EventRecord } from "@jubilee/core/events/events.types";
import { formatWhen } from "@jubilee/core/base/time.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EventCover } from "@jubilee/ui/event-cover";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";

/** An event with how far it is by now. */
export interface ListedEvent extends EventRecord {
  phase: EventPhase;
}

const placeOf = ({ kind, locationName }: ListedEvent) =>
  kind === "online" ? "Online" : locationName;
const kindOf = ({ eventTypeId }: ListedEvent) =>
  builtInEventTypes.find(({ id }) => id === eventTypeId)?.name ?? null;

function Cover({ event }: { event: ListedEvent }) {
  const { eventTypeId, coverSeed, coverUrl } = event;
  return (
    <EventCover
      typeId={eventTypeId}
      eventId={coverSeed}
      photoUrl={coverUrl ?? undefined}
      shape="mark"
    />
  );
}

/** The columns of the list of events. */
export function eventColumns(locale: string): DataColumn<ListedEvent>[] {
  return [
    {
      id: "name",
      header: "Event",
      cell: (event) => <FactLine name={event.name} picture={<Cover event={event} />} />,
      sortValue: ({ name }) => name,
    },
    {
      id: "when",
      header: "When",
      widthPx: 268,
      cell: (event) => formatWhen(event, locale, "short"),
      sortValue: ({ startDate }) => startDate,
    },
    {
      id: "place",
      header: "Place",
      widthPx: 210,
      cell: (event) => <bdi>{placeOf(event)}</bdi>,
      sortValue: placeOf,
      from: "wide",
    },
    {
      id: "kind",
      header: "Kind",
      widthPx: 130,
      cell: kindOf,
      sortValue: kindOf,
      from: "wide",
    },
    {
      id: "state",
      header: "State",
      widthPx: 124,
      cell: ({ phase }) => <PhaseChip phase={phase} />,
      sortValue: ({ phase }) => eventsCopy.phases[phase],
      from: "tablet",
    },
  ];
}

/** An event in the list on a phone: its name, and its state unless it is as usual, over when and where. */
export const eventPhoneLine = (locale: string) => (event: ListedEvent) => (
  <FactLine
    name={event.name}
    picture={<Cover event={event} />}
    detail={[formatWhen(event, locale, "short"), placeOf(event)].filter(Boolean).join(" · ")}
    end={event.phase !== "upcoming" && <PhaseChip phase={event.phase} />}
  />
);
