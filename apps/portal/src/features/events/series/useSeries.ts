import type { EventRecord } from "@jubilee/core/events/events.types";
import { ownKeys } from "../keys.ts";
import { useRead } from "../../../page-kit/data/useRead.ts";
import { useApi } from "../../../page-kit/data/useApi.ts";
import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";

/** The series that an event is a date of. */
export function useSeries(event: Pick<EventRecord, "id" | "seriesId">) {
  const series = useApi(createEventSeriesApi);
  return useRead(ownKeys.series(event.id), () => series.get(event.id), {
    enabled: event.seriesId !== null,
  });
}
