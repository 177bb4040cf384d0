import { useId, type ReactNode } from "react";
import type { Native } from "../../native.types.ts";
import { help as helpStyle, row, texts, track } from "./Switch.css.ts";

export interface SwitchProps extends Native<"input", "type" | "size" | "children" | "checked"> {
  checked: boolean;
  label: ReactNode;
  help?: ReactNode;
  /** Before the words, or at the end of the line as in settings. */
  side?: "start" | "end";
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once. What is sent with a form is a Checkbox. */
export function Switch({
  checked,
  label,
  help,
  side = "start",
  onChange,
  onCheckedChange,
  ...rest
}: SwitchProps) {
  const id = useId();
  return (
    <label className={row({ side })}>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={track}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      <span className={texts}>
        <span id={`${id}-label`}>{label}</span>
        {help && (
          <span id={`${id}-help`} className={helpStyle}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
