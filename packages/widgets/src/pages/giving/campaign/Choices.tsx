interface Props {
  name: string;
  label: string;
  look: string;
  /** What is sent, and what is read. */
  options: readonly (readonly [value: string, words: string])[];
  chosen: string;
}

/** One of a few, as radio buttons that look like what they choose. */
export function Choices({ name, label, look, options, chosen }: Props) {
  return (
    <div className={look} role="radiogroup" aria-label={label}>
      {options.map(([value, words]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={value === chosen} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}
