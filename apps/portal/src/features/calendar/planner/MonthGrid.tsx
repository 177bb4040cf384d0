import { dayForKey, itemsOn, weeksOfMonth } from "@jubilee/core/planner-calendar/rules";
import type { PlannerItem } from "@jubilee/core/planner-calendar/types";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { dayText, firstDayOfWeek } from "./calendar-words.rules.ts";
import { lookOf } from "./item.rules.ts";
import { ItemLink } from "./ItemLink.tsx";
import * as css from "./PlannerCalendar.css.ts";
import { useItemMove } from "./useItemMove.ts";

const shownAtMost = 3;

export interface MonthGridProps {
  items: readonly PlannerItem[];
  day: string;
  today: string;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
}

/** A month as a table. Arrow keys walk over its days, Page Up and Down over months, Enter opens one. */
export function MonthGrid({ items, day, today, onMove, onOpen }: MonthGridProps) {
  const locale = useLocale();
  const { ofDay } = useItemMove();
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const firstDay = firstDayOfWeek(locale);
  const weeks = weeksOfMonth(day, firstDay);
  const move = (pressed: KeyboardEvent<HTMLButtonElement>) => {
    const isRightToLeft = getComputedStyle(pressed.currentTarget).direction === "rtl";
    const to = dayForKey(pressed.key, day, firstDay, isRightToLeft);
    if (to === null) return;
    pressed.preventDefault();
    follows.current = true;
    onMove(to);
  };
  return (
    <table
      ref={table}
      className={css.month}
      aria-label={dayText(day, locale, { month: "long", year: "numeric" })}
    >
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th
              key={date}
              scope="col"
              className={css.weekday}
              abbr={dayText(date, locale, { weekday: "long" })}
            >
              {dayText(date, locale, { weekday: "short" })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const found = itemsOn(items, date);
              const more = found.length - shownAtMost;
              const isOutside = date.slice(0, 7) !== day.slice(0, 7);
              const long = dayText(date, locale, {
                weekday: "long",
                day: "numeric",
                month: "long",
              });
              const count = found.length === 1 ? "1 entry" : `${found.length} entries`;
              return (
                <td
                  key={date}
                  className={css.cell({ isOutside, isChosen: date === day })}
                  {...ofDay(date)}
                >
                  <button
                    type="button"
                    className={css.dayNumber({ isToday: date === today })}
                    data-day={date}
                    tabIndex={date === day ? 0 : -1}
                    aria-label={`${long}, ${count}`}
                    aria-current={date === today ? "date" : undefined}
                    onKeyDown={move}
                    onClick={() => onOpen(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                  <div className={css.marks} aria-hidden="true">
                    {found.slice(0, shownAtMost).map((item) => (
                      <span key={item.key} className={css.mark({ look: lookOf(item) })} />
                    ))}
                  </div>
                  <ul className={css.cellItems}>
                    {found.slice(0, more === 1 ? shownAtMost + 1 : shownAtMost).map((item) => (
                      <li key={item.key}>
                        <ItemLink item={item} day={date} />
                      </li>
                    ))}
                    {more > 1 && (
                      <li>
                        <button
                          type="button"
                          className={css.more}
                          aria-label={`${more} more on ${long}`}
                          onClick={() => onOpen(date)}
                        >
                          {more} more
                        </button>
                      </li>
                    )}
                  </ul>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
