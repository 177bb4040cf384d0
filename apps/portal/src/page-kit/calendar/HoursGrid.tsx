import type { ReactNode } from "react";
import { useLocale } from "../useLocale.ts";
import { clockText, dayText } from "./calendar-words.rules.ts";
import * as css from "./HoursGrid.css.ts";
import {
  columnsFor,
  hoursAround,
  isLong,
  layOut,
  minuteOfDay,
  partsOn,
  type Timed,
} from "./hours.rules.ts";

export interface HoursGridProps<Entry extends Timed & { key: string }> {
  entries: readonly Entry[];
  /** The entries as they stood before one was taken up: days keep their width under it. */
  atRest: readonly Entry[];
  /** One day, or several beside each other. */
  days: readonly string[];
  /** The wall time now, for the line across today. */
  now: string;
  /** What stands above the hours because it is longer than a day. */
  longOf: (entry: Entry, day: string) => ReactNode;
  /** What stands in the hours, in a box of its length. */
  blockOf: (entry: Entry, day: string) => ReactNode;
  onOpen: (day: string) => void;
}

/** Days beside each other, their hours from top to bottom; what is longer than a day stands above. */
export function HoursGrid<Entry extends Timed & { key: string }>(props: HoursGridProps<Entry>) {
  const { entries, atRest, days, now, longOf, blockOf, onOpen } = props;
  const locale = useLocale();
  const [long, short] = [entries.filter(isLong), entries.filter((one) => !isLong(one))];
  const columns = days.map((day) => ({
    day,
    long: partsOn(long, day),
    short: partsOn(short, day),
    name: dayText(day, locale, { weekday: "long", day: "numeric", month: "long" }),
  }));
  const { from, to } = hoursAround(columns.flatMap((column) => column.short));
  const height = (to - from) * 4 * css.stepPx;
  const topOf = (minute: number) => (minute / 15 - from * 4) * css.stepPx;
  const hasLong = columns.some((column) => column.long.length > 0);
  return (
    // It scrolls sideways, so it can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.scroller} aria-label="Days and hours" tabIndex={0}>
      <div className={css.grid} style={{ gridTemplateColumns: `64px ${columnsFor(atRest, days)}` }}>
        <div className={css.corner} />
        {columns.map(({ day }) => (
          <button
            key={day}
            type="button"
            className={css.head({ isToday: now.startsWith(day) })}
            aria-current={now.startsWith(day) ? "date" : undefined}
            onClick={() => onOpen(day)}
          >
            {dayText(day, locale, { weekday: "short", day: "numeric", month: "short" })}
          </button>
        ))}
        {hasLong && <div className={css.long}>All day</div>}
        {hasLong &&
          columns.map(({ day, name, long: found }) => (
            <ul key={day} className={css.longDay} aria-label={`${name}, all day`} data-column="">
              {found.map(({ entry }) => (
                <li key={entry.key}>{longOf(entry, day)}</li>
              ))}
            </ul>
          ))}
        <div className={css.hours} style={{ height }} aria-hidden="true">
          {Array.from({ length: to - from }, (_, index) => (
            <span key={from + index} className={css.hour} style={{ top: index * 4 * css.stepPx }}>
              {clockText(`2000-01-01T${String(from + index).padStart(2, "0")}:00`, locale)}
            </span>
          ))}
        </div>
        {columns.map(({ day, name, short: found }) => (
          <ul key={day} className={css.column} style={{ height }} aria-label={name} data-column="">
            {layOut(found).map(({ entry: part, lane, lanes }) => (
              <li
                key={part.entry.key}
                className={css.place}
                style={{
                  insetBlockStart: topOf(part.from) + 1,
                  blockSize: Math.max(topOf(part.to) - topOf(part.from) - 2, css.stepPx * 2 - 2),
                  insetInlineStart: `${(lane / lanes) * 100}%`,
                  inlineSize: `${100 / lanes}%`,
                }}
              >
                {blockOf(part.entry, day)}
              </li>
            ))}
            {now.startsWith(day) && minuteOfDay(now) >= from * 60 && (
              <li
                className={css.now}
                style={{ insetBlockStart: topOf(minuteOfDay(now)) }}
                aria-hidden="true"
              />
            )}
          </ul>
        ))}
      </div>
    </section>
  );
}
