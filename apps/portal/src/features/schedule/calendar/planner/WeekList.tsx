import { itemsOn } from "@jubilee/core/schedule/planner-calendar.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import type { ItemMoves } from "./itemDrag.ts";
import { ItemLink } from "./ItemLink.tsx";
import { LiftedItem } from "./LiftedItem.tsx";
import * as css from "./PlannerCalendar.css.ts";
import { useDayDrag } from "./useDayDrag.ts";

export interface WeekListProps extends ItemMoves {
  items: readonly PlannerItem[];
  days: readonly string[];
  onOpen: (day: string) => void;
}

/** Seven days under each other, where there is no room for hours beside each other. */
export function WeekList({ items, days, onOpen, ...moves }: WeekListProps) {
  const locale = useLocale();
  const { drag, targetOf, linkOf } = useDayDrag(moves);
  return (
    <>
      <ol className={css.week}>
        {days.map((date) => {
          const found = itemsOn(items, date);
          return (
            <li
              key={date}
              className={found.length > 0 ? css.weekDay : css.freeDay}
              {...targetOf(date)}
            >
              <button
                type="button"
                className={css.weekHead({ isToday: moves.now.startsWith(date) })}
                aria-current={moves.now.startsWith(date) ? "date" : undefined}
                onClick={() => onOpen(date)}
              >
                {dayText(date, locale, { weekday: "short", day: "numeric", month: "short" })}
              </button>
              {found.length > 0 ? (
                <ul className={css.weekItems}>
                  {found.map((item) => (
                    <li key={item.key}>
                      <ItemLink item={item} day={date} {...linkOf(item, date)} />
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
      <LiftedItem drag={drag} />
    </>
  );
}
