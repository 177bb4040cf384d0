import type { OptionTime } from "./optionTime.ts";
import { leaf } from "./results/dates.css.ts";

/** A day as a leaf of the calendar. */
export function Leaf({ time: { weekday, day, month } }: { time: OptionTime }) {
  return (
    <span className={leaf}>
      <span>{weekday}</span>
      <strong>{day}</strong>
      <span>{month}</span>
    </span>
  );
}
