import { itemsOn } from "@jubilee/core/planner-calendar/rules";
import type { PlannerItem } from "@jubilee/core/planner-calendar/types";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { dayText } from "./calendar-words.rules.ts";
import { ItemLink } from "./ItemLink.tsx";
import * as css from "./PlannerCalendar.css.ts";
import { useItemMove } from "./useItemMove.ts";

export interface WeekGridProps {
  items: readonly PlannerItem[];
  days: readonly string[];
  today: string;
  onOpen: (day: string) => void;
}

/** Seven days beside each other, or under each other where there is no room. */
export function WeekGrid({ items, days, today, onOpen }: WeekGridProps) {
  const locale = useLocale();
  const { ofDay } = useItemMove();
  return (
    <ol className={css.week}>
      {days.map((date) => {
        const found = itemsOn(items, date);
        return (
          <li key={date} className={css.weekDay} {...ofDay(date)}>
            <button
              type="button"
              className={css.weekHead({ isToday: date === today })}
              aria-current={date === today ? "date" : undefined}
              onClick={() => onOpen(date)}
            >
              {dayText(date, locale, { weekday: "short", day: "numeric", month: "short" })}
            </button>
            {found.length > 0 ? (
              <ul className={css.weekItems}>
                {found.map((item) => (
                  <li key={item.key}>
                    <ItemLink item={item} day={date} />
                  </li>
                ))}
              </ul>
            ) : (
              <span className={css.free}>Free</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
