import { stepper } from "../styles/counter.css.ts";

interface Props {
  label: string;
  words: { fewer: string; more: string };
  value: number;
  least: number;
  most: number;
  /** Draws the edge in the accent. */
  on?: boolean;
  onValue: (value: number) => void;
}

/** One fewer, how many, one more. A button at its end stays focusable and does nothing. */
export function Stepper({ label, words, value, least, most, on, onValue }: Props) {
  return (
    <fieldset className={stepper} aria-label={label} data-on={on ? "" : undefined}>
      <button
        type="button"
        aria-label={words.fewer}
        aria-disabled={value <= least || undefined}
        onClick={() => value > least && onValue(value - 1)}
      />
      <output>{value}</output>
      <button
        type="button"
        aria-label={words.more}
        aria-disabled={value >= most || undefined}
        onClick={() => value < most && onValue(value + 1)}
      />
    </fieldset>
  );
}
