import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import type { HTMLAttributes, KeyboardEvent } from "react";
import { stepMinutes, type Shift } from "../../../../page-kit/calendar/hours.rules.ts";

export type MoveItem = (item: PlannerItem, by: Shift) => void;

/** How entries of a calendar are moved. */
export interface ItemMoves {
  /** The wall time now: what is over stays. */
  now: string;
  onMove: MoveItem;
  /** Whether the reader may. */
  mayMove: (item: PlannerItem) => boolean;
  /** Opens “Move to…”. */
  onMoveTo: (item: PlannerItem) => void;
}

const overDays: Record<string, Shift> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: -7, minutes: 0 },
  ArrowDown: { days: 7, minutes: 0 },
};
const overHours: Record<string, Shift> = {
  ...overDays,
  ArrowUp: { days: 0, minutes: -stepMinutes },
  ArrowDown: { days: 0, minutes: stepMinutes },
};

/** Makes an entry move: dragged or lifted by its handlers, or at once by Shift and an arrow key, a day sideways, and a week or a quarter of an hour up and down. */
export function itemMoves(
  item: PlannerItem,
  move: MoveItem,
  grid: "days" | "hours",
  handlers: HTMLAttributes<HTMLElement>,
): HTMLAttributes<HTMLElement> {
  return {
    ...handlers,
    "aria-keyshortcuts": "Space M Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown",
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = (grid === "days" ? overDays : overHours)[event.key];
      if (!event.shiftKey || !by) {
        handlers.onKeyDown?.(event);
        return;
      }
      event.preventDefault();
      const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
      const isTurned =
        isSideways && getComputedStyle(event.currentTarget).direction === "rtl" && by.days !== 0;
      move(item, isTurned ? { ...by, days: -by.days } : by);
    },
  };
}
