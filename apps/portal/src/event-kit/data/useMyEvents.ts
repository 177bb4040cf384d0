import type { EventRecord } from "@jubilee/core/events/events.types";
import { useUser } from "../../app/session/useUser.ts";
import { useReading, type ReadOptions } from "../../page-kit/data/useRead.ts";
import { myEventsRead } from "./event.reads.ts";

/** The events of one's account, read once for every screen that offers or lists them. */
export function useMyEvents<Shown = EventRecord[]>(options?: ReadOptions<EventRecord[], Shown>) {
  const { id } = useUser();
  return useReading((client) => myEventsRead(client, id), options);
}
