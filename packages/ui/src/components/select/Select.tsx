import { ChevronsUpDown } from "lucide-react";
import type { ChangeEvent } from "react";
import type { Native } from "../../native.types.ts";
import { classNames } from "../../classNames.ts";
import { control } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { arrow, select, wrap } from "./Select.css.ts";

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Options with the same group stand together under its name. */
  group?: string;
}

export interface SelectProps<Value extends string = string>
  extends
    Native<"select", "size" | "children" | "multiple" | "value" | "defaultValue">,
    FieldTexts {
  options: readonly SelectOption<Value>[];
  /** The chosen option's value; empty while nothing is chosen. */
  value?: NoInfer<Value> | "";
  defaultValue?: NoInfer<Value> | "";
  onValueChange?: (value: Value) => void;
  /** Shown first while nothing is chosen. */
  placeholder?: string;
  size?: "default" | "sm";
}

const drawOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** One of five or more; the device's own list. Fewer and always visible: RadioGroup or SegmentedControl. */
export function Select<Value extends string = string>({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  options,
  placeholder,
  size = "default",
  onChange,
  onValueChange,
  "aria-describedby": describedBy,
  ...rest
}: SelectProps<Value>) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event);
    const chosen = options.find(({ value }) => value === event.target.value);
    if (chosen) onValueChange?.(chosen.value);
  };
  const groups = [...new Set(options.flatMap(({ group }) => (group ? [group] : [])))];
  return (
    <Field {...{ id, label, help, error, optional, hideLabel, describedBy }}>
      {(field) => (
        <span className={wrap}>
          <select
            {...rest}
            {...field}
            className={classNames(control(), select({ size }))}
            onChange={change}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.filter(({ group }) => !group).map(drawOption)}
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {options.filter((option) => option.group === group).map(drawOption)}
              </optgroup>
            ))}
          </select>
          <span className={arrow} aria-hidden="true">
            <ChevronsUpDown />
          </span>
        </span>
      )}
    </Field>
  );
}
