import { isDay, weekOf, weeksAhead } from "@jubilee/core/schedule/calendar-days.rules";
import {
  isInSight,
  matchesCalendarFilter,
  stepOf,
} from "@jubilee/core/schedule/planner-calendar.rules";
import type {
  CalendarFilter,
  CalendarView,
  PlannerItem,
} from "@jubilee/core/schedule/planner-calendar.types";
import { filterOfCalendar } from "@jubilee/core/tasks/task-filter.rules";
import { toWallTime } from "@jubilee/core/base/time.rules";
import { FilterPill } from "@jubilee/ui/filter-pill";
import { LinkButton } from "@jubilee/ui/link-button";
import { Skeleton } from "@jubilee/ui/skeleton";
import { Text } from "@jubilee/ui/text";
import { media } from "@jubilee/ui/theme";
import { useMedia } from "@jubilee/ui/use-media";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "wouter";
import { href } from "../../../../app/routing/href.ts";
import type { PageReads } from "../../../../app/routing/reads.types.ts";
import { useMayOf } from "../../../../app/session/useRights.ts";
import { myEventsRead } from "../../../../event-kit/data/useMyEvents.ts";
import { useUndoKeys } from "../../../../page-kit/acts/useUndoKeys.ts";
import { LoadFailed } from "../../../../page-kit/LoadFailed.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { useNow } from "../../../../page-kit/useNow.ts";
import { PageFrame } from "../../../../page-kit/PageFrame.tsx";
import { PageHeader } from "../../../../page-kit/PageHeader.tsx";
import {
  firstDayOfWeek,
  monthsText,
  spanText,
} from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { CalendarBar } from "../../../../page-kit/calendar/CalendarBar.tsx";
import { shiftedTimes, type Shift } from "../../../../page-kit/calendar/hours.rules.ts";
import { useKeptFocus } from "@jubilee/ui/drag";
import { Agenda } from "./Agenda.tsx";
import { asksToMove, type ItemLook } from "./item.rules.ts";
import { MoveItemTo } from "./MoveItemTo.tsx";
import { filters as filterLine, hint, keyDot, underMonth } from "./PlannerCalendar.css.ts";
import { PlannerHours } from "./PlannerHours.tsx";
import { PlannerMonth } from "./PlannerMonth.tsx";
import { useItemMoves } from "./useItemMoves.ts";
import { calendarReads, usePlannerItems } from "./usePlannerItems.ts";
import { ShownTasks } from "./ShownTasks.tsx";
import { WeekList } from "./WeekList.tsx";

const views = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week" },
  { value: "day", label: "Day" },
  { value: "agenda", label: "Agenda" },
] as const satisfies { value: CalendarView; label: string }[];

const filters = [
  { value: "all", label: "Everything" },
  { value: "events", label: "Events", look: "event" },
  { value: "activities", label: "Activities", look: "activity" },
  { value: "drafts", label: "Drafts", look: "draft" },
  { value: "bookings", label: "Bookings", look: "booking" },
  { value: "tasks", label: "Tasks", look: "task" },
] as const satisfies { value: CalendarFilter; label: string; look?: ItemLook }[];

const nothing: readonly PlannerItem[] = [];

const viewerZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day that an address asks for. */
function dayOf(query: URLSearchParams, today: string): string {
  const asked = query.get("on") ?? "";
  return isDay(asked) ? asked : today;
}

export const reads: PageReads = ({ client, query, read }) => {
  const today = toWallTime(new Date().toISOString(), viewerZone).slice(0, 10);
  const { bookings, activities, tasks } = calendarReads(client, dayOf(query, today));
  return Promise.all(
    [myEventsRead(client), bookings, activities, tasks].map((one) => read<unknown>(one)),
  );
};

/** What a filter leaves; the same list while it leaves the same. */
const useFiltered = (items: readonly PlannerItem[], filter: CalendarFilter) =>
  useMemo(() => items.filter((item) => matchesCalendarFilter(item, filter)), [filter, items]);

