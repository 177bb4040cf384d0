import { createActivitiesApi } from "@jubilee/core/schedule/activities.api";
import { valueOf } from "@jubilee/core/base/result.rules";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlanner } from "../app/portal/usePlanner.ts";
import { activityKeys } from "./activityKeys.ts";

/** The calls about activities, over the planner's one client. */
export function useActivitiesApi() {
  const { client } = usePlanner();
  return useMemo(() => createActivitiesApi(client), [client]);
}

/** An event's activities with what the schedule knows of them: counts, shared guests, versions. */
export function useActivities(eventId: string) {
  const api = useActivitiesApi();
  const list = useQuery({
    queryKey: activityKeys.list(eventId),
    queryFn: () => valueOf(api.listOfEvent(eventId)),
  });
  const desk = useQuery({
    queryKey: activityKeys.desk(eventId),
    queryFn: () => valueOf(api.desk(eventId)),
  });
  return {
    api,
    activities: list.data,
    desk: desk.data,
    error: list.error ?? desk.error,
    retry: () => Promise.all([list.refetch(), desk.refetch()]),
  };
}
