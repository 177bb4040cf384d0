import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import { HoursGrid } from "../../../../page-kit/calendar/HoursGrid.tsx";
import { stepPx } from "../../../../page-kit/calendar/HoursGrid.css.ts";
import { shiftedTimes, stepMinutes } from "../../../../page-kit/calendar/hours.rules.ts";
import { usePointerDrag, type GridSteps } from "../../../../page-kit/calendar/usePointerDrag.ts";
import { isMovable } from "./item.rules.ts";
import { ItemBlock } from "./ItemBlock.tsx";
import { keyMoves, type MoveItem } from "./itemDrag.ts";
import { ItemLink } from "./ItemLink.tsx";

export interface PlannerHoursProps {
  items: readonly PlannerItem[];
  days: readonly string[];
  /** The wall time now. */
  now: string;
  onMove: MoveItem;
  onOpen: (day: string) => void;
}

const shiftOf = ({ columns, rows }: GridSteps) => ({ days: columns, minutes: rows * stepMinutes });

/** A day or a week with its hours. Entries are dragged (by a finger after it rested), or moved by Shift and the arrow keys. */
export function PlannerHours({ items, days, now, onMove, onOpen }: PlannerHoursProps) {
  const { dragged, tookPlace, handlersOf } = usePointerDrag<PlannerItem>({
    rowPx: stepPx,
    byTouch: "after-rest",
    onDrop: (item, by) => onMove(item, shiftOf(by)),
  });
  const shown = items.map((item) =>
    item.key === dragged?.thing.key
      ? { ...item, ...shiftedTimes(item, shiftOf(dragged.by)) }
      : item,
  );
  const long = (item: PlannerItem, day: string) => (
    <ItemLink item={item} day={day} now={now} onMove={onMove} />
  );
  const block = (item: PlannerItem) => {
    const kept = items.find(({ key }) => key === item.key) ?? item;
    const handlers = isMovable(kept, now)
      ? { ...handlersOf(kept, true), ...keyMoves(kept, onMove, "hours") }
      : {};
    return (
      <ItemBlock
        item={item}
        isDragged={item.key === dragged?.thing.key}
        handlers={handlers}
        tookPlace={tookPlace}
      />
    );
  };
  return (
    <HoursGrid
      entries={shown}
      atRest={items}
      days={days}
      now={now}
      onOpen={onOpen}
      longOf={long}
      blockOf={block}
    />
  );
}
