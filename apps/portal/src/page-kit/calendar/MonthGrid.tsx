import { dayForKey, weeksAhead, weeksOfMonth } from "@jubilee/core/schedule/calendar-days.rules";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
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
  /** Whether a day of another month holds something, and so is no mere filling. */
  isHeld?: (day: string) => boolean;
  /** What is said of the weeks that are over. With it the month that is now begins at this week, and they are a press away. */
  pastOf?: (days: readonly string[]) => string;
  onMove: (day: string) => void;
  onOpen: (day: string) => void;
}

/** A month as a table. Arrow keys walk over its days, Page Up and Down over months, Enter opens one. */
export function MonthGrid(props: MonthGridProps) {
  const { day, today, nameOf, contentOf, targetOf, isHeld, pastOf, onMove, onOpen } = props;
  const locale = useLocale();
  const table = useRef<HTMLTableElement>(null);
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const firstDay = firstDayOfWeek(locale);
  const [isPastShown, setPastShown] = useState(false);
  const holdsToday = day.slice(0, 7) === today.slice(0, 7);
  const begins = pastOf && holdsToday;
  const { past, ahead } = begins
    ? weeksAhead(today, firstDay)
    : { past: [], ahead: weeksOfMonth(day, firstDay) };
  const isWhole = isPastShown || past.flat().includes(day);
  const weeks = isWhole ? [...past, ...ahead] : ahead;
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
        {pastOf && past.length > 0 && (
          <tr>
            <td colSpan={7}>
              <button
                type="button"
                className={css.past}
                aria-expanded={isWhole}
                onClick={() => setPastShown(!isWhole)}
              >
                {pastOf(past.flat())}
                {isWhole ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
              </button>
            </td>
          </tr>
        )}
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              const isOver = holdsToday && (week.at(-1) ?? "") < today;
              const isOther = date.slice(0, 7) !== day.slice(0, 7);
              const isComing = begins && date > today;
              const isOutside = isOther && !isComing && !isHeld?.(date);
              const isFirst = begins && isOther && date.endsWith("-01");
              const long = dayText(date, locale, {
                weekday: "long",
                day: "numeric",
                month: "long",
              });
              return (
                <td
                  key={date}
                  className={css.cell({ isOther, isOutside, isOver, isChosen: date === day })}
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
                    {isFirst
                      ? dayText(date, locale, { day: "numeric", month: "short" })
                      : Number(date.slice(8))}
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
