import { addDays, monthDays, weekDays } from "@jubilee/core/bookings/rules";
import { valueOf } from "@jubilee/core/result/rules";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { useNow } from "../../../event-kit/useNow.ts";
import { keys } from "../data/keys.ts";
import { useVenueApis } from "../data/useVenueApis.ts";
import type { CalendarView } from "./CalendarBar.tsx";
import { useSpacePages } from "./useSpaces.ts";

const wellFormed = /^\d{4}-\d\d-\d\d$/;

/** What the address says is shown, and its data: `?view=week&day=2027-06-12&venue=…&booking=…`. */
export function useCalendar() {
  const { bookings } = useVenueApis();
  const [query, setQuery] = useSearchParams();
  const today = new Date(useNow()).toLocaleDateString("sv-SE");
  const asked = query.get("day") ?? "";
  const day = wellFormed.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const view: CalendarView = query.get("view") === "week" ? "week" : "month";
  const venueId = query.get("venue") ?? "";
  const days = view === "month" ? monthDays(day) : weekDays(day);
  // Venues have clocks of their own: a day more on either side covers them all.
  const span = {
    from: `${addDays(days[0] ?? day, -1)}T00:00:00Z`,
    to: `${addDays(days.at(-1) ?? day, 2)}T00:00:00Z`,
    ...(venueId ? { venueId } : {}),
  };
  const list = useQuery({
    queryKey: keys.bookings(span),
    queryFn: () => valueOf(bookings.list(span)),
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
  return { today, day, view, venueId, openId: query.get("booking"), list, pages, set };
}
