import { eventPhase } from "@jubilee/core/events/events.rules";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { useMemo } from "react";
import { changeQuery } from "../../app/routing/changeQuery.ts";
import { useSearchParam } from "../../page-kit/list/address/useSearchParam.ts";
import { useNow } from "../../page-kit/useNow.ts";
import { useMyEvents } from "../data/useMyEvents.ts";

/** The next event to come; without one the last that was. */
function usualEvent(events: readonly EventRecord[], nowMs: number): EventRecord | undefined {
  const byStart = events.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  const open = byStart.filter(({ status }) => status !== "archived" && status !== "cancelled");
  return (
    open.find(
      (event) => eventPhase(event, nowMs) !== "ended" && Date.parse(event.endDate) > nowMs,
    ) ??
    open.at(-1) ??
    byStart.at(-1)
  );
}

/** The account's events and the one that the address names (`?event=`), else the next. */
export function useChosenEvent() {
  const [wanted] = useSearchParam("event");
  const { data, error, refetch } = useMyEvents();
  const nowMs = useNow();
  const event = useMemo(
    () => data?.find(({ id }) => id === wanted) ?? usualEvent(data ?? [], nowMs),
    [data, nowMs, wanted],
  );
  return {
    events: data,
    event,
    error,
    retry: refetch,
    /** What the list of its things shows, and in which order, stays. */
    choose: (id: string) =>
      changeQuery((known) => {
        const kept = ["show", "sort"].flatMap((name) => {
          const value = known.get(name);
          return value === null ? [] : [[name, value]];
        });
        return new URLSearchParams([...kept, ["event", id]]);
      }),
  };
}
