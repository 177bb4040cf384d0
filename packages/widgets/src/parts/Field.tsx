import { field, input } from "../styles/field.css.ts";
import { error as errorClass } from "../styles/wrong.css.ts";

interface Props {
  /** Unique inside the widget. */
  name: string;
  label: string;
  optional?: string;
  value: string;
  error?: string | undefined;
  /** Brings the keyboard for addresses. A field of that type costs a script engine of its own. */
  email?: boolean;
  autoComplete?: string;
  placeholder?: string;
  rows?: number;
  onValue: (value: string) => void;
}

/** What is pasted beyond is counted and refused in words, not cut off. */
const mostLetters = 2000;

/** A labelled field with its error in words under it. */
export function Field(props: Props) {
  const { name, label, optional, value, error, email, autoComplete, placeholder, rows } = props;
  const Tag = rows ? "textarea" : "input";
  return (
    <div className={field}>
      <label htmlFor={name}>
        {label} {optional && <span>({optional})</span>}
      </label>
      <Tag
        className={input}
        id={name}
        name={name}
        value={value}
        inputMode={email ? "email" : undefined}
        autoCapitalize={email ? "none" : undefined}
        rows={rows}
        dir="auto"
        autoComplete={autoComplete ?? "off"}
        placeholder={placeholder}
        maxLength={rows ? undefined : 200}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        onInput={(event) => props.onValue(event.currentTarget.value)}
      />
      {rows && value.length > mostLetters - 100 && (
        <span className={errorClass}>
          {value.length} / {mostLetters}
        </span>
      )}
      {error && (
        <span className={errorClass} id={`${name}-error`} role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
