import { createEventSeriesApi } from "@jubilee/core/events/event-series.api";
import type { EventSeries } from "@jubilee/core/events/event-series.types";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { DataClient, Read } from "../../../app/routing/reads.types.ts";
import { useReading } from "../../../page-kit/data/useRead.ts";
import { ownKeys } from "../keys.ts";

/** The series that an event is a date of. */
export const seriesRead = (client: DataClient, eventId: string): Read<EventSeries | null> => ({
  key: ownKeys.series(eventId),
  call: () => createEventSeriesApi(client).get(eventId),
});

/** The series that an event is a date of; not asked for where it is of none. */
export function useSeries(event: Pick<EventRecord, "id" | "seriesId">) {
  return useReading((client) => seriesRead(client, event.id), { enabled: event.seriesId !== null });
}
