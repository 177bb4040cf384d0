import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import type { DataClient, Read } from "../app/routing/reads.types.ts";
import type { ActivityRecord, ScheduleDesk } from "@jubilee/core/schedule/activities.types";
import { activityKeys } from "./activityKeys.ts";
import { useReading } from "../page-kit/data/useRead.ts";
import { useApi } from "../page-kit/data/useApi.ts";

/** An event's activities. */
export const activitiesRead = (client: DataClient, eventId: string): Read<ActivityRecord[]> => ({
  key: activityKeys.list(eventId),
  call: () => createActivitiesApi(client).listOfEvent(eventId),
});

/** What the schedule knows of them. */
export const deskRead = (client: DataClient, eventId: string): Read<ScheduleDesk> => ({
  key: activityKeys.desk(eventId),
  call: () => createActivitiesApi(client).desk(eventId),
});

/** An event's activities with what the schedule knows of them: counts, shared guests, versions. */
export function useActivities(eventId: string) {
  const api = useApi(createActivitiesApi);
  const list = useReading((client) => activitiesRead(client, eventId));
  const desk = useReading((client) => deskRead(client, eventId));
  return {
    api,
    activities: list.data,
    desk: desk.data,
    error: list.error ?? desk.error,
    refetch: () => Promise.all([list.refetch(), desk.refetch()]),
  };
}
