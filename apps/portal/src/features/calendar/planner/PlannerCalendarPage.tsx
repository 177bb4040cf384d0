import {
  isDay,
  itemsOn,
  matchesCalendarFilter,
  stepOf,
  weekOf,
} from "@jubilee/core/planner-calendar/rules";
import type { CalendarFilter, CalendarView } from "@jubilee/core/planner-calendar/types";
import { toWallTime } from "@jubilee/core/time/rules";
import { EmptyState } from "@jubilee/ui/empty-state";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { Plus } from "lucide-react";
import { useSearchParams } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { LoadFailed } from "../../../event-kit/LoadFailed.tsx";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { useNow } from "../../../event-kit/useNow.ts";
import { PageFrame } from "../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../page-kit/PageHeader.tsx";
import { Agenda } from "./Agenda.tsx";
import { firstDayOfWeek, spanText } from "./calendar-words.rules.ts";
import { CalendarBar } from "./CalendarBar.tsx";
import { DayList } from "./DayList.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { underMonth } from "./PlannerCalendar.css.ts";
import { usePlannerItems } from "./usePlannerItems.ts";
import { WeekGrid } from "./WeekGrid.tsx";

const views = ["month", "week", "day", "agenda"] as const satisfies CalendarView[];
const filters = ["all", "events", "drafts", "bookings"] as const satisfies CalendarFilter[];
const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every date of the account in one calendar: by month, week and day, or one after another. */
export default function PlannerCalendarPage() {
  const locale = useLocale();
  const nowMs = useNow();
  const [query, setQuery] = useSearchParams();
  const today = toWallTime(new Date(nowMs).toISOString(), viewerZone).slice(0, 10);
  const asked = query.get("on") ?? "";
  const day = isDay(asked) ? asked : today;
  const view = views.find((one) => one === query.get("view")) ?? "month";
  const filter = filters.find((one) => one === query.get("show")) ?? "all";
  const { items, error, retry } = usePlannerItems(day);
  const go = (change: { on?: string; view?: CalendarView; show?: CalendarFilter }) =>
    setQuery({ view, show: filter, on: day, ...change }, { replace: true });
  const open = (on: string) => go({ on, view: "day" });
  const shown = items?.filter((item) => matchesCalendarFilter(item, filter)) ?? [];
  const days = weekOf(day, firstDayOfWeek(locale));
  const ofDay = itemsOn(shown, day);
  const create = (
    <LinkButton href={`${href("events.create")}?on=${day}`} icon={<Plus />}>
      Create event
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader title="Calendar" actions={create} />
      <CalendarBar
        title={spanText(view, days, day, locale)}
        view={view}
        filter={filter}
        onView={(next) => go({ view: next })}
        onFilter={(show) => go({ show })}
        onStep={(direction) => go({ on: stepOf(day, view, direction) })}
        onToday={() => go({ on: today })}
      />
      {items && (view === "month" || view === "week") && (
        <Text tone="muted" size={14}>
          Drag an event that is still to come to another day, or press Alt with an arrow key on it.
          You see what moves along before anything changes.
        </Text>
      )}
      {error && <LoadFailed what="Your calendar" error={error} onRetry={retry} />}
      {!items && !error && <Skeleton shape="panel" height={520} />}
      {items && view === "month" && (
        <>
          <MonthGrid
            items={shown}
            day={day}
            today={today}
            onMove={(on) => go({ on })}
            onOpen={open}
          />
          <div className={underMonth}>
            <Agenda items={shown} day={day} />
          </div>
        </>
      )}
      {items && view === "week" && (
        <WeekGrid items={shown} days={days} today={today} onOpen={open} />
      )}
      {items && view === "day" && ofDay.length > 0 && <DayList items={ofDay} withDay={false} />}
      {items && view === "day" && ofDay.length === 0 && (
        <EmptyState drawing="calendar" title="Nothing on this day">
          An event that you create from here starts on it.
        </EmptyState>
      )}
      {items && view === "agenda" && <Agenda items={shown} day={day} />}
    </PageFrame>
  );
}
