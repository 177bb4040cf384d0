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
 * the widest step first, from the end, until the rest fits. Paper is read closely: there only what
 * has no room goes.
 */
export function columnsThatFit<Row>(
  columns: readonly DataColumn<Row>[],
  width: number,
  hasCheck: boolean,
  isPrinted = false,
): readonly DataColumn<Row>[] {
  const shown = columns.filter(
    ({ from }) => from === undefined || isPrinted || width >= fromPx[from],
  );
  while (neededPx(shown, hasCheck) > width) {
    const widest = Math.max(...shown.map(({ from }) => (from ? fromPx[from] : 0)));
    const last = shown.findLastIndex(({ from }) => from !== undefined && fromPx[from] === widest);
    if (last < 0) break;
    shown.splice(last, 1);
  }
  return shown;
}

/** From here on a name leaves room to the other columns, and how much of the table it takes at most. */
const generousPx = fromPx.wide;
const mostForName = 0.4;

/**
 * By how much the columns with a width of their own are widened, where the name, which takes the rest,
 * would otherwise have far more than a name needs. Buttons stay as they are.
 */
export function widening<Row>(
  columns: readonly DataColumn<Row>[],
  width: number,
  hasCheck: boolean,
): number {
  const [name, ...others] = columns;
  const shares = others.some(({ widthPx }) => widthPx === undefined);
  if (!Number.isFinite(width) || width < generousPx || name?.widthPx !== undefined || shares)
    return 1;
  const sum = (some: readonly DataColumn<Row>[]) =>
    some.reduce((total, { widthPx = 0 }) => total + widthPx, 0);
  const growing = sum(others.filter(({ hideHeader }) => !hideHeader));
  const over = width * (1 - mostForName) - sum(others) - (hasCheck ? checkPx : 0);
  return over > 0 && growing > 0 ? 1 + over / growing : 1;
}
