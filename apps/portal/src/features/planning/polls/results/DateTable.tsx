import { zonePlace } from "@jubilee/core/base/time.rules";
import type {
  OptionCount,
  PollQuestion,
  PollRecord,
  PollVoter,
  QuestionResult,
} from "@jubilee/core/planning/polls.types";
import { useLocale } from "../../../../page-kit/useLocale.ts";
import { ownZone } from "../optionTime.ts";
import { VoteMark } from "../VoteMark.tsx";
import { best as bestClass, dot, table, tableBox } from "./results.css.ts";
import { TimeHead } from "./TimeHead.tsx";

export interface DateTableProps {
  poll: PollRecord;
  question: PollQuestion;
  result: QuestionResult;
  voters: readonly PollVoter[];
  /** Ids of the options that stand best. */
  best: readonly string[];
}

const noVotes = { yes: 0, maybe: 0, no: 0 };

/** People by times, with how many can come; of an anonymous poll the counts alone. */
export function DateTable({ poll, question, result, voters, best }: DateTableProps) {
  const count = new Intl.NumberFormat(useLocale());
  const zone = ownZone();
  const isBest = (id: string) => (best.includes(id) ? "" : undefined);
  const zones = [poll.timeZone, ...voters.map(({ timeZone }) => timeZone)];
  const countOf = (id: string): Omit<OptionCount, "optionId"> =>
    result.options.find(({ optionId }) => optionId === id) ?? noVotes;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <section className={tableBox} tabIndex={0} aria-label="Who can come when">
      <table className={table}>
        <thead>
          <tr>
            <td>
              <small>Times in {zonePlace(zone)}, your zone</small>
            </td>
            {question.options.map((option) => (
              <th key={option.id} scope="col" data-best={isBest(option.id)}>
                <TimeHead option={option} timeZone={zone} zones={zones} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {voters.map((voter) => (
            <tr key={voter.id ?? `not yet ${voter.name}`}>
              <th scope="row">
                <bdi>{voter.name}</bdi>
                <small>{detailOf(voter)}</small>
              </th>
              {question.options.map(({ id }) => (
                <td key={id} data-best={isBest(id)}>
                  <VoteMark mark={voter.marks[id] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Can come</th>
            {question.options.map(({ id }) => {
              const { yes, maybe } = countOf(id);
              return (
                <td key={id} data-best={isBest(id)}>
                  <strong>{count.format(yes)}</strong>
                  <small>{maybe > 0 && `+ ${count.format(maybe)} if need be`}</small>
                  {best.includes(id) && (
                    <span className={bestClass}>
                      <span className={dot} aria-hidden="true" />
                      {poll.state === "closed" ? "Best" : "Best so far"}
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Where somebody is, or that they have not voted. */
function detailOf({ id, timeZone }: PollVoter): string {
  if (id === null) return "not yet";
  return timeZone === null ? "" : zonePlace(timeZone);
}
