import type { DataColumn } from "./dataTable.types.ts";

/** From which width of the table itself a column is shown, in pixels. */
const fromPx = { tablet: 480, desktop: 680, wide: 840 } as const;

/** What a column without a width of its own needs; the first one names the row. */
const leastPx = { name: 220, other: 64 } as const;
const checkPx = 42;

/** The width below which the columns would run into one another. */
export function neededPx<Row>(columns: readonly DataColumn<Row>[], hasCheck: boolean): number {
  const widths = columns.map(
    ({ widthPx }, place) => widthPx ?? (place === 0 ? leastPx.name : leastPx.other),
  );
  return widths.reduce((sum, width) => sum + width, hasCheck ? checkPx : 0);
}

/**
 * The columns that a width has room for: those that may be left out go by their steps, then those of
 * the widest step first, from the end, until the rest fits.
 */
export function columnsThatFit<Row>(
  columns: readonly DataColumn<Row>[],
  width: number,
  hasCheck: boolean,
): readonly DataColumn<Row>[] {
  const shown = columns.filter(({ from }) => from === undefined || width >= fromPx[from]);
  while (neededPx(shown, hasCheck) > width) {
    const widest = Math.max(...shown.map(({ from }) => (from ? fromPx[from] : 0)));
    const last = shown.findLastIndex(({ from }) => from !== undefined && fromPx[from] === widest);
    if (last < 0) break;
    shown.splice(last, 1);
  }
  return shown;
}
