import { eventsCopy } from "@jubilee/core/events/copy";
import { eventPhase, findEvents, matchesFilter } from "@jubilee/core/events/rules";
import type { EventFilter } from "@jubilee/core/events/types";
import { valueOf } from "@jubilee/core/result/rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { SkeletonRows } from "@jubilee/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { useNow } from "../../../event-kit/useNow.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { keys } from "../data/keys.ts";
import { useApis } from "../data/useApis.ts";
import { ListTools } from "../lists/ListTools.tsx";
import { EventLine } from "./EventLine.tsx";

const order = [
  "all",
  "upcoming",
  "draft",
  "past",
  "cancelled",
  "archived",
] as const satisfies EventFilter[];

function readFilter(value: string | null): EventFilter {
  return order.find((filter) => filter === value) ?? "all";
}

/** All events of the account. */
export default function ManageEventsPage() {
  const { events } = useApis();
  const { id: userId } = useUser();
  const nowMs = useNow();
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState("");
  const filter = readFilter(query.get("show"));
  const { data, error, refetch } = useQuery({
    queryKey: keys.events,
    queryFn: () => valueOf(events.list(userId)),
  });
  const create = (
    <LinkButton href={href("events.create")} icon={<Plus />}>
      Create event
    </LinkButton>
  );
  const phased = data?.map((event) => ({ ...event, phase: eventPhase(event, nowMs) })) ?? [];
  const filters = order.map((value) => ({
    value,
    label: eventsCopy.filters[value],
    count: phased.filter(({ phase }) => matchesFilter(phase, value)).length,
  }));
  const shown = findEvents(phased, text).filter(({ phase }) => matchesFilter(phase, filter));
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
            onFilter={(show) => setQuery(show === "all" ? {} : { show }, { replace: true })}
          />
          {shown.length > 0 ? (
            <ul>
              {shown.map((event) => (
                <EventLine key={event.id} event={event} phase={event.phase} />
              ))}
            </ul>
          ) : (
            <EmptyState drawing="search" title="No event like that">
              Try another name, or another filter.
            </EmptyState>
          )}
        </>
      )}
    </PageFrame>
  );
}
