interface Props<Value extends string | number> {
  /** Unique inside the widget. */
  name: string;
  label: string;
  className: string;
  options: { value: Value; words: string }[];
  value: Value | null;
  onValue: (value: Value) => void;
}

/** One of a few, as radio buttons that look like what they choose. */
export function Options<Value extends string | number>(props: Props<Value>) {
  const { name, label, className, options, value, onValue } = props;
  return (
    <div className={className} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.words}</span>
        </label>
      ))}
    </div>
  );
}
