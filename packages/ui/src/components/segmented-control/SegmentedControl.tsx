import { useId, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { cell, face, input, track } from "./SegmentedControl.css.ts";

export interface Segment<Value extends string = string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is chosen: heard, not seen. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  fullWidth?: boolean;
}

/** One of two to four short words, acting at once. More or longer ones: RadioGroup or Select. */
export function SegmentedControl<Value extends string = string>({
  label,
  segments,
  value,
  onValueChange,
  fullWidth = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={track({ wide: fullWidth })}>
        {segments.map((segment) => (
          <label key={segment.value} className={cell({ wide: fullWidth })}>
            <input
              type="radio"
              className={input}
              name={name}
              value={segment.value}
              checked={segment.value === value}
              onChange={() => onValueChange(segment.value)}
            />
            <span className={face({ wide: fullWidth })}>
              {segment.icon}
              {segment.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
