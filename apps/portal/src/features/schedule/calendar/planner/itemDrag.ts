import { daysBetween } from "@jubilee/core/schedule/calendar-days.rules";
import type { PlannerItem } from "@jubilee/core/schedule/planner-calendar.types";
import type { DragEvent, HTMLAttributes, KeyboardEvent } from "react";
import { stepMinutes, type Shift } from "../../../../page-kit/calendar/hours.rules.ts";
import { keptAs } from "../../../../page-kit/calendar/useKeptFocus.ts";

export type MoveItem = (item: PlannerItem, by: Shift) => void;

const dragType = "application/x-jubilee-entry";
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

/** Shift and an arrow key on an entry: a day sideways, and a week or a quarter of an hour up and down. */
export function keyMoves(item: PlannerItem, move: MoveItem, grid: "days" | "hours") {
  return {
    ...keptAs(item.key),
    "aria-keyshortcuts": "Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown",
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const by = (grid === "days" ? overDays : overHours)[event.key];
      if (!event.shiftKey || !by) return;
      event.preventDefault();
      const isSideways = event.key === "ArrowLeft" || event.key === "ArrowRight";
      const isTurned =
        isSideways && getComputedStyle(event.currentTarget).direction === "rtl" && by.days !== 0;
      move(item, isTurned ? { ...by, days: -by.days } : by);
    },
  };
}

/** Lets an entry be dragged from the day that it stands under. */
export function draggedFrom(item: PlannerItem, day: string): HTMLAttributes<HTMLElement> {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData(dragType, JSON.stringify({ key: item.key, day }));
    },
  };
}

/** Lets a day take what is dragged onto it. */
export function droppedOn(
  day: string,
  items: readonly PlannerItem[],
  move: MoveItem,
): HTMLAttributes<HTMLElement> {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const text = event.dataTransfer.getData(dragType);
      if (text === "") return;
      event.preventDefault();
      const from: { key: string; day: string } = JSON.parse(text);
      const item = items.find(({ key }) => key === from.key);
      if (item) move(item, { days: daysBetween(from.day, day), minutes: 0 });
    },
  };
}
