import { createEventsApi } from "@jubilee/core/events/events.api";
import type { EventRecord } from "@jubilee/core/events/events.types";
import { createDashboardApi } from "@jubilee/core/insight/dashboard.api";
import type { EventOverview } from "@jubilee/core/insight/dashboard.types";
import type { DataClient, Read } from "../../app/routing/reads.types.ts";
import { keys } from "./keys.ts";

/** An event. */
export const eventRead = (client: DataClient, id: string): Read<EventRecord> => ({
  key: keys.record(id),
  call: () => createEventsApi(client).get(id),
});

/** The figures above an event's lists. */
export const overviewRead = (client: DataClient, id: string): Read<EventOverview> => ({
  key: keys.overview(id),
  call: () => createDashboardApi(client).getEventOverview(id),
});
