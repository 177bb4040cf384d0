import type { ChangeEvent, ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { control, endMark, endSide, startSide, wrap } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { useLength } from "../field/useLength.ts";

export interface TextFieldProps extends Native<"input", "size">, FieldTexts {
  onValueChange?: (value: string) => void;
  /** Inside at the start: an icon. */
  icon?: ReactNode;
  /** Inside at the end: a unit or a small mark. */
  suffix?: ReactNode;
  /** Inside at the end: an IconButton. */
  action?: ReactNode;
  /** Shows how much of `maxLength` is used. */
  counted?: boolean;
  numeric?: boolean;
}

/**
 * One line of text. Several lines: TextArea; numbers: NumberField; what is looked for:
 * SearchField.
 */
export function TextField({
  id,
  label,
  help,
  error,
  optional,
  hideLabel,
  icon,
  suffix,
  action,
  counted = false,
  numeric = false,
  type = "text",
  onChange,
  onValueChange,
  "aria-describedby": describedBy,
  ...rest
}: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
    onLength(event.target.value.length);
  };
  const { onPaste, onLength, ...length } = useLength(rest.value, rest.maxLength, counted);
  const texts = {
    label,
    help,
    error,
    ...(optional ? { optional } : {}),
    ...(hideLabel ? { hideLabel } : {}),
  };
  return (
    <Field {...texts} id={id} describedBy={describedBy} {...length}>
      {(field) => (
        <span className={wrap}>
          {icon && (
            <span className={startSide} aria-hidden="true">
              {icon}
            </span>
          )}
          <input
            {...rest}
            {...field}
            type={type}
            className={control({ start: Boolean(icon), end: Boolean(suffix ?? action), numeric })}
            onChange={change}
            onPaste={(event) => {
              rest.onPaste?.(event);
              onPaste(event);
            }}
          />
          {suffix && <span className={endMark}>{suffix}</span>}
          {action && <span className={endSide}>{action}</span>}
        </span>
      )}
    </Field>
  );
}
