import type { ChangeEvent } from "react";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import type { RowChoice } from "./choice.types.ts";

export interface RowCheckboxProps {
  id: string;
  label: string;
  choice: RowChoice;
  /** Takes the focus when arrow keys reach the row. */
  isControl: boolean;
}

/** Selects one row; with Shift all up to it. */
export function RowCheckbox({ id, label, choice, isControl }: RowCheckboxProps) {
  const change = ({ nativeEvent }: ChangeEvent) => {
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    if (isRange) choice.extend(id);
    else choice.toggle(id);
  };
  const focusable = isControl ? { "data-row-control": true } : {};
  return (
    <Checkbox
      {...focusable}
      data-row-tick
      label={label}
      hideLabel
      checked={choice.selected.has(id)}
      onChange={change}
    />
  );
}
