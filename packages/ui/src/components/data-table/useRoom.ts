import { useLayoutEffect, useMemo, useState, type RefObject } from "react";
import type { DataColumn } from "./dataTable.types.ts";

/** From which width of the table itself a column has room, in pixels. */
const widthPx = { tablet: 480, desktop: 680, wide: 840 } as const;

const ids = ["tablet", "desktop", "wide"] as const;

/** How many of the steps a width has taken. */
const roomOf = (width: number) => ids.filter((id) => width >= widthPx[id]).length;

/** The columns that the table's own width has room for; beside an open panel they are fewer. */
export function useRoom<Row>(
  region: RefObject<HTMLElement | null>,
  columns: readonly DataColumn<Row>[],
): readonly DataColumn<Row>[] {
  const [room, setRoom] = useState<number>(ids.length);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(roomOf(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  return useMemo(
    () => columns.filter(({ from }) => from === undefined || ids.indexOf(from) < room),
    [columns, room],
  );
}
