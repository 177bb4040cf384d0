import type { ReactNode } from "react";
import { bars as barsClass } from "../../styles/poll-votes.css.ts";

export interface VoteBar {
  id: string;
  label: string;
  people: number;
  /** Beside the label: one's own vote, or who leaves. */
  mark?: ReactNode;
  /** Under it: who that was. */
  who?: ReactNode;
}

interface Props {
  bars: VoteBar[];
  /** What a full bar stands for. */
  of: number;
  number: (value: number) => string;
}

/** A bar an option; the most wanted ones are drawn in the accent. */
export function VoteBars({ bars, of, number }: Props) {
  const most = Math.max(1, ...bars.map(({ people }) => people));
  return (
    <ul className={barsClass}>
      {bars.map(({ id, label, people, mark, who }) => (
        <li key={id} data-most={people === most || undefined}>
          <span>
            <bdi>{label}</bdi> {mark}
          </span>
          <b>{number(people)}</b>
          <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 0h${(people / Math.max(1, of)) * 100}v8H0z`} />
          </svg>
          {who}
        </li>
      ))}
    </ul>
  );
}
