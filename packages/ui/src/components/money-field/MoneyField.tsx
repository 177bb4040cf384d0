import { useState } from "react";
import type { Native } from "../../native.types.ts";
import { control, endMark, wrap } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { fractionDigits, parseMoney } from "../money-text/money.ts";
import { useWords } from "../../words/useWords.ts";
import { moneyFieldWords } from "./moneyField.copy.ts";

export interface MoneyFieldProps
  extends Native<"input", "type" | "value" | "onChange" | "size">, FieldTexts {
  /** In the currency's smallest unit; `null` while the field is empty. */
  valueMinor: number | null;
  onValueChange: (valueMinor: number | null) => void;
  currency: string;
  locale?: string;
}

const written = (minor: number | null, currency: string, locale: string | undefined) => {
  if (minor === null) return "";
  const digits = fractionDigits(currency);
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(minor / 10 ** digits);
};

/**
 * An amount of money, typed as people write it: `24,70`, `1.234,50` or `24.70`. Any other number:
 * NumberField; to show an amount: MoneyText.
 */
export function MoneyField({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  valueMinor,
  onValueChange,
  currency,
  locale,
  onBlur,
  ...rest
}: MoneyFieldProps) {
  const words = useWords("moneyField", moneyFieldWords);
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const unclear =
    draft !== undefined && draft.trim() !== "" && parseMoney(draft, currency, locale) === undefined;
  const example = written(2470, currency, locale);
  const problem = error ?? (unclear ? words.unclear(example) : undefined);
  const type = (text: string) => {
    setDraft(text);
    if (text.trim() === "") onValueChange(null);
    const minor = parseMoney(text, currency, locale);
    if (minor !== undefined) onValueChange(minor);
  };
  return (
    <Field
      {...{ id, label, help, optional, hideLabel }}
      error={problem}
      describedBy={rest["aria-describedby"]}
    >
      {(field) => (
        <span className={wrap}>
          <input
            {...rest}
            {...field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={control({ end: true, numeric: true })}
            value={draft ?? written(valueMinor, currency, locale)}
            onChange={(event) => type(event.target.value)}
            onBlur={(event) => {
              if (!unclear) setDraft(undefined);
              onBlur?.(event);
            }}
          />
          <span className={endMark} aria-hidden="true">
            {currency}
          </span>
        </span>
      )}
    </Field>
  );
}
