import type { DataColumn, DataGroup, DataSort } from "./dataTable.types.ts";
import { groupRows } from "./groupRows.ts";
import { sortRows } from "./sortRows.ts";

/**
 * Rows in the order that a DataTable lists them in, for who goes through them from elsewhere; the
 * table then takes them as they are.
 */
export function orderRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
  groupOf?: (row: Row) => DataGroup,
): readonly Row[] {
  const sorted = sortRows(rows, columns, sort);
  if (!groupOf) return sorted;
  return groupRows(sorted, () => "", groupOf).flatMap((item) =>
    item.kind === "row" ? [item.row] : [],
  );
}
