import { line, lineBody, lineCheck, opener } from "./DataTable.css.ts";
import type { DataColumn, DataTableProps } from "./dataTable.types.ts";
import { RowCheckbox } from "./RowCheckbox.tsx";

export interface PhoneLineProps<Row> extends Pick<
  DataTableProps<Row>,
  "selection" | "opening" | "phoneLine" | "glowing"
> {
  row: Row;
  id: string;
  index: number;
  columns: readonly DataColumn<Row>[];
}

/** A row on a phone: a line, not a box. */
export function PhoneLine<Row>(props: PhoneLineProps<Row>) {
  const { row, id, index, columns, selection, opening, phoneLine, glowing } = props;
  const state =
    id === opening?.id ? "open" : selection?.selected.has(id) === true ? "selected" : "rest";
  const body = phoneLine
    ? phoneLine(row)
    : columns.slice(0, 2).map((column) => <div key={column.id}>{column.cell(row)}</div>);
  return (
    <div className={line({ state, glowing: glowing?.has(id) ?? false })} data-index={index}>
      {selection && (
        <span className={lineCheck}>
          <RowCheckbox row={row} id={id} selection={selection} isControl={!opening} />
        </span>
      )}
      <div className={lineBody}>
        {opening ? (
          <button
            type="button"
            className={opener}
            data-row-control
            onClick={() => opening.open(row)}
          >
            {body}
          </button>
        ) : (
          body
        )}
      </div>
    </div>
  );
}
