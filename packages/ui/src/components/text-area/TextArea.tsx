import type { ChangeEvent } from "react";
import type { Native } from "../../native.types.ts";
import { control } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { useLength } from "../field/useLength.ts";

export interface TextAreaProps extends Native<"textarea">, FieldTexts {
  onValueChange?: (value: string) => void;
  counted?: boolean;
}

/** Several lines of plain text. One line: TextField. */
export function TextArea({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  counted = false,
  rows = 3,
  onChange,
  onValueChange,
  "aria-describedby": describedBy,
  ...rest
}: TextAreaProps) {
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
    onLength(event.target.value.length);
  };
  const { onPaste, onLength, ...length } = useLength(rest.value, rest.maxLength, counted);
  return (
    <Field {...{ id, label, help, error, optional, hideLabel, describedBy }} {...length}>
      {(field) => (
        <textarea
          {...rest}
          {...field}
          rows={rows}
          className={control({ multiline: true })}
          onChange={change}
          onPaste={(event) => {
            rest.onPaste?.(event);
            onPaste(event);
          }}
        />
      )}
    </Field>
  );
}
