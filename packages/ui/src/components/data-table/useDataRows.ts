import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { DataColumn, DataSort, DataTableProps } from "./dataTable.types.ts";
import { orderColumns } from "./orderColumns.ts";

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

type SortValue = string | number | undefined;

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return collator.compare(String(one), String(other));
}

const stateOf = (sort: DataSort | null | undefined): SortingState =>
  sort ? [{ id: sort.id, desc: sort.descending }] : [];

interface DataRows<Row> {
  /** Sorted. */
  rows: Row[];
  columns: DataColumn<Row>[];
  sortOf: (columnId: string) => "ascending" | "descending" | undefined;
  /** Ascending, descending, then as given. */
  toggleSort: (columnId: string) => void;
}

/** Sorting and the choice of columns, by TanStack Table. */
export function useDataRows<Row extends object>(
  props: Pick<DataTableProps<Row>, "columns" | "rows" | "rowId" | "sorting" | "arrangement">,
): DataRows<Row> {
  const { columns, rows, rowId, sorting: wanted, arrangement } = props;
  const hidden = arrangement?.hidden;
  const serverSort = wanted && "onSort" in wanted ? wanted : undefined;
  const [own, setOwn] = useState<SortingState>(
    stateOf(wanted && "initial" in wanted ? wanted.initial : undefined),
  );
  const sorting = serverSort ? stateOf(serverSort.sort) : own;
  const data = useMemo(() => [...rows], [rows]);
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row): SortValue => column.sortValue?.(row) ?? undefined,
        enableSorting: column.sortValue !== undefined,
        sortUndefined: "last" as const,
        sortFn: (
          one: { getValue: (id: string) => unknown },
          other: { getValue: (id: string) => unknown },
          id: string,
        ) => compare(one.getValue(id) as SortValue, other.getValue(id) as SortValue),
      })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries([...(hidden ?? [])].map((id) => [id, false])),
    [hidden],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    state: { sorting, columnVisibility },
    manualSorting: serverSort !== undefined,
    onSortingChange: (change) => {
      const next = typeof change === "function" ? change(sorting) : change;
      if (!serverSort) return setOwn(next);
      const [first] = next;
      serverSort.onSort(first ? { id: first.id, descending: first.desc } : null);
    },
  });
  const visible = new Set(table.getVisibleLeafColumns().map(({ id }) => id));
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    columns: orderColumns(columns, arrangement?.order).filter(({ id }) => visible.has(id)),
    sortOf: (columnId) => {
      const sort = table.state.sorting.find(({ id }) => id === columnId);
      return sort && (sort.desc ? "descending" : "ascending");
    },
    toggleSort: (columnId) => {
      const column = table.getColumn(columnId);
      const sorted = column?.getIsSorted();
      if (sorted === "desc") column?.clearSorting();
      else column?.toggleSorting(sorted === "asc");
    },
  };
}
