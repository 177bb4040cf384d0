import { createEventChangesApi } from "@jubilee/core/events/event-changes.api";
import type { DateChange } from "@jubilee/core/events/event-changes.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { isFreeThen, nearDays } from "@jubilee/core/events/near-days.rules";
import { useMyEvents } from "../../../event-kit/data/useMyEvents.ts";
import { useReadings } from "../../../page-kit/data/useRead.ts";
import { useNow } from "../../../page-kit/useNow.ts";
import { ownKeys } from "../keys.ts";
import { useSeries } from "../series/useSeries.ts";
import { moveRequest } from "./moveRequest.ts";

/** So many are looked at, of which this many are offered. */
const asked = 5;
const offered = 3;

/** Days near an event that are free: of its account's events, and of what has booked its places. Null until known. */
export function useNearDays(event: EventRecord): DateChange[] | null {
  const nowMs = useNow();
  const { data: events } = useMyEvents();
  const { data: series, isPending } = useSeries(event);
  const isKnown = events !== undefined && (event.seriesId === null || !isPending);
  const days = isKnown ? nearDays(event, events, nowMs, asked) : [];
  const readings = useReadings((client) =>
    days.map(({ patch }) => {
      const request = moveRequest(event, patch, { rule: series?.rule ?? null });
      return {
        key: ownKeys.change(event.id, request),
        call: () => createEventChangesApi(client).preview(event.id, request),
      };
    }),
  );
  if (!isKnown || readings.some(({ isPending: isOn }) => isOn)) return null;
  return readings
    .flatMap(({ data }) => data?.dates ?? [])
    .filter((date) => date.isEdited && isFreeThen(date))
    .slice(0, offered);
}
