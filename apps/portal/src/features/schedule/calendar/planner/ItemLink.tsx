import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { isAllDay } from "@jubilee/core/base/time.rules";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Link } from "wouter";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { clockText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { isMovable, itemPath, lookOf, phaseWords } from "./item.rules.ts";
import { draggedFrom, keyMoves, type MoveItem } from "./itemDrag.ts";
import * as css from "./PlannerCalendar.css.ts";

export interface ItemLinkProps {
  item: PlannerItem;
  /** The day it stands under; the time is left out on later days of a long entry and where it takes all day. */
  day: string;
  /** The wall time now. */
  now: string;
  onMove: MoveItem;
}

/** One entry in a day of the grid: time and title, on one line. */
export function ItemLink({ item, day, now, onMove }: ItemLinkProps) {
  const locale = useLocale();
  const hasClock = item.startLocal.startsWith(day) && !isAllDay(item);
  const moves = isMovable(item, now)
    ? { ...draggedFrom(item, day), ...keyMoves(item, onMove, "days") }
    : {};
  return (
    <Link
      href={itemPath(item)}
      className={css.item({ look: lookOf(item) })}
      title={item.title}
      {...moves}
    >
      {hasClock && <span className={css.time}>{clockText(item.startLocal, locale)}</span>}
      <span className={css.title} dir="auto">
        {item.title}
      </span>
      <VisuallyHidden>, {phaseWords[item.phase]}</VisuallyHidden>
    </Link>
  );
}
