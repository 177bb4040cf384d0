import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { createPlannerCalendarApi } from "@jubilee/core/schedule/planner-calendar.api";
import { plannerItems } from "@jubilee/core/schedule/planner-calendar.rules";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";

const yearMs = 366 * 86_400_000;

/** Everything in the planner's calendar: events of all times, the rest of two years around a day. */
export function usePlannerItems(day: string) {
  const bookingsApi = useApi(createBookingsApi);
  const calendarApi = useApi(createPlannerCalendarApi);
  const nowMs = useNow();
  const events = useMyEvents();
  const year = day.slice(0, 4);
  const middle = Date.parse(`${year}-07-01T00:00Z`);
  const span = {
    from: new Date(middle - yearMs).toISOString(),
    to: new Date(middle + yearMs).toISOString(),
  };
  const bookings = useRead(["planner-calendar", "bookings", year], () => bookingsApi.list(span), {
    placeholderData: keepPreviousData,
  });
  const activities = useRead(
    ["planner-calendar", "activities", year],
    () => calendarApi.listActivities(span),
    { placeholderData: keepPreviousData },
  );
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
