import { useDeferredValue, useMemo, useState } from "react";
import type { DataColumn, DataSort, DataTableProps } from "./dataTable.types.ts";
import { orderColumns } from "./orderColumns.ts";
import { sortRows } from "./sortRows.ts";

interface DataRows<Row> {
  /** Sorted. */
  rows: readonly Row[];
  columns: readonly DataColumn<Row>[];
  sortOf: (columnId: string) => "ascending" | "descending" | undefined;
  /** Ascending, descending, then as given. */
  toggleSort: (columnId: string) => void;
}

function nextSort(sort: DataSort | null, id: string): DataSort | null {
  if (sort?.id !== id) return { id, descending: false };
  return sort.descending ? null : { id, descending: true };
}

/** Sorting and the choice of columns. The head answers a press at once, the rows follow. */
export function useDataRows<Row extends object>(
  props: Pick<DataTableProps<Row>, "columns" | "rows" | "sorting" | "arrangement">,
): DataRows<Row> {
  const { columns, rows, sorting, arrangement } = props;
  const { hidden, order } = arrangement ?? {};
  const server = sorting && "onSort" in sorting ? sorting : undefined;
  const [own, setOwn] = useState(sorting && "initial" in sorting ? sorting.initial : null);
  const sort = server ? server.sort : own;
  const followed = useDeferredValue(server ? null : own);
  const sorted = useMemo(() => sortRows(rows, columns, followed), [rows, columns, followed]);
  const shown = useMemo(
    () => orderColumns(columns, order).filter(({ id }) => !hidden?.has(id)),
    [columns, order, hidden],
  );
  return {
    rows: sorted,
    columns: shown,
    sortOf: (columnId) => {
      if (sort?.id !== columnId) return undefined;
      return sort.descending ? "descending" : "ascending";
    },
    toggleSort: (columnId) => {
      const next = nextSort(sort, columnId);
      if (server) server.onSort(next);
      else setOwn(next);
    },
  };
}
