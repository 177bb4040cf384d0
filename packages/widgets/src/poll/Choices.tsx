import type { PollQuestion } from "@jubilee/core/planning/polls.types";
import type { PollCopy } from "../copy/poll.types.ts";
import { help } from "../styles/base.css.ts";
import { choices } from "../styles/poll.css.ts";
import { optionName } from "./answers.ts";

interface Props {
  question: PollQuestion;
  copy: PollCopy;
  chosen: string[];
  onChosen: (chosen: string[]) => void;
}

/** One of several, or as many as may be. */
export function Choices({ question, copy, chosen, onChosen }: Props) {
  const { id: name, kind, mostChoices, options } = question;
  const isOne = kind === "single";
  const isEnough = !isOne && mostChoices !== null && chosen.length >= mostChoices;
  return (
    <>
      <div className={choices}>
        {options.map((option) => {
          const { id, votesLeft } = option;
          const isChosen = chosen.includes(id);
          const isOut = !isChosen && (votesLeft === 0 || isEnough);
          return (
            <label key={id}>
              <input
                type={isOne ? "radio" : "checkbox"}
                name={name}
                value={id}
                checked={isChosen}
                disabled={isOut}
                onChange={() =>
                  onChosen(
                    isOne ? [id] : isChosen ? chosen.filter((one) => one !== id) : [...chosen, id],
                  )
                }
              />
              <span>
                <bdi>{optionName(option)}</bdi>
                {votesLeft !== null && (
                  <small>{votesLeft === 0 ? copy.noneLeft : copy.votesLeft(votesLeft)}</small>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {!isOne && mostChoices !== null && (
        <p className={help}>{isEnough ? copy.mostReached : copy.most(mostChoices)}</p>
      )}
    </>
  );
}
