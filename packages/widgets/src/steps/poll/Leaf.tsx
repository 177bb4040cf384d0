import type { Proposal } from "../../format/proposed-time.ts";
import { leaf } from "../../styles/poll-dates.css.ts";

/** A leaf of the calendar; its words stand beside it. */
export function Leaf({ when: { weekday, day, month, year } }: { when: Proposal }) {
  return (
    <span className={leaf} aria-hidden="true">
      <small>{weekday}</small>
      <b>{day}</b>
      <small>{month}</small>
      {year !== null && <small>{year}</small>}
    </span>
  );
}
