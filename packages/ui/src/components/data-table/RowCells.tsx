import { memo, type ReactNode } from "react";
import { data, lead, named } from "./DataTable.css.ts";
import type { DataColumn } from "./dataTable.types.ts";
import { RowOpener } from "./RowOpener.tsx";
import type { OpenRow } from "./useOpener.ts";

export interface RowCellsProps<Row> {
  row: Row;
  id: string;
  columns: readonly DataColumn<Row>[];
  /** Opens the row from its first cell; always the same one, so that cells are drawn anew only for another row. */
  open: OpenRow<Row> | undefined;
  /** Where the row leads, if it does. */
  href: string | undefined;
  isUnfolded: boolean | undefined;
}

/** What opens a row, with the control before it, where it has one. */
function Named({ before, children }: { before: ReactNode; children: ReactNode }) {
  if (!before) return children;
  return (
    <div className={named}>
      <span className={lead}>{before}</span>
      {children}
    </div>
  );
}

function Cells<Row>({ row, id, columns, open, href, isUnfolded }: RowCellsProps<Row>): ReactNode {
  return columns.map((column, place) => (
    <td key={column.id} className={data({ align: column.align ?? "start" })}>
      {place === 0 && open ? (
        <Named before={column.before?.(row)}>
          <RowOpener href={href} isUnfolded={isUnfolded} onClick={(event) => open(row, id, event)}>
            {column.cell(row)}
          </RowOpener>
        </Named>
      ) : (
        column.cell(row)
      )}
    </td>
  ));
}

/** What a row says, apart from whether it is chosen or open. */
export const RowCells = memo(Cells) as typeof Cells;
