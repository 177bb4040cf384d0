import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { error as errorStyle, help as fieldHelp } from "../field/Field.css.ts";
import { useFormProblem } from "../form/useFormProblem.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  choice,
  choices,
  dot,
  firstLine,
  help as helpStyle,
  legend,
  strong,
  texts,
} from "./RadioGroup.css.ts";

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  help?: ReactNode;
  /** Right of the label: a price, a badge. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  label: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  help?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean;
  look?: "plain" | "cards";
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

/** One of two to six, all visible; what is said of one is its description, not its name. Two short words: SegmentedControl; more than six: Select. */
export function RadioGroup<Value extends string = string>({
  label,
  options,
  value,
  onValueChange,
  help,
  error,
  hideLabel = false,
  look = "plain",
  name,
  required = false,
  disabled = false,
}: RadioGroupProps<Value>) {
  const id = useId();
  useFormProblem(id, label, error);
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <fieldset id={id} aria-describedby={described || undefined} disabled={disabled}>
      <legend className={hideLabel ? undefined : legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={choices({ look })}>
        {options.map((option, place) => (
          <label key={option.value} className={choice({ look })}>
            <input
              type="radio"
              aria-labelledby={`${id}-${place}`}
              aria-describedby={option.help ? `${id}-${place}-help` : undefined}
              className={dot}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              required={required}
              onChange={() => onValueChange(option.value)}
            />
            <span className={texts}>
              <span id={`${id}-${place}`} className={firstLine}>
                <span className={look === "cards" || option.help ? strong : undefined}>
                  {option.label}
                </span>
                {option.end}
              </span>
              {option.help && (
                <span id={`${id}-${place}-help`} className={helpStyle}>
                  {option.help}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <span id={`${id}-error`} className={errorStyle}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
      {help && (
        <span id={`${id}-help`} className={fieldHelp}>
          {help}
        </span>
      )}
    </fieldset>
  );
}
