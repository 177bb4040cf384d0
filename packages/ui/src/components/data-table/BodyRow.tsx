import { check, data, row as rowStyle } from "./DataTable.css.ts";
import type { DataColumn, DataTableProps } from "./dataTable.types.ts";
import { RowCells } from "./RowCells.tsx";
import { RowCheckbox } from "./RowCheckbox.tsx";

export interface BodyRowProps<Row> extends Pick<
  DataTableProps<Row>,
  "selection" | "opening" | "glowing"
> {
  row: Row;
  id: string;
  index: number;
  columns: readonly DataColumn<Row>[];
  open: ((row: Row) => void) | undefined;
}

/** One row; its first cell opens it, and so does a press anywhere on it. */
export function BodyRow<Row>({
  row,
  id,
  index,
  columns,
  selection,
  opening,
  glowing,
  open,
}: BodyRowProps<Row>) {
  const selected = selection?.selected.has(id) ?? false;
  const state = id === opening?.id ? "open" : selected ? "selected" : "rest";
  return (
    <tr
      className={rowStyle({ state, glowing: glowing?.has(id) ?? false })}
      data-index={index}
      aria-rowindex={index + 2}
    >
      {selection && (
        <td className={data({ check: true })}>
          <span className={check}>
            <RowCheckbox row={row} id={id} selection={selection} isControl={!opening} />
          </span>
        </td>
      )}
      <RowCells row={row} columns={columns} open={open} />
    </tr>
  );
}
