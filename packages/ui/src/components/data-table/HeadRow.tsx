import { ArrowDown, ArrowUp } from "lucide-react";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { head, sort as sortStyle } from "./DataTable.css.ts";
import type { DataColumn } from "./dataTable.types.ts";
import { useWords } from "../../words/useWords.ts";
import { dataTableWords } from "./dataTable.copy.ts";

export interface HeadRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** By how much the widths of columns are stretched. */
  wider: number;
  sortOf: (id: string) => "ascending" | "descending" | undefined;
  onSort: (id: string) => void;
  /** Leave out where rows cannot be selected. */
  all?: { checked: boolean; some: boolean; onChange: (checked: boolean) => void } | undefined;
  /** At the window's top while its rows scroll by. */
  stays: boolean;
  /** On paper there is nothing to press, and a button's words would stand on the first page alone. */
  isPrinted: boolean;
}

/** The head: select all, and a button per sortable column. */
export function HeadRow<Row>(props: HeadRowProps<Row>) {
  const { columns, wider, sortOf, onSort, all, stays, isPrinted } = props;
  const words = useWords("dataTable", dataTableWords);
  return (
    <tr>
      {all && (
        <th scope="col" className={head({ check: true, stays })}>
          <Checkbox
            label={words.selectAll}
            hideLabel
            checked={all.checked}
            indeterminate={all.some && !all.checked}
            onCheckedChange={all.onChange}
          />
        </th>
      )}
      {columns.map((column) => {
        const sorted = sortOf(column.id);
        const { widthPx, hideHeader } = column;
        const width = widthPx && Math.floor(widthPx * (hideHeader ? 1 : wider));
        const look = head({ align: column.align ?? "start", stays });
        return (
          <th
            key={column.id}
            scope="col"
            className={look}
            aria-sort={sorted ?? (column.sortValue ? "none" : undefined)}
            {...(width ? { style: { width } } : {})}
          >
            {column.sortValue && !isPrinted ? (
              <button
                type="button"
                className={sortStyle}
                data-sorted={sorted}
                onClick={() => onSort(column.id)}
              >
                {column.header}
                {sorted === "ascending" && <ArrowUp aria-hidden="true" />}
                {sorted === "descending" && <ArrowDown aria-hidden="true" />}
              </button>
            ) : column.hideHeader ? (
              <VisuallyHidden>{column.header}</VisuallyHidden>
            ) : (
              column.header
            )}
          </th>
        );
      })}
    </tr>
  );
}
