import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { activityKeys } from "./activityKeys.ts";
import { useRead } from "../page-kit/data/useRead.ts";
import { useApi } from "../page-kit/data/useApi.ts";

/** An event's activities with what the schedule knows of them: counts, shared guests, versions. */
export function useActivities(eventId: string) {
  const api = useApi(createActivitiesApi);
  const list = useRead(activityKeys.list(eventId), () => api.listOfEvent(eventId));
  const desk = useRead(activityKeys.desk(eventId), () => api.desk(eventId));
  return {
    api,
    activities: list.data,
    desk: desk.data,
    error: list.error ?? desk.error,
    refetch: () => Promise.all([list.refetch(), desk.refetch()]),
  };
}
