import { Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Native } from "../../native.types.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { input, step as stepStyle, stepper } from "./NumberField.css.ts";
import { readNumber } from "../../words/digits.ts";
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

/**
 * A whole or decimal number with two buttons, typed in the figures that people have: `1,5`, `1.000`, `２４`, `٣٠`.
 * What is no number stays, is named, and holds the form back. For money use MoneyField.
 */
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
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const words = useWords("numberField", numberFieldWords);
  const element = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const read = draft === undefined ? value : readNumber(draft);
  const isUnclear = read === undefined;
  // Whoever sets another value from outside means that one.
  const written = draft !== undefined && (isUnclear || read === value) ? draft : `${value ?? ""}`;
  const unclear = isUnclear ? words.unclear : "";
  useEffect(() => {
    // Holds the form back: what is not understood is not sent as if nothing were typed.
    element.current?.setCustomValidity(unclear);
  }, [unclear]);
  const move = (by: number) => {
    const from = value ?? (Number.isFinite(min) ? min - by : 0);
    setDraft(undefined);
    onValueChange(Math.min(max, Math.max(min, from + by)));
  };
  const type = (text: string) => {
    setDraft(text);
    onValueChange(readNumber(text) ?? null);
  };
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || disabled || rest.readOnly) return;
    event.preventDefault();
    move(by);
  };
  const limits = {
    ...(Number.isFinite(min) ? { "aria-valuemin": min } : {}),
    ...(Number.isFinite(max) ? { "aria-valuemax": max } : {}),
    ...(value === null ? {} : { "aria-valuenow": value }),
  };
  const name = typeof label === "string" ? label : words.number;
  return (
    <Field
      {...{ id, label, help, optional, hideLabel }}
      error={error ?? (unclear || undefined)}
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
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            disabled={disabled}
            className={input}
            value={written}
            onChange={(event) => type(event.target.value)}
            onKeyDown={stepByKey}
            onBlur={(event) => {
              if (!isUnclear) setDraft(undefined);
              onBlur?.(event);
            }}
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
