import { itemsFrom } from "@jubilee/core/schedule/planner-calendar.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { EmptyState } from "@jubilee/ui/empty-state";
import { Heading } from "@jubilee/ui/heading";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { DayList } from "./DayList.tsx";
import * as css from "./PlannerCalendar.css.ts";

/** Everything from a month on, under the months. */
export function Agenda({ items, day }: { items: readonly PlannerItem[]; day: string }) {
  const locale = useLocale();
  const first = `${day.slice(0, 8)}01`;
  const months = Map.groupBy(itemsFrom(items, first), ({ startLocal }) => {
    const start = startLocal.slice(0, 10);
    return (start < first ? first : start).slice(0, 7);
  });
  if (months.size === 0) {
    return (
      <EmptyState drawing="calendar" title="Nothing from here on">
        Go back, or choose another filter.
      </EmptyState>
    );
  }
  return (
    <div className={css.months}>
      {[...months].map(([month, found]) => (
        <section key={month} className={css.monthPart}>
          <Heading level={3} size="panel">
            {dayText(`${month}-01`, locale, { month: "long", year: "numeric" })}
          </Heading>
          <DayList items={found} withDay />
        </section>
      ))}
    </div>
  );
}
