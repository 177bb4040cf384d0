import { useCallback, useId, type ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { error as errorStyle } from "../field/Field.css.ts";
import { box, help as helpStyle, row, texts } from "./Checkbox.css.ts";

export interface CheckboxProps extends Native<"input", "type" | "size" | "ref" | "children"> {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Heard, not seen: in a table's column. Then `label` must be a string. */
  hideLabel?: boolean;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
  /** A round one is a task to tick off. */
  shape?: "square" | "round";
  onCheckedChange?: (checked: boolean) => void;
}

/** Yes or no, sent with a form. A setting that acts at once is a Switch. */
export function Checkbox({
  label,
  help,
  error,
  hideLabel = false,
  indeterminate = false,
  shape = "square",
  onChange,
  onCheckedChange,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const mark = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <label className={row({ bare: hideLabel })}>
      <input
        {...rest}
        ref={mark}
        type="checkbox"
        className={box({ shape, bare: hideLabel })}
        aria-describedby={described || rest["aria-describedby"]}
        aria-invalid={error ? true : undefined}
        {...(hideLabel && typeof label === "string" ? { "aria-label": label } : {})}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {!hideLabel && (
        <span className={texts}>
          <span>{label}</span>
          {help && (
            <span id={`${id}-help`} className={helpStyle}>
              {help}
            </span>
          )}
          {error && (
            <span id={`${id}-error`} className={errorStyle}>
              {error}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
