import { PinInputControl, PinInputInput, PinInputRoot } from "@ark-ui/react/pin-input";
import { useState, type Ref } from "react";
import { classNames } from "../../classNames.ts";
import { control } from "../field/control.css.ts";
import { Field } from "../field/Field.tsx";
import type { FieldTexts } from "../field/field.types.ts";
import { cell, cells as cellsStyle } from "./PinInput.css.ts";
import { useWords } from "../../words/useWords.ts";
import { pinInputWords } from "./pinInput.copy.ts";

export interface PinInputProps extends FieldTexts {
  id?: string;
  /** For a form that is sent by the browser. */
  name?: string;
  /** What is typed so far. */
  value: string;
  onValueChange: (value: string) => void;
  /** All places are filled: check it at once. */
  onComplete?: (value: string) => void;
  length?: number;
  /** Letters too, as in a ticket's code. */
  letters?: boolean;
  /** Dots instead of what is typed: a PIN, not a code from a mail. */
  masked?: boolean;
  /** The first place, to put the focus there. */
  ref?: Ref<HTMLInputElement>;
  required?: boolean;
  disabled?: boolean;
}

/** A short code, typed or pasted: from a mail, a text message, an authenticator. A password is a PasswordField. */
export function PinInput({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  name,
  value,
  onValueChange,
  onComplete,
  length = 6,
  letters = false,
  masked = false,
  ref,
  required = false,
  disabled = false,
}: PinInputProps) {
  const words = useWords("pinInput", pinInputWords);
  const [typed, setTyped] = useState<string[]>([]);
  const places = Array.from({ length }, (_, index) => index);
  const known = typed.join("") === value ? typed : Array.from(value);
  const nameOf = letters ? words.character : words.digit;
  return (
    <Field {...{ id, label, help, error, optional, hideLabel }}>
      {(field) => (
        <PinInputRoot
          ids={{
            label: `${field.id}-label`,
            input: (index) => (index === "0" ? field.id : `${field.id}-${index}`),
          }}
          count={length}
          value={places.map((index) => known[index] ?? "")}
          onValueChange={(details) => {
            setTyped(details.value);
            onValueChange(details.value.join(""));
          }}
          onValueComplete={(details) => onComplete?.(details.valueAsString)}
          type={letters ? "alphanumeric" : "numeric"}
          sanitizeValue={(text) => text.replaceAll(/[\s-]/g, "")}
          otp
          mask={masked}
          placeholder=""
          selectOnFocus
          invalid={Boolean(error)}
          required={required}
          disabled={disabled}
          translations={{ inputLabel: (index, count) => nameOf(index + 1, count) }}
        >
          <PinInputControl className={cellsStyle}>
            {places.map((index) => (
              <PinInputInput
                key={index}
                ref={index === 0 ? ref : undefined}
                index={index}
                aria-describedby={field["aria-describedby"]}
                className={classNames(control({ numeric: true }), cell)}
              />
            ))}
          </PinInputControl>
          {name && <input type="hidden" name={name} value={value} />}
        </PinInputRoot>
      )}
    </Field>
  );
}
