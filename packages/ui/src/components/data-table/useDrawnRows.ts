import { defaultRangeExtractor, useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import { startTransition, useCallback, useEffect, useState, type RefObject } from "react";
import type { DataDensity, DataItem } from "./dataTable.types.ts";
import { likelyPx, rowPx, textScale } from "./rowHeights.ts";
import { bringIntoSight } from "./stuckRoom.ts";
import { useFocusedRow } from "./useFocusedRow.ts";
import { useTopOf } from "./useTopOf.ts";

/** From here on only what is seen is drawn. */
const manyRows = 100;
const spareRows = 8;

/** As many as a window can show: those of a short list that are drawn before the rest of it. */
const rowsOfWindow = () => Math.ceil(innerHeight / rowPx.compact);

/** How many rows are drawn beyond those in sight: none until those are seen. */
function useSpareRows(): number {
  const [spare, setSpare] = useState(0);
  useEffect(() => startTransition(() => setSpare(spareRows)), []);
  return spare;
}

export interface DrawnRows {
  /** Which rows are drawn, and the room of those left out before each. */
  drawn: readonly { index: number; gap: number }[];
  /** The room of those left out after the last. */
  below: number;
  /** For each row that is drawn: its true height. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** Scrolls the page until a row is in sight, drawn or not. */
  show: (index: number) => void;
}

interface Rows<Row> {
  region: RefObject<HTMLElement | null>;
  isShown: boolean;
  items: readonly DataItem<Row>[];
  look: DataDensity | "phone";
  isPrinted: boolean;
}

/** Of many rows those that the window shows; on paper all of them. */
export function useDrawnRows<Row>(rows: Rows<Row>): DrawnRows {
  const { region, isShown, items, look, isPrinted } = rows;
  const isPart = !isPrinted && items.length > manyRows;
  const [scale] = useState(textScale);
  const spare = useSpareRows();
  const top = useTopOf(region, isShown && isPart);
  const focused = useFocusedRow(region, isShown);
  const isStuck = look === "phone";
  const withKept = useCallback(
    (range: Range) => {
      const seen = new Set(defaultRangeExtractor(range));
      const at = focused.current;
      if (at >= 0 && at < range.count) seen.add(at);
      /* The head of the group in sight stays above its rows. */
      const head = isStuck
        ? items.findLastIndex(({ kind }, index) => kind === "group" && index <= range.startIndex)
        : -1;
      if (head >= 0) seen.add(head);
      return [...seen].toSorted((one, other) => one - other);
    },
    [focused, isStuck, items],
  );
  const keyOf = useCallback((index: number) => `${look} ${items[index]?.id}`, [items, look]);
  // oxlint-disable-next-line react/incompatible-library -- the component is not compiled; it reads the virtualizer anew on every render
  const virtual = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => likelyPx(items[index], look, scale),
    getItemKey: keyOf,
    overscan: spare,
    rangeExtractor: withKept,
    scrollMargin: top,
    enabled: isPart,
    initialRect: { width: 1024, height: 640 },
  });
  const show = (index: number) => {
    const element = region.current;
    if (!element) return;
    const row = element.querySelector(`[data-index="${index}"]`)?.getBoundingClientRect();
    const place = virtual.measurementsCache[index];
    if (row) bringIntoSight(element, row.top, row.bottom);
    else if (place) bringIntoSight(element, place.start - scrollY, place.end - scrollY);
  };
  if (!isPart) {
    const first = spare > 0 || isPrinted ? items.length : rowsOfWindow();
    const drawn = items.slice(0, first).map((_, index) => ({ index, gap: 0 }));
    const below = items.slice(first).reduce((sum, item) => sum + likelyPx(item, look, scale), 0);
    return { drawn, below, measure: undefined, show };
  }
  const seen = virtual.getVirtualItems();
  const drawn = seen.map(({ index, start }, place) => ({
    index,
    gap: start - (seen[place - 1]?.end ?? top),
  }));
  const below = virtual.getTotalSize() + top - (seen.at(-1)?.end ?? top);
  return { drawn, below, measure: virtual.measureElement, show };
}
