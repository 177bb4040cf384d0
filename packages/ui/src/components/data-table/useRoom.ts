import { useLayoutEffect, useState, type RefObject } from "react";
import type { DataColumn } from "./dataTable.types.ts";

/** From which width of the table itself a column has room, in pixels. */
const widthPx = { tablet: 480, desktop: 680, wide: 840 } as const;

/** The columns that the table's own width has room for; beside an open panel they are fewer. */
export function useRoom<Row>(
  region: RefObject<HTMLElement | null>,
  columns: readonly DataColumn<Row>[],
): DataColumn<Row>[] {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region]);
  return columns.filter(({ from }) => from === undefined || width >= widthPx[from]);
}
