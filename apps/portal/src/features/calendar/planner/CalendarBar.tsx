import type { CalendarFilter, CalendarView } from "@jubilee/core/planner-calendar/types";
import { Button } from "@jubilee/ui/button";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { Inline } from "@jubilee/ui/inline";
import { SegmentedControl } from "@jubilee/ui/segmented-control";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { bar, span } from "./PlannerCalendar.css.ts";

const views = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week" },
  { value: "day", label: "Day" },
  { value: "agenda", label: "Agenda" },
] as const satisfies { value: CalendarView; label: string }[];

const filters = [
  { value: "all", label: "Everything" },
  { value: "events", label: "Events" },
  { value: "drafts", label: "Drafts" },
  { value: "bookings", label: "Bookings" },
] as const satisfies { value: CalendarFilter; label: string }[];

const steps: Record<CalendarView, string> = {
  month: "month",
  week: "week",
  day: "day",
  agenda: "month",
};

export interface CalendarBarProps {
  title: string;
  view: CalendarView;
  filter: CalendarFilter;
  onView: (view: CalendarView) => void;
  onFilter: (filter: CalendarFilter) => void;
  onStep: (direction: 1 | -1) => void;
  onToday: () => void;
}

/** What is seen, how much of it, and the way forward and back. */
export function CalendarBar(props: CalendarBarProps) {
  const { title, view, filter, onView, onFilter, onStep, onToday } = props;
  return (
    <>
      <div className={bar}>
        <Inline gap="1" wrap={false}>
          <IconButton
            label={`Previous ${steps[view]}`}
            icon={<ChevronLeft />}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={`Next ${steps[view]}`}
            icon={<ChevronRight />}
            onClick={() => onStep(1)}
          />
          <Button variant="outline" size="sm" onClick={onToday}>
            Today
          </Button>
        </Inline>
        <div className={span} aria-live="polite">
          <Heading level={2} size="section">
            {title}
          </Heading>
        </div>
        <SegmentedControl label="View" segments={views} value={view} onValueChange={onView} />
      </div>
      <fieldset className={bar} aria-label="Show">
        {filters.map(({ value, label }) => (
          <FilterPill
            key={value}
            opens={false}
            value={value === filter}
            onClick={() => onFilter(value)}
          >
            {label}
          </FilterPill>
        ))}
      </fieldset>
    </>
  );
}
