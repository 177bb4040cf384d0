import { Fragment } from "react";
import { PhoneLine, type PhoneLineProps } from "./PhoneLine.tsx";
import type { DataItem } from "./dataTable.types.ts";
import type { DrawnRows } from "./useDrawnRows.ts";
import { useOneSwiped } from "./useOneSwiped.ts";
import { lineGroup, lines } from "./PhoneLine.css.ts";

interface PhoneLinesProps<Row> extends Omit<PhoneLineProps<Row>, "row" | "id" | "index"> {
  items: readonly DataItem<Row>[];
  rows: DrawnRows;
}

/** The rows on a phone; a group's head stays over its rows. */
export function PhoneLines<Row>({ items, rows, ...props }: PhoneLinesProps<Row>) {
  const putBack = useOneSwiped();
  return (
    <div className={lines} data-rows="" onScrollCapture={putBack}>
      {rows.drawn.map(({ index, gap }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <Fragment key={item.id}>
            {gap > 0 && <div aria-hidden="true" style={{ height: gap }} />}
            {item.kind === "group" ? (
              <div ref={props.measure} data-index={index} className={lineGroup}>
                {item.label}
              </div>
            ) : (
              <PhoneLine {...props} row={item.row} id={item.id} index={index} />
            )}
          </Fragment>
        );
      })}
      {rows.below > 0 && <div aria-hidden="true" style={{ height: rows.below }} />}
    </div>
  );
}
