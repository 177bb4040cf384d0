import { check, data, opener, row as rowStyle } from "./DataTable.css.ts";
import type { DataColumn, DataTableProps } from "./dataTable.types.ts";
import { RowCheckbox } from "./RowCheckbox.tsx";

export interface BodyRowProps<Row> extends Pick<
  DataTableProps<Row>,
  "selection" | "opening" | "glowing"
> {
  row: Row;
  id: string;
  index: number;
  columns: readonly DataColumn<Row>[];
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
      {columns.map((column, place) => (
        <td key={column.id} className={data({ align: column.align ?? "start" })}>
          {place === 0 && opening ? (
            <button
              type="button"
              className={opener}
              data-row-control
              onClick={() => opening.open(row)}
            >
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}
