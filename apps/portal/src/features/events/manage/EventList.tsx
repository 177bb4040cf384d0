import { eventsCsv, nextFirst } from "@jubilee/core/events/event-lists.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import { eventPhase, matchesFilter } from "@jubilee/core/events/events.rules";
import type { EventFilter, EventRecord } from "@jubilee/core/events/events.types";
import { Share2 } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { navigate } from "wouter/use-browser-location";
import { href } from "../../../app/routing/href.ts";
import { tabQuery } from "../../../event-kit/event/tabs.rules.ts";
import { WholeList } from "../../../page-kit/list/WholeList.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
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
const opening = { href: ({ id }: ListedEvent) => href("events.details", { eventId: id }) };
const swipe = {
  label: "Share",
  icon: <Share2 aria-hidden="true" />,
  nameOf: ({ name }: ListedEvent) => `Share ${name}`,
  isFor: ({ phase }: ListedEvent) => phase === "upcoming" || phase === "ongoing",
  act: ({ id }: ListedEvent) =>
    navigate(`${href("events.details", { eventId: id })}${tabQuery("share")}`),
};
const idOf = ({ id }: ListedEvent) => id;
const wordsOf = ({ name, locationName }: ListedEvent) => `${name} ${locationName ?? ""}`;

interface EventListProps {
  events: readonly EventRecord[];
  empty: ReactNode;
}

/** Events of an account: found, narrowed, in an order, and as a file; what comes next stands on top. */
export function EventList({ events, empty }: EventListProps) {
  const nowMs = useNow();
  const locale = useLocale();
  const rows = useMemo(
    () => nextFirst(events, nowMs).map((event) => ({ ...event, phase: eventPhase(event, nowMs) })),
    [events, nowMs],
  );
  const columns = useMemo(() => eventColumns(locale), [locale]);
  const phoneLine = useMemo(() => eventPhoneLine(locale), [locale]);
  return (
    <WholeList
      what={{ one: "event", many: "events", kept: "events" }}
      searchLabel="Find an event"
      wordsOf={wordsOf}
      filters={filters}
      columns={columns}
      rows={rows}
      rowId={idOf}
      opening={opening}
      swipe={swipe}
      phoneLine={phoneLine}
      file={file}
      empty={empty}
    />
  );
}
