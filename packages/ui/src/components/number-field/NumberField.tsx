import { Minus, Plus } from "lucide-react";
import { useRef } from "react";
import type { Native } from "../../native.types.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { input, step as stepStyle, stepper } from "./NumberField.css.ts";
import { useWords } from "../../words/useWords.ts";
import { numberFieldWords } from "./numberField.copy.ts";

export interface NumberFieldProps
  extends
    Native<"input", "type" | "value" | "onChange" | "min" | "max" | "step" | "size" | "ref">,
    FieldTexts {
  /** `null` while the field is empty. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
}

/** A whole or decimal number with two buttons. For money use MoneyField. */
export function NumberField({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  value,
  onValueChange,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  disabled = false,
  ...rest
}: NumberFieldProps) {
  const words = useWords("numberField", numberFieldWords);
  const element = useRef<HTMLInputElement>(null);
  const move = (by: number) => {
    const from = value ?? (Number.isFinite(min) ? min - by : 0);
    onValueChange(Math.min(max, Math.max(min, from + by)));
  };
  const limits = {
    ...(Number.isFinite(min) ? { min } : {}),
    ...(Number.isFinite(max) ? { max } : {}),
  };
  const name = typeof label === "string" ? label : words.number;
  return (
    <Field
      {...{ id, label, help, error, optional, hideLabel }}
      describedBy={rest["aria-describedby"]}
    >
      {(field) => (
        <span className={stepper}>
          <button
            type="button"
            className={stepStyle}
            aria-label={words.less(name)}
            disabled={disabled || (value ?? min) <= min}
            onClick={() => move(-step)}
          >
            <Minus aria-hidden="true" />
          </button>
          <input
            {...rest}
            {...field}
            {...limits}
            ref={element}
            type="number"
            inputMode="decimal"
            step={step}
            disabled={disabled}
            className={input}
            value={value ?? ""}
            onChange={(event) =>
              onValueChange(event.target.value === "" ? null : event.target.valueAsNumber)
            }
          />
          <button
            type="button"
            className={stepStyle}
            aria-label={words.more(name)}
            disabled={disabled || (value ?? min) >= max}
            onClick={() => move(step)}
          >
            <Plus aria-hidden="true" />
          </button>
        </span>
      )}
    </Field>
  );
}
