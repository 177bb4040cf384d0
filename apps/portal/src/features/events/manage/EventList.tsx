import { eventsCsv, nextFirst } from "@jubilee/core/events/event-lists.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import { daysToGo, eventPhase, matchesFilter } from "@jubilee/core/events/events.rules";
import type { EventFilter, EventRecord } from "@jubilee/core/events/events.types";
import { foldNote, foldSeries } from "@jubilee/core/events/series-fold.rules";
import { Share2 } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { useSearchParam } from "../../../page-kit/list/address/useSearchParam.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { fewRows } from "../../../page-kit/list/listState.rules.ts";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { NextTiles } from "../../../page-kit/tiles/NextTiles.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { guestCountsRead } from "./guestCountsRead.ts";
import { eventsNext } from "./eventsNext.ts";
import { eventColumns, eventPhoneLine, type ListedEvent } from "./eventColumns.tsx";

const shows = [
  "upcoming",
  "draft",
  "past",
  "cancelled",
  "archived",
] as const satisfies EventFilter[];
const filters = shows.map((value) => ({
  value,
  label: eventsCopy.filters[value],
  fits: ({ phase }: ListedEvent) => matchesFilter(phase, value),
  ...(value === "archived" ? { isApart: true as const } : {}),
}));
const file = { name: "events.csv", csv: eventsCsv };
/** Search and filters are worth their line from here on. */
const few = 4;
const swipe = {
  label: "Share",
  icon: <Share2 aria-hidden="true" />,
  nameOf: ({ name }: ListedEvent) => `Share ${name}`,
  isFor: ({ fold, phase }: ListedEvent) => !fold && (phase === "upcoming" || phase === "ongoing"),
  act: ({ id }: ListedEvent) =>
    navigate(`${href("events.details", { eventId: id })}${tabQuery("share")}`),
};
const idOf = ({ id, fold }: ListedEvent) => fold?.id ?? id;
const wordsOf = ({ name, locationName }: ListedEvent) => `${name} ${locationName ?? ""}`;

interface EventListProps {
  events: readonly EventRecord[];
  empty: ReactNode;
}

/**
 * Events of an account: found, narrowed, in an order, and as a file; what comes next stands on top, and
 * the dates of a series are one row that opens.
 */
export function EventList({ events, empty }: EventListProps) {
  const nowMs = useNow();
  const locale = useLocale();
  const counts = useReading(guestCountsRead).data;
  const [openFold, setOpenFold] = useSearchParam("series");
  const rows = useMemo<ListedEvent[]>(() => {
    const byEvent = new Map(counts?.map((count) => [count.eventId, count]));
    return nextFirst(events, nowMs).map((event) => ({
      ...event,
      phase: eventPhase(event, nowMs),
      toGo: daysToGo(event, nowMs),
      guests: byEvent.get(event.id),
    }));
  }, [events, nowMs, counts]);
  const columns = useMemo(() => eventColumns(locale), [locale]);
  const phoneLine = useMemo(() => eventPhoneLine(locale), [locale]);
  return (
    <>
      <WholeList
        what={{ one: "event", many: "events", kept: "events" }}
        searchLabel="Find an event"
        wordsOf={wordsOf}
        filters={filters}
        columns={columns}
        rows={rows}
        rowId={idOf}
        arrange={(found) => foldSeries(found, openFold)}
        noteOf={foldNote}
        few={few}
        opening={{
          href: ({ id, fold }) => (fold ? undefined : href("events.details", { eventId: id })),
          open: ({ fold }) => fold && setOpenFold(fold.isOpen ? null : fold.id),
          isUnfolded: ({ fold }) => fold?.isOpen,
        }}
        swipe={swipe}
        phoneLine={phoneLine}
        file={file}
        empty={empty}
      />
      {foldSeries(rows, null).length <= fewRows && <NextTiles ways={eventsNext(rows)} />}
    </>
  );
}
