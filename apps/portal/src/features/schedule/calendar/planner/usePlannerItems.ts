import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import { createPlannerCalendarApi } from "@jubilee/core/schedule/planner-calendar.api";
import { plannerItems } from "@jubilee/core/schedule/planner-calendar.rules";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DataClient } from "../../../../app/routing/reads.types.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { useReading } from "../../../../page-kit/data/useRead.ts";
import { useMyEvents } from "../../../../event-kit/data/useMyEvents.ts";

const yearMs = 366 * 86_400_000;

/** The bookings and the activities of two years around a day. */
export function calendarReads(client: DataClient, day: string) {
  const year = day.slice(0, 4);
  const middle = Date.parse(`${year}-07-01T00:00Z`);
  const span = {
    from: new Date(middle - yearMs).toISOString(),
    to: new Date(middle + yearMs).toISOString(),
  };
  return {
    bookings: {
      key: ["planner-calendar", "bookings", year],
      call: () => createBookingsApi(client).list(span),
    },
    activities: {
      key: ["planner-calendar", "activities", year],
      call: () => createPlannerCalendarApi(client).listActivities(span),
    },
  };
}

/** Everything in the planner's calendar: events of all times, the rest of two years around a day. */
export function usePlannerItems(day: string) {
  const nowMs = useNow();
  const events = useMyEvents();
  const bookings = useReading((client) => calendarReads(client, day).bookings, {
    placeholderData: keepPreviousData,
  });
  const activities = useReading((client) => calendarReads(client, day).activities, {
    placeholderData: keepPreviousData,
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
