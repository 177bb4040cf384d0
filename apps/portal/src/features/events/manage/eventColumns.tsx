import { eventsCopy } from "@jubilee/core/events/events.copy";
import type { EventPhase, EventRecord } from "@jubilee/core/events/events.types";
import type { Fold } from "@jubilee/core/events/series-fold.rules";
import type { GuestCount } from "@jubilee/core/insight/dashboard.types";
import { formatWhen } from "@jubilee/core/base/time.rules";
import { counted } from "@jubilee/core/base/words.rules";
import type { DataColumn } from "@jubilee/ui/data-table";
import { EventCover } from "@jubilee/ui/event-cover";
import { Progress } from "@jubilee/ui/progress";
import { PhaseChip } from "../../../event-kit/PhaseChip.tsx";
import { FactLine } from "../../../page-kit/list/FactLine.tsx";
import { count, inFold, when } from "./EventList.css.ts";
import { FoldSign } from "./FoldSign.tsx";

/** An event with how far it is by now, and the row it is in the list. */
export interface ListedEvent extends EventRecord {
  phase: EventPhase;
  /** Where the reader may see its guests. */
  guests?: GuestCount | undefined;
  /** The row stands for several dates of a series, of which this is the first. */
  fold?: Fold;
  /** One of the dates below such a row: its date is its name. */
  isInFold?: true;
  /** How long it still is. */
  toGo: string | null;
}

const placeOf = ({ kind, locationName }: ListedEvent) =>
  kind === "online" ? "Online" : locationName;

/** When it is; of several dates to come, when the next of them is. */
function whenOf(event: ListedEvent, locale: string): string {
  const when = formatWhen(event, locale, "short");
  return event.fold && event.toGo !== null ? `Next: ${when}` : when;
}

function Cover({ event }: { event: ListedEvent }) {
  const { eventTypeId, coverSeed, coverUrl } = event;
  return (
    <EventCover
      typeId={eventTypeId}
      eventId={coverSeed}
      photoUrl={coverUrl ?? undefined}
      shape="tile"
    />
  );
}

function Name({ event, locale }: { event: ListedEvent; locale: string }) {
  const { fold } = event;
  return (
    <span className={event.isInFold && inFold}>
      <FactLine
        name={event.isInFold ? whenOf(event, locale) : event.name}
        picture={<Cover event={event} />}
        detail={fold && <FoldSign fold={fold} />}
      />
    </span>
  );
}

function Guests({ event: { guests }, locale }: { event: ListedEvent; locale: string }) {
  if (!guests) return null;
  const figures = new Intl.NumberFormat(locale);
  const { coming, guests: all } = guests;
  if (coming === 0) return <span className={count}>{figures.format(all)}</span>;
  return (
    <Progress
      label={`${figures.format(coming)} of ${figures.format(all)} coming`}
      value={Math.min(coming, all)}
      max={all}
    />
  );
}

/** The columns of the list of events. */
export function eventColumns(locale: string): DataColumn<ListedEvent>[] {
  return [
    {
      id: "name",
      header: "Event",
      cell: (event) => <Name event={event} locale={locale} />,
      sortValue: ({ name }) => name,
    },
    {
      id: "when",
      header: "When",
      widthPx: 224,
      cell: (event) => (
        <span className={when}>{event.isInFold ? event.toGo : whenOf(event, locale)}</span>
      ),
      sortValue: ({ startDate }) => startDate,
    },
    {
      id: "place",
      header: "Place",
      widthPx: 228,
      cell: (event) => <bdi>{placeOf(event)}</bdi>,
      sortValue: placeOf,
      from: "wide",
    },
    {
      id: "guests",
      header: "Guests",
      widthPx: 156,
      cell: (event) => <Guests event={event} locale={locale} />,
      sortValue: ({ guests }) => guests?.guests,
      from: "tablet",
    },
    {
      id: "state",
      header: "State",
      widthPx: 116,
      cell: ({ phase }) => <PhaseChip phase={phase} />,
      sortValue: ({ phase }) => eventsCopy.phases[phase],
      from: "tablet",
    },
  ];
}

/** An event in the list on a phone: its name, and its state unless it is as usual, over when and where. */
export const eventPhoneLine = (locale: string) => (event: ListedEvent) => {
  const { fold, guests, phase } = event;
  const facts = [
    event.isInFold ? event.toGo : whenOf(event, locale),
    guests && guests.guests > 0 ? counted(guests.guests, "guest") : placeOf(event),
  ];
  return (
    <span className={event.isInFold && inFold}>
      <FactLine
        name={event.isInFold ? whenOf(event, locale) : event.name}
        picture={<Cover event={event} />}
        detail={facts.filter(Boolean).join(" · ")}
        end={fold ? <FoldSign fold={fold} /> : phase !== "upcoming" && <PhaseChip phase={phase} />}
      />
    </span>
  );
};
