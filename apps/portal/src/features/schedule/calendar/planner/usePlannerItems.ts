import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { createEventsApi } from "@jubilee/core/events/events.api";
import { createPlannerCalendarApi } from "@jubilee/core/schedule/planner-calendar.api";
import { plannerItems } from "@jubilee/core/schedule/planner-calendar.rules";
import { valueOf } from "@jubilee/core/base/result.rules";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlanner } from "../../../../app/portal/usePlanner.ts";
import { useUser } from "../../../../app/session/useUser.ts";
import { useNow } from "../../../../page-kit/useNow.ts";

const yearMs = 366 * 86_400_000;

/** Everything in the planner's calendar: events of all times, the rest of two years around a day. */
export function usePlannerItems(day: string) {
  const { client } = usePlanner();
  const { id: userId } = useUser();
  const nowMs = useNow();
  const apis = useMemo(
    () => ({
      events: createEventsApi(client),
      bookings: createBookingsApi(client),
      calendar: createPlannerCalendarApi(client),
    }),
    [client],
  );
  const events = useQuery({
    queryKey: ["events"],
    queryFn: () => valueOf(apis.events.list(userId)),
  });
  const year = day.slice(0, 4);
  const middle = Date.parse(`${year}-07-01T00:00Z`);
  const span = {
    from: new Date(middle - yearMs).toISOString(),
    to: new Date(middle + yearMs).toISOString(),
  };
  const bookings = useQuery({
    queryKey: ["planner-calendar", "bookings", year],
    placeholderData: keepPreviousData,
    queryFn: () => valueOf(apis.bookings.list(span)),
  });
  const activities = useQuery({
    queryKey: ["planner-calendar", "activities", year],
    placeholderData: keepPreviousData,
    queryFn: () => valueOf(apis.calendar.listActivities(span)),
  });
  const items = useMemo(
    () =>
      events.data && bookings.data && activities.data
        ? plannerItems(
            { events: events.data, bookings: bookings.data, activities: activities.data },
            nowMs,
          )
        : undefined,
    [events.data, bookings.data, activities.data, nowMs],
  );
  const retry = () => Promise.all([events.refetch(), bookings.refetch(), activities.refetch()]);
  return {
    items,
    bookings: bookings.data ?? [],
    error: events.error ?? bookings.error ?? activities.error,
    retry,
  };
}
