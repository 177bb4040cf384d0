import { memo, type ReactNode } from "react";
import { data, opener } from "./DataTable.css.ts";
import type { DataColumn } from "./dataTable.types.ts";

export interface RowCellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Opens the row from its first cell; always the same one, so that cells are drawn anew only for another row. */
  open: ((row: Row) => void) | undefined;
}

function Cells<Row>({ row, columns, open }: RowCellsProps<Row>): ReactNode {
  return columns.map((column, place) => (
    <td key={column.id} className={data({ align: column.align ?? "start" })}>
      {place === 0 && open ? (
        <button type="button" className={opener} data-row-control onClick={() => open(row)}>
          {column.cell(row)}
        </button>
      ) : (
        column.cell(row)
      )}
    </td>
  ));
}

/** What a row says, apart from whether it is chosen or open. */
export const RowCells = memo(Cells) as typeof Cells;
