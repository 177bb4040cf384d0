import { createEventsApi } from "@jubilee/core/events/events.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";
import { useUser } from "../../app/session/useUser.ts";
import { useReading, type ReadOptions } from "../../page-kit/data/useRead.ts";
import { keys } from "./keys.ts";

/** The events of one's account, as a page reads them ahead. */
export const myEventsRead = (client: DataClient, userId: string): Read<EventRecord[]> => ({
  key: keys.events,
  call: () => createEventsApi(client).list(userId),
});

/** The events of one's account, read once for every screen that offers or lists them. */
export function useMyEvents<Shown = EventRecord[]>(options?: ReadOptions<EventRecord[], Shown>) {
  const { id } = useUser();
  return useReading((client) => myEventsRead(client, id), options);
}
