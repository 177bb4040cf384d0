import { meanRating } from "@jubilee/core/planning/polls.rules";
import type { PollQuestion, QuestionResult, SharedPoll } from "@jubilee/core/planning/polls.types";
import type { PollVotesCopy } from "../../copy/poll.types.ts";
import { Icon } from "../../parts/Icon.tsx";
import { check } from "../../parts/icons.ts";
import { answerTo, optionName } from "../../poll/answers.ts";
import { help, unseen } from "../../styles/base.css.ts";
import { columns, mean, quotes } from "../../styles/poll-votes.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { DatesScreen } from "./DatesScreen.tsx";
import { Names } from "./Names.tsx";
import { RankedVotes } from "./RankedVotes.tsx";
import { VoteBars } from "./VoteBars.tsx";

interface Props {
  context: WidgetContext;
  data: SharedPoll;
  copy: PollVotesCopy;
  question: PollQuestion;
  result: QuestionResult;
  onFresh: (poll: SharedPoll) => void;
}

/** What was said to one question, as its kind is shown. */
export function QuestionVotes(props: Props) {
  const { context, data, copy, question, result, onFresh } = props;
  const number = (value: number) => new Intl.NumberFormat(context.locale).format(value);
  const own = answerTo(question, data.own?.answers ?? []);
  if (result.answered === 0) return <p className={help}>{copy.nobody}</p>;
  switch (question.kind) {
    case "date":
      return (
        <DatesScreen
          context={context}
          data={data}
          question={question}
          said={own}
          onFresh={onFresh}
        />
      );
    case "ranked":
      return (
        <RankedVotes
          copy={copy}
          question={question}
          result={result}
          number={number}
          locale={context.locale}
        />
      );
    case "rating": {
      const most = Math.max(1, ...result.ratings);
      return (
        <>
          <ol className={columns}>
            {result.ratings.map((people, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the numbers of a scale
              <li key={index} data-own={own.rating === index + 1 || undefined}>
                <svg viewBox="0 0 10 72" preserveAspectRatio="none" aria-hidden="true">
                  <path d={`M0 72V${72 - Math.max(1, (people / most) * 72)}h10V72z`} />
                </svg>
                <span>
                  {number(index + 1)}
                  <small>{number(people)}</small>
                </span>
              </li>
            ))}
          </ol>
          <p className={help}>
            <b className={mean}>{number(meanRating(result.ratings) ?? 0)}</b>{" "}
            {copy.from(result.answered)}
          </p>
        </>
      );
    }
    case "open":
      return (
        <>
          <div className={quotes}>
            {result.words.map((words, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two people may say the same
              <blockquote key={index} dir="auto">
                {words}
              </blockquote>
            ))}
          </div>
          <p className={help}>{copy.answers(result.answered)}</p>
        </>
      );
    default:
      return (
        <VoteBars
          bars={question.options.map((option) => ({
            id: option.id,
            label: optionName(option),
            people: result.options.find(({ optionId }) => optionId === option.id)?.yes ?? 0,
            mark: own.chosen?.includes(option.id) ? (
              <span>
                <Icon lines={check} />
                <span className={unseen}>{copy.own}</span>
              </span>
            ) : null,
            who: (
              <Names
                locale={context.locale}
                names={data.outcome.voters
                  .filter(({ chosen }) => chosen.includes(option.id))
                  .map(({ name }) => name)}
              />
            ),
          }))}
          of={result.answered}
          number={number}
        />
      );
  }
}
