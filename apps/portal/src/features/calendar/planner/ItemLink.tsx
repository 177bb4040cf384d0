import type { PlannerItem } from "@jubilee/core/planner-calendar/types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { Link } from "wouter";
import { useLocale } from "../../../event-kit/useLocale.ts";
import { clockText } from "./calendar-words.rules.ts";
import { itemPath, lookOf, phaseWords } from "./item.rules.ts";
import * as css from "./PlannerCalendar.css.ts";
import { useItemMove } from "./useItemMove.ts";

export interface ItemLinkProps {
  item: PlannerItem;
  /** The day it stands under; on later days of a long entry the time is left out. */
  day: string;
}

/** One entry in a day of the grid: time and title, on one line. */
export function ItemLink({ item, day }: ItemLinkProps) {
  const locale = useLocale();
  const { ofItem } = useItemMove();
  const starts = item.startLocal.startsWith(day);
  return (
    <Link
      href={itemPath(item)}
      className={css.item({ look: lookOf(item) })}
      title={item.title}
      {...ofItem(item, day)}
    >
      {starts && <span className={css.time}>{clockText(item.startLocal, locale)}</span>}
      <span className={css.title} dir="auto">
        {item.title}
      </span>
      <VisuallyHidden>, {phaseWords[item.phase]}</VisuallyHidden>
    </Link>
  );
}
