import { byWeight, itemsByDay } from "@jubilee/core/schedule/planner-calendar.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { useMemo } from "react";
import { pastText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { MonthGrid } from "../../../../page-kit/calendar/MonthGrid.tsx";
import { lookOf } from "./item.rules.ts";
import type { ItemMoves } from "./itemDrag.ts";
import { ItemLink } from "./ItemLink.tsx";
import { LiftedItem } from "./LiftedItem.tsx";
import * as css from "./PlannerCalendar.css.ts";
import { useDayDrag } from "./useDayDrag.ts";

const shownAtMost = 3;

export interface PlannerMonthProps extends ItemMoves {
  items: readonly PlannerItem[];
  day: string;
  /** Whether the month that is now begins at this week. */
  isPastFolded: boolean;
  onDay: (day: string) => void;
  onOpen: (day: string) => void;
}

/** A month with what falls on its days: the first few, and the way to the rest. */
export function PlannerMonth({
  items,
  day,
  isPastFolded,
  onDay,
  onOpen,
  ...moves
}: PlannerMonthProps) {
  const { drag, targetOf, linkOf } = useDayDrag(moves);
  const itemsOn = useMemo(() => itemsByDay(items), [items]);
  const content = (date: string, long: string) => {
    const found = byWeight(itemsOn(date));
    const more = found.length - shownAtMost;
    return (
      <>
        <div className={css.marks} aria-hidden="true">
          {found.slice(0, shownAtMost).map((item) => (
            <span key={item.key} className={css.mark({ look: lookOf(item) })} />
          ))}
        </div>
        <ul className={css.cellItems}>
          {found.slice(0, more === 1 ? shownAtMost + 1 : shownAtMost).map((item) => (
            <li key={item.key}>
              <ItemLink item={item} day={date} {...linkOf(item, date)} />
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
      </>
    );
  };
  return (
    <>
      <MonthGrid
        day={day}
        today={moves.now.slice(0, 10)}
        nameOf={(date, long) => {
          const { length } = itemsOn(date);
          return `${long}, ${length === 1 ? "1 entry" : `${length} entries`}`;
        }}
        contentOf={content}
        isHeld={(date) => itemsOn(date).length > 0}
        {...(isPastFolded
          ? {
              pastOf: (days: readonly string[]) => {
                const held = new Set(days.flatMap(itemsOn));
                return pastText(days, held.size, "entry", "entries");
              },
            }
          : {})}
        targetOf={targetOf}
        onMove={onDay}
        onOpen={onOpen}
      />
      <LiftedItem drag={drag} />
    </>
  );
}
