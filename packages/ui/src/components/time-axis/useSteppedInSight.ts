import { useLayoutEffect, type RefObject } from "react";
import type { Lifted } from "../drag/drag.types.ts";
import { boxOf, type AxisPlace } from "./axis.rules.ts";
import * as css from "./TimeAxis.css.ts";
import type { AxisShape } from "./useAxis.ts";

/** Free beside what is stepped: on wide screens what a move does is told there. */
const roomPx = { start: 48, end: { wide: 340, phone: 24 }, least: 160 };

/** What is moved by keys stays in sight: its end, or the end that is held. */
export function useSteppedInSight<Item>(
  scroller: RefObject<HTMLElement | null>,
  { rows, from, dayPx, namesPx, headPx, isPhone }: AxisShape<Item>,
  lifted: Lifted<Item, AxisPlace> | null,
  idOf: (item: Item) => string,
): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !lifted?.place || lifted.by !== "keys") return;
    const { span, edge } = lifted.place;
    const { x, width } = boxOf(span, from, dayPx, css.markPx);
    const isTurned = getComputedStyle(element).direction === "rtl";
    const across = Math.abs(element.scrollLeft);
    const room = element.clientWidth - namesPx;
    const end = Math.min(roomPx.end[isPhone ? "phone" : "wide"], Math.max(0, room - roomPx.least));
    const first = edge === "end" ? x + width - css.markPx : x;
    const last = edge === "start" ? x + css.markPx : x + width;
    let to = across;
    if (last > across + room - end) to = last - room + end;
    if (first < to + roomPx.start) to = Math.max(0, first - roomPx.start);
    if (to !== across) element.scrollTo({ left: isTurned ? -to : to });
    const row = rows.find(({ item }) => item !== null && idOf(item) === idOf(lifted.thing));
    if (!row) return;
    const lowest = row.top + row.height + headPx - element.clientHeight;
    if (element.scrollTop > row.top) element.scrollTo({ top: row.top });
    else if (element.scrollTop < lowest) element.scrollTo({ top: lowest });
  }, [scroller, rows, from, dayPx, namesPx, headPx, isPhone, lifted, idOf]);
}