/** Every date of the account in one calendar: by month, week and day, or one after another. */
export default function PlannerCalendarPage() {
  const locale = useLocale();
  const nowMs = useNow();
  const [query, setQuery] = useSearchParams();
  const now = toWallTime(new Date(nowMs).toISOString(), viewerZone);
  const today = now.slice(0, 10);
  const day = dayOf(query, today);
  const view = views.find(({ value }) => value === query.get("view"))?.value ?? "month";
  const filter = filters.find(({ value }) => value === query.get("show"))?.value ?? "all";
  const isNarrow = useMedia(media.mobile);
  const shownTasks = useMemo(() => filterOfCalendar(query), [query]);
  const { items, bookings, tasks, events, people, error, retry } = usePlannerItems(day, shownTasks);
  const mayOf = useMayOf();
  const mayMove = ({ kind, eventId }: PlannerItem) => mayOf(asksToMove[kind], eventId);
  const keepFocus = useKeptFocus();
  useUndoKeys();
  const [placing, setPlacing] = useState<PlannerItem | null>(null);
  const { shown: known, move } = useItemMoves(items ?? nothing, { bookings, tasks });
  const go = (change: { on?: string; view?: CalendarView; show?: CalendarFilter }) =>
    setQuery(
      (before) => {
        // Which tasks are shown holds as long as nothing else is.
        const next = new URLSearchParams((change.show ?? filter) === "tasks" ? before : "");
        for (const [name, value] of Object.entries({ view, show: filter, on: day, ...change }))
          next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const shown = useFiltered(known, filter);
  const days = weekOf(day, firstDayOfWeek(locale));
  /** What is moved out of sight is followed, so that the keyboard stays with it. */
  const follow = (item: PlannerItem, by: Shift) => {
    const on = shiftedTimes(item, by).startLocal.slice(0, 10);
    if (item.kind !== "event" && !isInSight(on, view, day, firstDayOfWeek(locale))) go({ on });
  };
  // The month that is now begins at this week, and goes into the next one where little of it is left.
  const weeks =
    view === "month" && !isNarrow && day.slice(0, 7) === today.slice(0, 7)
      ? weeksAhead(today, firstDayOfWeek(locale))
      : null;
  const title = weeks?.isLonger
    ? monthsText(today, weeks.ahead.at(-1)?.at(-1) ?? today, locale)
    : spanText(view, days, day, locale);
  const shared = {
    items: shown,
    now,
    mayMove,
    onMove: (item: PlannerItem, by: Shift) => {
      keepFocus(item.key);
      move(item, by);
      follow(item, by);
    },
    onMoveTo: setPlacing,
    onOpen: (on: string) => go({ on, view: "day" }),
  };
  const create = (
    <LinkButton href={`${href("events.create")}?on=${day}`} icon={<Plus />}>
      Create event
    </LinkButton>
  );
  return (
    <PageFrame>
      <PageHeader title="Calendar" actions={create} />
      <CalendarBar
        title={title}
        views={views}
        view={view}
        stepName={view === "agenda" ? "month" : view}
        onView={(next) => go({ view: next })}
        onStep={(direction) => go({ on: stepOf(day, view, direction) })}
        onToday={() => go({ on: today })}
      />
      <fieldset className={filterLine} aria-label="Show">
        {filters.map(({ value, label, ...key }) => (
          <FilterPill
            key={value}
            opens={false}
            value={value === filter}
            onClick={() => go({ show: value })}
          >
            {"look" in key && <span className={keyDot({ look: key.look })} aria-hidden="true" />}
            <span>{label}</span>
          </FilterPill>
        ))}
      </fieldset>
      {filter === "tasks" && (
        <ShownTasks
          shown={shownTasks}
          query={query}
          events={events}
          people={people}
          onChange={(next) => setQuery(next, { replace: true })}
        />
      )}
      {error && <LoadFailed what="Your calendar" error={error} onRetry={retry} />}
      {!items && !error && <Skeleton shape="panel" height={520} />}
      {items && view === "month" && (
        <>
          <PlannerMonth {...shared} day={day} isPastFolded={!isNarrow} onDay={(on) => go({ on })} />
          {isNarrow && (
            <div className={underMonth}>
              <Agenda items={shown} day={day} />
            </div>
          )}
        </>
      )}
      {items && view === "week" && isNarrow && <WeekList {...shared} days={days} />}
      {items && view === "week" && !isNarrow && <PlannerHours {...shared} days={days} />}
      {items && view === "day" && <PlannerHours {...shared} days={[day]} />}
      {items && view === "agenda" && <Agenda items={shown} day={day} />}
      {items && view !== "agenda" && shown.some(mayMove) && (
        <div className={hint}>
          <Text tone="muted" size={14}>
            Drag what is still to come, or press Space on it and then the arrow keys; M names days
            to move it to. Before an event moves you see what moves along; an activity, a booking or
            a task moves at once and can be put back.
          </Text>
        </div>
      )}
      {placing && (
        <MoveItemTo
          item={placing}
          today={today}
          onMove={shared.onMove}
          onClose={() => setPlacing(null)}
        />
      )}
    </PageFrame>
  );
}
