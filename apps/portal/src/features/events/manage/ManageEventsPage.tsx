import { eventSortNames } from "@jubilee/core/events/event-lists.copy";
import { eventsCsv, eventSorts, sortEvents } from "@jubilee/core/events/event-lists.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import { eventPhase, matchesFilter } from "@jubilee/core/events/events.rules";
import { findEvents } from "@jubilee/core/events/finding.rules";
import type { EventFilter } from "@jubilee/core/events/events.types";
import { Button } from "@jubilee/ui/button";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Inline } from "@jubilee/ui/inline";
import { LinkButton } from "@jubilee/ui/link-button";
import { Select } from "@jubilee/ui/select";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { Download, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { downloadText } from "../../../page-kit/downloadText.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { ListTools } from "../../../page-kit/list/ListTools.tsx";
import { EventLine } from "./EventLine.tsx";
import { order } from "./EventLine.css.ts";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";

const atOnce = 100;

const filterOrder = [
  "all",
  "upcoming",
  "draft",
  "past",
  "cancelled",
  "archived",
] as const satisfies EventFilter[];

function readFilter(value: string | null): EventFilter {
  return filterOrder.find((filter) => filter === value) ?? "all";
}

/** All events of the account. */
export default function ManageEventsPage() {
  const nowMs = useNow();
  const [query, setQuery] = useSearchParams();
  const locale = useLocale();
  const [text, setText] = useState("");
  const [most, setMost] = useState(atOnce);
  const filter = readFilter(query.get("show"));
  const sort = eventSorts.find((one) => one === query.get("sort")) ?? "latest";
  const set = (name: "show" | "sort", value: string, usual: string) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        if (value === usual) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const { data, error, refetch } = useMyEvents();
  const create = (
    <LinkButton href={href("events.create")} icon={<Plus />}>
      Create event
    </LinkButton>
  );
  const phased = data?.map((event) => ({ ...event, phase: eventPhase(event, nowMs) })) ?? [];
  const filters = filterOrder.map((value) => ({
    value,
    label: eventsCopy.filters[value],
    count: phased.filter(({ phase }) => matchesFilter(phase, value)).length,
  }));
  const fitting = findEvents(phased, text).filter(({ phase }) => matchesFilter(phase, filter));
  const shown = sortEvents(fitting, sort, locale);
  return (
    <PageFrame>
      <PageHeader
        title="Events"
        actions={
          data &&
          data.length > 0 && (
            <>
              <LinkButton variant="ghost" href={href("showcases.list")}>
                Showcases
              </LinkButton>
              {create}
            </>
          )
        }
      />
      {error && <LoadFailed what="Your events" error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonRows count={5} />}
      {data?.length === 0 && (
        <EmptyState drawing="calendar" title="No events yet" action={create}>
          Name it, pick a day, and you have a page to send round.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ListTools
            searchLabel="Find an event"
            text={text}
            onText={setText}
            filters={filters}
            filter={filter}
            onFilter={(show) => set("show", show, "all")}
          >
            <Inline gap="2">
              <div className={order}>
                <Select
                  label="Sorted by"
                  hideLabel
                  options={eventSorts.map((value) => ({ value, label: eventSortNames[value] }))}
                  value={sort}
                  onValueChange={(value) => set("sort", value, "latest")}
                />
              </div>
              <Button
                variant="ghost"
                icon={<Download />}
                disabled={shown.length === 0}
                onClick={() => downloadText("events.csv", "text/csv", eventsCsv(shown))}
              >
                Export as CSV
              </Button>
            </Inline>
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
      )}
    </PageFrame>
  );
}
