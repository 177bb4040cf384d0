import { createBookingsApi } from "@jubilee/core/venues/bookings.api";
import type { filterOfCalendar } from "@jubilee/core/tasks/task-filter.rules";
import { createTasksApi } from "@jubilee/core/tasks/tasks.api";
import { filterTasks, taskClock } from "@jubilee/core/tasks/tasks.rules";
import type { TaskList } from "@jubilee/core/tasks/tasks.types";
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
    tasks: {
      key: ["planner-calendar", "tasks"],
      call: () => createTasksApi(client).list({ of: "all" }),
    },
  };
}

/** The tasks that are asked for, of one event, of all or one's own. */
function tasksOf({ rows, people }: TaskList, { scope, filter }: ShownTasks, nowMs: number) {
  const me = people.find(({ isMe }) => isMe)?.id ?? "";
  const ofScope = rows.filter(
    ({ eventId, owners }) =>
      scope === "all" || (scope === "mine" ? owners.includes(me) : eventId === scope),
  );
  return filterTasks(ofScope, filter, taskClock(nowMs));
}

type ShownTasks = ReturnType<typeof filterOfCalendar>;

/** Everything in the planner's calendar: events of all times, the rest of two years around a day. */
export function usePlannerItems(day: string, shownTasks: ShownTasks) {
  const nowMs = useNow();
  const events = useMyEvents();
  const bookings = useReading((client) => calendarReads(client, day).bookings, {
    placeholderData: keepPreviousData,
  });
  const activities = useReading((client) => calendarReads(client, day).activities, {
    placeholderData: keepPreviousData,
  });
  const tasks = useReading((client) => calendarReads(client, day).tasks);
  const items = useMemo(
    () =>
      events.data && bookings.data && activities.data && tasks.data
        ? plannerItems(
            {
              events: events.data,
              bookings: bookings.data,
              activities: activities.data,
              tasks: tasksOf(tasks.data, shownTasks, nowMs),
            },
            nowMs,
          )
        : undefined,
    [events.data, bookings.data, activities.data, tasks.data, shownTasks, nowMs],
  );
  const reads = [events, bookings, activities, tasks];
  const retry = () => Promise.all(reads.map((read) => read.refetch()));
  return {
    items,
    bookings: bookings.data ?? [],
    events: events.data ?? [],
    tasks: tasks.data?.rows ?? [],
    people: tasks.data?.people ?? [],
    error: reads.find(({ error }) => error)?.error ?? null,
    retry,
  };
}
