import { createEventsApi } from "@jubilee/core/events/events.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";
import { useReading, type ReadOptions } from "../../page-kit/data/useRead.ts";
import { keys } from "./keys.ts";

/** The events of the account that is shown, as a page reads them ahead. */
export const myEventsRead = (client: DataClient): Read<EventRecord[]> => ({
  key: keys.events,
  call: () => createEventsApi(client).list(),
});

/** The events of the account that is shown, read once for every screen that offers or lists them. */
export function useMyEvents<Shown = EventRecord[]>(options?: ReadOptions<EventRecord[], Shown>) {
  return useReading(myEventsRead, options);
}
