import { daysAfter, daysBetween } from "@jubilee/core/schedule/calendar-days.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { useDrag } from "@jubilee/ui/drag";
import { dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import type { DayMarks } from "../../../../page-kit/calendar/MonthGrid.tsx";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { isMovable } from "./item.rules.ts";
import { itemMoves, type ItemMoves } from "./itemDrag.ts";

/** An entry, and the day that it stands under: a long one stands under several. */
interface Standing {
  item: PlannerItem;
  day: string;
}

const weekSteps: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 };
const isShown = (day: string) => document.querySelector(`[data-day-of="${day}"]`) !== null;

/** Moves entries from day to day, by hand or by keys. */
export function useDayDrag({ now, mayMove, onMove, onMoveTo }: ItemMoves) {
  const locale = useLocale();
  const drag = useDrag<Standing, string>({
    idOf: ({ item }) => item.key,
    nameOf: ({ item }) => item.title,
    placeOf: ({ day }) => day,
    isSame: (one, other) => one === other,
    tell: (day) => dayText(day, locale, { weekday: "long", day: "numeric", month: "long" }),
    pointTo:
      () =>
      ({ x, y }) =>
        document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-day-of]")?.dataset["dayOf"] ??
        null,
    step: (day, { key, sideways }) => {
      const days = sideways || weekSteps[key];
      if (!days) return undefined;
      const to = daysAfter(day, days);
      return isShown(to) ? to : null;
    },
    onDrop: ({ item, day }, to) => onMove(item, { days: daysBetween(day, to), minutes: 0 }),
    onMoveTo: ({ item }) => onMoveTo(item),
    byTouch: "after-rest",
  });
  const { lifted, tookPlace } = drag;
  return {
    drag,
    targetOf: (day: string): DayMarks =>
      lifted?.place === day ? { "data-day-of": day, "data-over": "" } : { "data-day-of": day },
    /** How an entry under a day moves. */
    linkOf: (item: PlannerItem, day: string) => ({
      tookPlace,
      isLifted: lifted?.thing.item.key === item.key,
      ...(isMovable(item, now) && mayMove(item)
        ? {
            handlers: itemMoves(item, onMove, "days", drag.handlersOf({ item, day })),
            onMoveTo: () => onMoveTo(item),
          }
        : { handlers: {} }),
    }),
  };
}
