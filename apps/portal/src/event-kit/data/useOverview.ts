import { useReading, type ReadOptions } from "../../page-kit/data/useRead.ts";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import { overviewRead } from "./event.reads.ts";

/** The figures above an event's lists. */
export function useOverview(eventId: string, options?: ReadOptions<EventOverview>) {
  return useReading((client) => overviewRead(client, eventId), options);
}
