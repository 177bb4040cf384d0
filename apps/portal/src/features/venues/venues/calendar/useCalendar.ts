import {
  daysAfter,
  isDay,
  weekOf,
  weeksAhead,
  weeksOfMonth,
} from "@jubilee/core/schedule/calendar-days.rules";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
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
  const isPastFolded = !useMedia(media.mobile);
  const isNow = view === "month" && isPastFolded && day.slice(0, 7) === today.slice(0, 7);
  // The month that is now begins at this week, and goes into the next one where little of it is left.
  const now = isNow ? weeksAhead(today, firstDay) : null;
  const month = now ? [...now.past, ...now.ahead] : weeksOfMonth(day, firstDay);
  const days = view === "month" ? month.flat() : weekOf(day, firstDay);
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
  return {
    today,
    day,
    days,
    view,
    /** Whether the weeks before this one are rolled up. */
    isPastFolded,
    /** Whether the month that is now goes on into the next one. */
    isLonger: now?.isLonger ?? false,
    venueId,
    openId: query.get("booking"),
    list,
    pages,
    set,
  };
}
