import type { PollQuestion } from "@jubilee/core/planning/polls.types";
import { help, spread } from "../../styles/base.css.ts";
import { scale as scaleClass } from "../../styles/poll-ranking.css.ts";

interface Props {
  question: PollQuestion;
  value: number | null;
  onValue: (value: number) => void;
}

/** A number of a scale, with words at its ends. */
export function RatingScreen({ question: { id, scale }, value, onValue }: Props) {
  const { to, lowLabel, highLabel } = scale ?? { to: 5, lowLabel: null, highLabel: null };
  return (
    <>
      <div className={scaleClass}>
        {Array.from({ length: to }, (_, index) => index + 1).map((number) => (
          <label key={number}>
            <input
              type="radio"
              name={id}
              value={number}
              checked={value === number}
              onChange={() => onValue(number)}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      {(lowLabel ?? highLabel) && (
        <div className={`${spread} ${help}`}>
          <bdi>{lowLabel}</bdi>
          <bdi>{highLabel}</bdi>
        </div>
      )}
    </>
  );
}
