import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import {
  counter,
  error as errorStyle,
  field,
  help as helpStyle,
  label as labelStyle,
  optionalMark,
} from "./Field.css.ts";
import type { FieldControl, FieldTexts } from "./field.types.ts";
import { useField } from "./useField.ts";
import { useWords } from "../../words/useWords.ts";
import { fieldWords } from "./field.copy.ts";

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  describedBy?: string | undefined;
  /** Right of the label, as "12 of 80". */
  count?: ReactNode;
  /** What just happened to the text, spoken: it was too long. */
  note?: string;
  /** Receives the id and the descriptions to spread on the control. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, help under it, error in words. For a group of choices use RadioGroup. */
export function Field({
  id,
  label,
  help,
  error,
  optional = false,
  hideLabel = false,
  describedBy,
  count,
  note,
  children,
}: FieldProps) {
  const words = useWords("field", fieldWords);
  const { control, labelId, helpId, errorId } = useField({ label, help, error }, id, describedBy);
  const text = (
    <label id={labelId} htmlFor={control.id} className={labelStyle}>
      {label}
      {optional && <span className={optionalMark}>{words.optional}</span>}
      {count !== undefined && <span className={counter}>{count}</span>}
    </label>
  );
  return (
    <div className={field}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children(control)}
      {note && (
        <span role="alert" className={helpStyle}>
          {note}
        </span>
      )}
      {error && (
        <span id={errorId} className={errorStyle}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
      {help && (
        <span id={helpId} className={helpStyle}>
          {help}
        </span>
      )}
    </div>
  );
}
