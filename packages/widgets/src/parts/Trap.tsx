import { unseen } from "../styles/base.css.ts";

interface Props {
  value: string;
  onValue: (value: string) => void;
}

/** A field that people do not see; what is typed into it comes from a machine. */
export function Trap({ value, onValue }: Props) {
  return (
    <input
      className={unseen}
      name="website"
      value={value}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
      onInput={(event) => onValue(event.currentTarget.value)}
    />
  );
}
