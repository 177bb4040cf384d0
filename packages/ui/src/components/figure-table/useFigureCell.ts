import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FigureCell, FigureColumn, FigureGroup } from "./figure.types.ts";
import { canChange } from "./figures.ts";

const attributeOf = ({ rowId, columnId }: FigureCell) =>
  `[data-row="${CSS.escape(rowId)}"][data-column="${CSS.escape(columnId)}"]`;

/** The cell one is at, the one that is being changed, and the ways from one to the next. */
export function useFigureCell(groups: readonly FigureGroup[], columns: readonly FigureColumn[]) {
  const table = useRef<HTMLTableElement>(null);
  const rows = groups.flatMap((group) => group.rows);
  const [at, setAt] = useState<FigureCell>();
  const [changing, setChanging] = useState<FigureCell>();
  const first = { rowId: rows[0]?.id ?? "", columnId: columns[0]?.id ?? "" };
  const isThere = at && rows.some(({ id }) => id === at.rowId);
  const stop = isThere ? at : first;
  const go = (cell: FigureCell) => {
    flushSync(() => {
      setChanging(undefined);
      setAt(cell);
    });
    table.current?.querySelector<HTMLElement>(attributeOf(cell))?.focus();
  };
  const change = (cell: FigureCell) => {
    const row = rows.find(({ id }) => id === cell.rowId);
    const column = columns.find(({ id }) => id === cell.columnId);
    if (!row || !column || !canChange(row, column)) return false;
    flushSync(() => {
      setAt(cell);
      setChanging(cell);
    });
    return true;
  };
  const beside = ({ rowId, columnId }: FigureCell, down: number, on: number): FigureCell => {
    const row = rows.findIndex(({ id }) => id === rowId) + down;
    const column = columns.findIndex(({ id }) => id === columnId) + on;
    const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place));
    return {
      rowId: rows[within(row, rows.length)]?.id ?? rowId,
      columnId: columns[within(column, columns.length)]?.id ?? columnId,
    };
  };
  /** The next cell that can be changed, line by line; none beyond the last. */
  const nextOpen = (cell: FigureCell, by: 1 | -1): FigureCell | undefined => {
    const open = rows.flatMap((row) =>
      columns
        .filter((column) => canChange(row, column))
        .map(({ id }) => ({ rowId: row.id, columnId: id })),
    );
    const place = open.findIndex(
      ({ rowId, columnId }) => rowId === cell.rowId && columnId === cell.columnId,
    );
    return open[place + by];
  };
  const leave = () => setChanging(undefined);
  return { table, rows, stop, changing, setAt, go, change, leave, beside, nextOpen };
}
