import { Fragment } from "react";
import { BodyRow, type BodyRowProps } from "./BodyRow.tsx";
import { group } from "./DataTable.css.ts";
import type { DataItem } from "./dataTable.types.ts";
import type { DrawnRows } from "./useDrawnRows.ts";

interface BodyRowsProps<Row> extends Omit<BodyRowProps<Row>, "row" | "id" | "index"> {
  items: readonly DataItem<Row>[];
  rows: DrawnRows;
}

/** The body of the table: rows under the heads of their groups. */
export function BodyRows<Row>({ items, rows, ...props }: BodyRowsProps<Row>) {
  const span = props.columns.length + (props.selection ? 1 : 0);
  return (
    <tbody data-rows="">
      {rows.drawn.map(({ index, gap }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <Fragment key={item.id}>
            {gap > 0 && <Space height={gap} />}
            {item.kind === "group" ? (
              <tr ref={props.measure} data-index={index}>
                <th scope="rowgroup" colSpan={span} className={group}>
                  {item.label}
                </th>
              </tr>
            ) : (
              <BodyRow {...props} row={item.row} id={item.id} index={index} />
            )}
          </Fragment>
        );
      })}
      {rows.below > 0 && <Space height={rows.below} />}
    </tbody>
  );
}

/** Stands for the rows that are not drawn. */
function Space({ height }: { height: number }) {
  return <tr aria-hidden="true" style={{ height }} />;
}
