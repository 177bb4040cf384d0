import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { isAllDay } from "@jubilee/core/base/time.rules";
import { Movable } from "@jubilee/ui/move-to";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { clockText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import type { HTMLAttributes } from "react";
import { itemPath, lookOf, phaseWords } from "./item.rules.ts";
import * as css from "./PlannerCalendar.css.ts";

export interface ItemLinkProps {
  item: PlannerItem;
  /** The day it stands under; the time is left out on later days of a long entry and where it takes all day. */
  day: string;
  isLifted: boolean;
  /** What makes it move by pointer and keys; none for what cannot. */
  handlers: HTMLAttributes<HTMLElement>;
  /** Opens “Move to…”; left out for what stays. */
  onMoveTo?: () => void;
  /** Whether the click that comes now belongs to a drag. */
  tookPlace: () => boolean;
}

/** One entry in a day of the grid: time and title, on one line. */
export function ItemLink({ item, day, isLifted, handlers, onMoveTo, tookPlace }: ItemLinkProps) {
  const locale = useLocale();
  const hasClock = item.startLocal.startsWith(day) && !isAllDay(item);
  return (
    <Movable name={item.title} onMoveTo={onMoveTo}>
      <RouterAnchor
        href={itemPath(item)}
        className={css.item({ look: lookOf(item), isLifted })}
        title={item.title}
        draggable={false}
        onClick={(event) => {
          if (tookPlace()) event.preventDefault();
        }}
        {...handlers}
      >
        {/* The space is where a line may end: without it a long word would be broken beside the clock. */}
        {hasClock && <span className={css.time}>{`${clockText(item.startLocal, locale)} `}</span>}
        <span className={css.title} dir="auto">
          {item.title}
        </span>
        <VisuallyHidden>, {phaseWords[item.phase]}</VisuallyHidden>
      </RouterAnchor>
    </Movable>
  );
}
