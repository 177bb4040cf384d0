import { dayForKey, weeksOfMonth } from "@jubilee/core/schedule/calendar-days.rules";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useLocale } from "../useLocale.ts";
import { dayText, firstDayOfWeek } from "./calendar-words.rules.ts";
import * as css from "./MonthGrid.css.ts";

/** Attributes that mark a day. */
export type DayMarks = Readonly<Record<`data-${string}`, string>>;

export interface MonthGridProps {
  /** The chosen day; its month is shown. */
  day: string;
  today: string;
  /** What the button of a day says to those who do not see it. */
  nameOf: (day: string, longDay: string) => string;
  /** What stands in a day, under its number. */
  contentOf: (day: string, longDay: string) => ReactNode;
  /** What marks a day as a place to put something down. */
  targetOf?: (day: string) => DayMarks;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
}

/** A month as a table. Arrow keys walk over its days, Page Up and Down over months, Enter opens one. */
export function MonthGrid(props: MonthGridProps) {
  const { day, today, nameOf, contentOf, targetOf, onMove, onOpen } = props;
  const locale = useLocale();
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const firstDay = firstDayOfWeek(locale);
  const weeks = weeksOfMonth(day, firstDay);
  const holdsToday = day.slice(0, 7) === today.slice(0, 7);
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
              const isOver = holdsToday && (week.at(-1) ?? "") < today;
              const isOutside = date.slice(0, 7) !== day.slice(0, 7);
              const long = dayText(date, locale, {
                weekday: "long",
                day: "numeric",
                month: "long",
              });
              return (
                <td
                  key={date}
                  className={css.cell({ isOutside, isOver, isChosen: date === day })}
                  {...targetOf?.(date)}
                >
                  <button
                    type="button"
                    className={css.dayNumber({ isToday: date === today })}
                    data-day={date}
                    tabIndex={date === day ? 0 : -1}
                    aria-label={nameOf(date, long)}
                    aria-current={date === today ? "date" : undefined}
                    onKeyDown={move}
                    onClick={() => onOpen(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                  {contentOf(date, long)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
