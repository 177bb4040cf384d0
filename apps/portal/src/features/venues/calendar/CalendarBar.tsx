import { addDays, addMonths, weekDays } from "@jubilee/core/bookings/rules";
import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { bar, month, venueChoice } from "./BookingCalendar.css.ts";
import { VenueChoice } from "./VenueChoice.tsx";

export type CalendarView = "month" | "week";

export interface CalendarBarProps {
  view: CalendarView;
  day: string;
  today: string;
  venueId: string;
  venueName: string;
  onView: (view: CalendarView) => void;
  onDay: (day: string) => void;
  onVenue: (venueId: string) => void;
}

/** Which weeks and which venue are shown. */
export function CalendarBar(props: CalendarBarProps) {
  const { view, day, today, venueId, venueName, onView, onDay, onVenue } = props;
  const locale = useLocale();
  const step = (by: 1 | -1) => onDay(view === "month" ? addMonths(day, by) : addDays(day, 7 * by));
  const days = weekDays(day);
  const written =
    view === "month"
      ? new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
          Date.parse(day),
        )
      : new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).formatRange(
          Date.parse(days[0] ?? day),
          Date.parse(days[6] ?? day),
        );
  return (
    <div className={bar}>
      <IconButton label={`The ${view} before`} icon={<ChevronLeft />} onClick={() => step(-1)} />
      <IconButton label={`The next ${view}`} icon={<ChevronRight />} onClick={() => step(1)} />
      <h2 className={month} aria-live="polite">
        {written}
      </h2>
      <Button variant="outline" onClick={() => onDay(today)}>
        Today
      </Button>
      <div className={venueChoice}>
        <VenueChoice venueId={venueId} venueName={venueName} onChange={onVenue} />
      </div>
      <SegmentedControl
        label="What is shown"
        segments={[
          { value: "month", label: "Month" },
          { value: "week", label: "Week by space" },
        ]}
        value={view}
        onValueChange={onView}
      />
    </div>
  );
}
