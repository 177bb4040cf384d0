import { createBookingsApi } from "@jubilee/core/bookings/api";
import { createEventsApi } from "@jubilee/core/events/api";
import { plannerItems } from "@jubilee/core/planner-calendar/rules";
import { valueOf } from "@jubilee/core/result/rules";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePlanner } from "../../../app/portal/usePlanner.ts";
import { useUser } from "../../../app/session/useUser.ts";
import { useNow } from "../../../event-kit/useNow.ts";

const yearMs = 366 * 86_400_000;

/** Everything in the planner's calendar: events of all times, bookings of a year around a day. */
export function usePlannerItems(day: string) {
  const { client } = usePlanner();
  const { id: userId } = useUser();
  const nowMs = useNow();
  const apis = useMemo(
    () => ({ events: createEventsApi(client), bookings: createBookingsApi(client) }),
    [client],
  );
  const events = useQuery({
    queryKey: ["events"],
    queryFn: () => valueOf(apis.events.list(userId)),
  });
  const year = day.slice(0, 4);
  const bookings = useQuery({
    queryKey: ["bookings", "planner-calendar", year],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const middle = Date.parse(`${year}-07-01T00:00Z`);
      const [from, to] = [middle - yearMs, middle + yearMs].map((ms) => new Date(ms).toISOString());
      return valueOf(apis.bookings.list({ from: from ?? "", to: to ?? "" }));
    },
  });
  const items = useMemo(
    () =>
      events.data && bookings.data ? plannerItems(events.data, bookings.data, nowMs) : undefined,
    [events.data, bookings.data, nowMs],
  );
  const retry = () => Promise.all([events.refetch(), bookings.refetch()]);
  return { items, error: events.error ?? bookings.error, retry };
}
