import { daysAfter, isDay, weekOf, weeksOfMonth } from "@jubilee/core/schedule/calendar-days.rules";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { firstDayOfWeek } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { keys } from "../data/keys.ts";
import { useSpacePages } from "./useSpaces.ts";
import { useRead } from "../../../../page-kit/data/useRead.ts";
import { useApi } from "../../../../page-kit/data/useApi.ts";
import { createBookingsApi } from "@jubilee/core/venues/bookings.api";

/** How the booking calendar is seen. */
export type BookingView = "month" | "week";

/** What the address says is shown, and its data: `?view=week&day=2027-06-12&venue=…&booking=…`. */
export function useCalendar() {
  const bookings = useApi(createBookingsApi);
  const [query, setQuery] = useSearchParams();
  const today = new Date(useNow()).toLocaleDateString("sv-SE");
  const asked = query.get("day") ?? "";
  const day = isDay(asked) ? asked : today;
  const firstDay = firstDayOfWeek(useLocale());
  const view: BookingView = query.get("view") === "week" ? "week" : "month";
  const venueId = query.get("venue") ?? "";
  const days = view === "month" ? weeksOfMonth(day, firstDay).flat() : weekOf(day, firstDay);
  // Venues have clocks of their own: a day more on either side covers them all.
  const span = {
    from: `${daysAfter(days[0] ?? day, -1)}T00:00:00Z`,
    to: `${daysAfter(days.at(-1) ?? day, 2)}T00:00:00Z`,
    ...(venueId ? { venueId } : {}),
  };
  const list = useRead(keys.bookings(span), () => bookings.list(span), {
    placeholderData: keepPreviousData,
  });
  const pages = useSpacePages(venueId);
  const set = (part: Record<string, string>) =>
    setQuery(
      (known) => {
        const next = new URLSearchParams(known);
        for (const [key, value] of Object.entries(part)) {
          if (value === "") next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true },
    );
  return { today, day, days, view, venueId, openId: query.get("booking"), list, pages, set };
}
