import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { Movable } from "@jubilee/ui/move-to";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import type { HTMLAttributes } from "react";
import { RouterAnchor } from "../../../../app/routing/RouterAnchor.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { clocksText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { itemPath, lookOf, phaseWords } from "./item.rules.ts";
import * as css from "./PlannerCalendar.css.ts";

export interface ItemBlockProps {
  item: PlannerItem;
  isDragged: boolean;
  /** What makes it move by pointer and keys; none for what cannot. */
  handlers: HTMLAttributes<HTMLElement>;
  /** Opens “Move to…”; left out for what stays. */
  onMoveTo?: () => void;
  /** Whether the click that comes now belongs to a drag. */
  tookPlace: () => boolean;
}

/** One entry in the hours of a day: times, title and place, as long as it lasts. */
export function ItemBlock({ item, isDragged, handlers, onMoveTo, tookPlace }: ItemBlockProps) {
  const locale = useLocale();
  const times = clocksText(item.startLocal, item.endLocal, locale);
  return (
    <Movable name={item.title} onMoveTo={onMoveTo}>
      <RouterAnchor
        href={itemPath(item)}
        className={css.block({ look: lookOf(item), isDragged })}
        title={item.title}
        draggable={false}
        onClick={(event) => {
          if (tookPlace()) event.preventDefault();
        }}
        {...handlers}
      >
        <span className={css.blockWords}>
          <span className={css.blockTitle} dir="auto">
            {item.title}
          </span>
          <span className={css.blockUnder}>
            {times}
            {item.place && <bdi> · {item.place}</bdi>}
          </span>
        </span>
        <VisuallyHidden>, {phaseWords[item.phase]}</VisuallyHidden>
      </RouterAnchor>
    </Movable>
  );
}
