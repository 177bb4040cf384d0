import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { DragVoice } from "@jubilee/ui/drag";
import { clockText, dayText } from "../../../../page-kit/calendar/calendar-words.rules.ts";
import { HoursGrid } from "../../../../page-kit/calendar/HoursGrid.tsx";
import { stepPx } from "../../../../page-kit/calendar/HoursGrid.css.ts";
import { isLong, shiftedTimes, stepMinutes } from "../../../../page-kit/calendar/hours.rules.ts";
import { usePointerDrag, type GridSteps } from "../../../../page-kit/calendar/usePointerDrag.ts";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { isMovable } from "./item.rules.ts";
import { ItemBlock } from "./ItemBlock.tsx";
import { itemMoves, type ItemMoves } from "./itemDrag.ts";
import { ItemLink } from "./ItemLink.tsx";

export interface PlannerHoursProps extends ItemMoves {
  items: readonly PlannerItem[];
  days: readonly string[];
  onOpen: (day: string) => void;
}

const shiftOf = (item: PlannerItem, { columns, rows }: GridSteps) => ({
  days: columns,
  // What fills days has no clock to be moved by.
  minutes: isLong(item) ? 0 : rows * stepMinutes,
});

/** A day or a week with its hours. Entries are dragged (by a finger after it rested), lifted by Space, or moved by Shift and the arrow keys. */
export function PlannerHours(props: PlannerHoursProps) {
  const { items, days, now, mayMove, onMove, onMoveTo, onOpen } = props;
  const locale = useLocale();
  const after = (item: PlannerItem, by: GridSteps) => shiftedTimes(item, shiftOf(item, by));
  const { dragged, drag, tookPlace, handlersOf } = usePointerDrag<PlannerItem>({
    rowPx: stepPx,
    byTouch: "after-rest",
    onMoveTo,
    onDrop: (item, by) => onMove(item, shiftOf(item, by)),
    keys: {
      idOf: ({ key }) => key,
      nameOf: ({ title }) => title,
      tell: (by, item) => {
        const { startLocal } = after(item, by);
        const day = dayText(startLocal.slice(0, 10), locale, {
          weekday: "long",
          day: "numeric",
          month: "long",
        });
        return isLong(item) ? day : `${day}, ${clockText(startLocal, locale)}`;
      },
      reaches: (by, item) => {
        const { startLocal, endLocal } = after(item, by);
        return days.some((day) => startLocal.startsWith(day) || endLocal.startsWith(day));
      },
    },
  });
  const shown = items.map((item) =>
    item.key === dragged?.thing.key ? { ...item, ...after(item, dragged.by) } : item,
  );
  const movesOf = (item: PlannerItem, grid: "days" | "hours") => {
    const kept = items.find(({ key }) => key === item.key) ?? item;
    if (!isMovable(kept, now) || !mayMove(kept)) return { handlers: {} };
    return {
      handlers: itemMoves(kept, onMove, grid, handlersOf(kept)),
      onMoveTo: () => onMoveTo(kept),
    };
  };
  const long = (item: PlannerItem, day: string) => (
    <ItemLink
      item={item}
      day={day}
      isLifted={item.key === dragged?.thing.key}
      {...movesOf(item, "days")}
      tookPlace={tookPlace}
    />
  );
  const block = (item: PlannerItem) => (
    <ItemBlock
      item={item}
      isDragged={item.key === dragged?.thing.key}
      {...movesOf(item, "hours")}
      tookPlace={tookPlace}
    />
  );
  return (
    <>
      <HoursGrid
        entries={shown}
        atRest={items}
        days={days}
        now={now}
        onOpen={onOpen}
        longOf={long}
        blockOf={block}
      />
      <DragVoice drag={drag} />
    </>
  );
}
