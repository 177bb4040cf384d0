import { daysAfter } from "@jubilee/core/planner-calendar/rules";
import type { PlannerItem } from "@jubilee/core/planner-calendar/types";
import type { DragEvent, KeyboardEvent } from "react";
import { useLocation } from "wouter";
import { href } from "../../../app/routing/href.ts";
import { daysBetween, isMovable } from "./item.rules.ts";

const dragType = "application/x-jubilee-event";
const daysOfKey: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** Moving an entry to another day, by pointer or keys: the editor shows what moves along and asks once. */
export function useItemMove() {
  const [, navigate] = useLocation();
  const moveBy = (id: string, startLocal: string, days: number) => {
    if (days === 0) return;
    const on = daysAfter(startLocal.slice(0, 10), days);
    const back = `${location.pathname}${location.search}`;
    navigate(`${href("events.edit", { eventId: id })}?on=${on}&back=${encodeURIComponent(back)}`);
  };

  return {
    /** For an entry that stands under a day. */
    ofItem: (item: PlannerItem, day: string) =>
      isMovable(item)
        ? {
            draggable: true,
            "aria-keyshortcuts": "Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown",
            onDragStart: (event: DragEvent) => {
              event.dataTransfer.effectAllowed = "move";
              event.dataTransfer.setData(
                dragType,
                JSON.stringify({ id: item.id, startLocal: item.startLocal, day }),
              );
            },
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
              const days = daysOfKey[event.key];
              if (!event.altKey || days === undefined) return;
              event.preventDefault();
              const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
              moveBy(
                item.id,
                item.startLocal,
                Math.abs(days) === 1 && isRightToLeft ? -days : days,
              );
            },
          }
        : {},
    /** For a day that takes entries. */
    ofDay: (day: string) => ({
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const text = event.dataTransfer.getData(dragType);
        if (text === "") return;
        event.preventDefault();
        const dragged: { id: string; startLocal: string; day: string } = JSON.parse(text);
        moveBy(dragged.id, dragged.startLocal, daysBetween(dragged.day, day));
      },
    }),
  };
}
