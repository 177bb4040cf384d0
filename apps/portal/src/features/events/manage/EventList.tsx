import { counted } from "@jubilee/core/base/words.rules";
import { eventSortNames } from "@jubilee/core/events/event-lists.copy";
import { eventsCsv, eventSorts, sortEvents } from "@jubilee/core/events/event-lists.rules";
import { eventsCopy } from "@jubilee/core/events/events.copy";
import { eventPhase, matchesFilter } from "@jubilee/core/events/events.rules";
import type { EventFilter, EventRecord } from "@jubilee/core/events/events.types";
import { findEvents } from "@jubilee/core/events/finding.rules";
import { ExportButton } from "../../../page-kit/list/ExportButton.tsx";
import { fewRows } from "../../../page-kit/list/listState.rules.ts";
import { ListTools } from "../../../page-kit/list/ListTools.tsx";
import { useListLook } from "../../../page-kit/list/look/useListLook.ts";
import { ViewChoice } from "../../../page-kit/list/look/ViewChoice.tsx";
import { StuckList } from "../../../page-kit/list/StuckList.tsx";
import { usePlace } from "../../../page-kit/list/usePlace.ts";
import { SortChoice } from "../../../page-kit/list/SortChoice.tsx";
import { useListState } from "../../../page-kit/list/useListState.ts";
import { useLocale } from "../../../page-kit/useLocale.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { EventLine } from "./EventLine.tsx";
import { Text } from "@jubilee/ui/text";
import { AtOnce } from "../../../page-kit/list/AtOnce.tsx";
import { NothingLike } from "../../../page-kit/list/NothingLike.tsx";

const shows = [
  "all",
  "upcoming",
  "draft",
  "past",
  "cancelled",
  "archived",
] as const satisfies EventFilter[];
const sorts = eventSorts.map((value) => ({ value, label: eventSortNames[value] }));

/** What of an address says how the list is looked at. */
const lookParts = ["q", "show", "sort"] as const;

/** Events of an account: found, narrowed, in an order, and as a file. */
export function EventList({ events }: { events: readonly EventRecord[] }) {
  const nowMs = useNow();
  const locale = useLocale();
  const list = useListState({ show: shows, sort: eventSorts });
  const look = useListLook("events");
  usePlace(true);
  const phased = events.map((event) => ({ ...event, phase: eventPhase(event, nowMs) }));
  const under = (show: EventFilter, some = phased) =>
    some.filter(({ phase }) => matchesFilter(phase, show));
  const shown = sortEvents(
    under(list.show, findEvents(phased, list.text)),
    list.sort,
    locale,
    nowMs,
  );
  return (
    <StuckList
      tools={
        <ListTools
          searchLabel="Find an event"
          list={list}
          filters={shows
            .map((value) => ({
              value,
              label: eventsCopy.filters[value],
              count: under(value).length,
            }))
            .filter(({ value, count }) => count > 0 || value === "all" || value === list.show)}
        >
          <SortChoice list={list} sorts={sorts} />
          <ExportButton
            name="events.csv"
            rows={shown}
            csv={eventsCsv}
            disabled={shown.length === 0}
          />
        </ListTools>
      }
      line={
        events.length > fewRows && (
          <>
            <Text as="output" size={14} tone="muted" numeric>
              {counted(shown.length, "event")}
            </Text>
            <ViewChoice look={look} parts={lookParts} />
          </>
        )
      }
    >
      {shown.length > 0 ? (
        <AtOnce rows={shown} count={100}>
          {(some) => (
            <ul>
              {some.map((event) => (
                <EventLine key={event.id} event={event} phase={event.phase} />
              ))}
            </ul>
          )}
        </AtOnce>
      ) : (
        <NothingLike what="No event" try="another name" />
      )}
    </StuckList>
  );
}
