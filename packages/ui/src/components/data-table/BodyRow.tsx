import type { RowChoice } from "./choice.types.ts";
import { check, data, row as rowStyle } from "./DataTable.css.ts";
import type { DataColumn, DataTableProps } from "./dataTable.types.ts";
import { RowCells } from "./RowCells.tsx";
import { RowCheckbox } from "./RowCheckbox.tsx";
import type { OpenRow } from "./useOpener.ts";

export interface BodyRowProps<Row> extends Pick<
  DataTableProps<Row>,
  "selection" | "opening" | "glowing"
> {
  row: Row;
  id: string;
  index: number;
  columns: readonly DataColumn<Row>[];
  choice: RowChoice | undefined;
  open: OpenRow<Row> | undefined;
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** One row; its first cell opens it, and so does a press anywhere on it. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, id, index, columns, selection, choice, opening, glowing, open, measure } = props;
  const selected = choice?.selected.has(id) ?? false;
  const state = id === opening?.id ? "open" : selected ? "selected" : "rest";
  return (
    <tr
      ref={measure}
      className={rowStyle({ state, glowing: glowing?.has(id) ?? false })}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={state === "open" ? "true" : undefined}
    >
      {selection && choice && (
        <td className={data({ check: true })}>
          <span className={check}>
            <RowCheckbox
              id={id}
              label={selection.labelOf(row)}
              choice={choice}
              isControl={!opening}
            />
          </span>
        </td>
      )}
      <RowCells
        row={row}
        id={id}
        columns={columns}
        open={open}
        href={opening?.href?.(row)}
        isUnfolded={opening?.isUnfolded?.(row)}
      />
    </tr>
  );
}
