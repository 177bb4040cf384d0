import { useLayoutEffect, useState, type RefObject } from "react";
import { columnsThatFit, neededPx, widening } from "./columnsThatFit.ts";
import type { DataColumn } from "./dataTable.types.ts";

interface Room<Row> {
  columns: readonly DataColumn<Row>[];
  /** Below this width the columns would run into one another. */
  leastPx: number;
  /** By how much columns with a width of their own are widened. */
  wider: number;
  /** Even what every width shows does not fit: the table scrolls sideways. */
  isTooNarrow: boolean;
}

/** The same list again while it holds the same, so that rows are not drawn anew for another width. */
function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(list);
  const isSame = kept.length === list.length && kept.every((item, place) => item === list[place]);
  if (!isSame) keep(list);
  return isSame ? kept : list;
}

/** What the last table had: the next one most likely has the same, and is not drawn twice. */
let lastWidth = Infinity;

/** What a sheet of A4 or Letter leaves between its margins. */
const paperPx = 700;

interface RoomOf<Row> {
  region: RefObject<HTMLElement | null>;
  isShown: boolean;
  columns: readonly DataColumn<Row>[];
  hasCheck: boolean;
  isPrinted: boolean;
}

/** The columns that the table's own width has room for; beside an open panel and on paper they are fewer. */
export function useRoom<Row>(table: RoomOf<Row>): Room<Row> {
  const { region, isShown, columns, hasCheck, isPrinted } = table;
  const [width, setWidth] = useState(lastWidth);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !isShown) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth((lastWidth = entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region, isShown]);
  const room = isPrinted ? paperPx : width;
  const fitting = columnsThatFit(columns, room, hasCheck, isPrinted);
  const leastPx = neededPx(fitting, hasCheck);
  const wider = widening(fitting, room, hasCheck);
  return { columns: useSame(fitting), leastPx, wider, isTooNarrow: leastPx > room };
}
