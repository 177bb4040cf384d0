import { eventSortNames } from "@jubilee/core/events/event-lists.copy";
import { eventsCsv, eventSorts, sortEvents } from "@jubilee/core/events/event-lists.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import { eventPhase, matchesFilter } from "@jubilee/core/events/events.rules";
import type { EventFilter, EventRecord } from "@jubilee/core/events/events.types";
import { findEvents } from "@jubilee/core/events/finding.rules";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { PageReads } from "../../../app/routing/reads.types.ts";
import { href } from "../../../app/routing/href.ts";
import { myEventsRead, useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Loaded } from "../../../page-kit/data/Loaded.tsx";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { ListTools } from "../../../page-kit/list/ListTools.tsx";
import { SortChoice } from "../../../page-kit/list/SortChoice.tsx";
import { useListState } from "../../../page-kit/list/useListState.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { EventLine } from "./EventLine.tsx";

const atOnce = 100;
const shows = [
  "all",
  "upcoming",
  "draft",
  "past",
  "cancelled",
  "archived",
] as const satisfies EventFilter[];
const sorts = eventSorts.map((value) => ({ value, label: eventSortNames[value] }));

export const reads: PageReads = ({ client, userId, read }) => read(myEventsRead(client, userId));

/** All events of the account. */
export default function ManageEventsPage() {
  const events = useMyEvents();
  const create = (
    <LinkButton href={href("events.create")} icon={<Plus />}>
      Create event
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader
        title="Events"
        actions={
          events.data &&
          events.data.length > 0 && (
            <>
              <LinkButton variant="ghost" href={href("showcases.list")}>
                Showcases
              </LinkButton>
              {create}
            </>
          )
        }
      />
      <Loaded
        of={events}
        what="Your events"
        skeleton={<SkeletonRows count={5} />}
        empty={
          <EmptyState drawing="calendar" title="No events yet" action={create}>
            Name it, pick a day, and you have a page to send round.
          </EmptyState>
        }
      >
        {(all) => <EventList events={all} />}
      </Loaded>
    </PageFrame>
  );
}

function EventList({ events }: { events: readonly EventRecord[] }) {
  const nowMs = useNow();
  const locale = useLocale();
  const list = useListState({ show: shows, sort: eventSorts });
  const [most, setMost] = useState(atOnce);
  const phased = events.map((event) => ({ ...event, phase: eventPhase(event, nowMs) }));
  const under = (show: EventFilter, some = phased) =>
    some.filter(({ phase }) => matchesFilter(phase, show));
  const shown = sortEvents(under(list.show, findEvents(phased, list.text)), list.sort, locale);
  return (
    <>
      <ListTools
        searchLabel="Find an event"
        list={list}
        filters={shows.map((value) => ({
          value,
          label: eventsCopy.filters[value],
          count: under(value).length,
        }))}
      >
        <SortChoice list={list} sorts={sorts} />
        <ExportButton
          name="events.csv"
          rows={shown}
          csv={eventsCsv}
          disabled={shown.length === 0}
        />
      </ListTools>
      {shown.length > 0 ? (
        <ul>
          {shown.slice(0, most).map((event) => (
            <EventLine key={event.id} event={event} phase={event.phase} />
          ))}
        </ul>
      ) : (
        <EmptyState drawing="search" title="No event like that">
          Try another name, or another filter.
        </EmptyState>
      )}
      {shown.length > most && (
        <Inline justify="center">
          <Button variant="outline" onClick={() => setMost(most + atOnce)}>
            Show more of {shown.length}
          </Button>
        </Inline>
      )}
    </>
  );
}
