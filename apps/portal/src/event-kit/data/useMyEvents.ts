import { createEventsApi } from "@jubilee/core/events/events.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { useUser } from "../../app/session/useUser.ts";
import { useApi } from "../../page-kit/data/useApi.ts";
import { useRead, type ReadOptions } from "../../page-kit/data/useRead.ts";
import { keys } from "./keys.ts";

/** The events of one's account, read once for every screen that offers or lists them. */
export function useMyEvents<Shown = EventRecord[]>(options?: ReadOptions<EventRecord[], Shown>) {
  const { id } = useUser();
  const events = useApi(createEventsApi);
  return useRead(keys.events, () => events.list(id), options);
}
