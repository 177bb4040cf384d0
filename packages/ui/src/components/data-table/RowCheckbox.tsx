import { Checkbox } from "../checkbox/Checkbox.tsx";
import type { DataSelection } from "./dataTable.types.ts";

export interface RowCheckboxProps<Row> {
  row: Row;
  id: string;
  selection: DataSelection<Row>;
  /** Takes the focus when arrow keys reach the row. */
  isControl: boolean;
}

/** Selects one row. */
export function RowCheckbox<Row>({ row, id, selection, isControl }: RowCheckboxProps<Row>) {
  const change = (checked: boolean) => {
    const next = new Set(selection.selected);
    if (checked) next.add(id);
    else next.delete(id);
    selection.onChange(next);
  };
  const focusable = isControl ? { "data-row-control": true } : {};
  return (
    <Checkbox
      {...focusable}
      data-row-tick
      label={selection.labelOf(row)}
      hideLabel
      checked={selection.selected.has(id)}
      onCheckedChange={change}
    />
  );
}
