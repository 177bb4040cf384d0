import type { PollQuestion, QuestionResult } from "@jubilee/core/planning/polls.types";
import { countRanked } from "@jubilee/core/planning/ranked.rules";
import type { PollVotesCopy } from "../../copy/poll.types.ts";
import { optionName } from "../../poll/answers.ts";
import { help } from "../../styles/base.css.ts";
import { rounds as roundsClass } from "../../styles/poll-votes.css.ts";
import { VoteBars } from "./VoteBars.tsx";

interface Props {
  copy: PollVotesCopy;
  question: PollQuestion;
  result: QuestionResult;
  number: (value: number) => string;
  locale: string;
}

/** The rounds of a ranked question as bars, with where the votes went in words; a table behind them. */
export function RankedVotes({ copy, question, result, number, locale }: Props) {
  const { options } = question;
  const { rounds, winner, tied, winningLists, countedLists } = countRanked(
    result.rankings,
    options.map(({ id }) => id),
  );
  const names = new Map(options.map((option) => [option.id, optionName(option)]));
  const nameOf = (id: string | null) => (id === null ? "" : (names.get(id) ?? ""));
  const namesOf = (ids: string[]) => new Intl.ListFormat(locale).format(ids.map(nameOf));
  return (
    <>
      <p className={help}>{`${copy.answers(result.answered)}. ${copy.method}`}</p>
      {rounds.map(({ tallies, leaves, moves, exhausted }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
        <div key={index} className={roundsClass}>
          <b>{copy.round(index + 1)}</b>
          <VoteBars
            bars={tallies
              .toSorted((one, other) => other.lists - one.lists)
              .map(({ optionId, lists }) => ({
                id: optionId,
                label: nameOf(optionId),
                people: lists,
              }))}
            of={countedLists + exhausted}
            number={number}
          />
          <p className={help}>
            {leaves.length > 0 && (
              <span>
                {[
                  copy.leaves(namesOf(leaves), leaves.length),
                  ...moves
                    .filter(({ to }) => to !== null)
                    .map(({ to, lists }) => `${nameOf(to)} +${number(lists)}`),
                ].join(", ")}
              </span>
            )}
            {leaves.length === 0 && (
              <b>
                {winner === null
                  ? copy.tie(namesOf(tied), winningLists)
                  : copy.chosen(nameOf(winner), winningLists, countedLists)}
              </b>
            )}
            {exhausted > 0 && <span>{` ${copy.ended(exhausted)}`}</span>}
          </p>
        </div>
      ))}
      <details className={roundsClass}>
        <summary>{copy.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.option}</th>
              {rounds.map((_, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
                <th key={index} scope="col">
                  {copy.round(index + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {options.map(({ id }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{nameOf(id)}</bdi>
                </th>
                {rounds.map(({ tallies }, index) => {
                  const lists = tallies.find(({ optionId }) => optionId === id)?.lists;
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- rounds are told apart by their order
                    <td key={index}>{lists === undefined ? "–" : number(lists)}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
