import { fewestAnonymousVotes } from "@jubilee/core/planning/polls.rules";
import type { PollOption, SharedPoll } from "@jubilee/core/planning/polls.types";
import { pollVotes as english } from "../../copy/en/poll-votes.copy.ts";
import { closing } from "../../format/poll-time.ts";
import { cityOf, ownZone, proposal } from "../../format/proposed-time.ts";
import { Button } from "../../parts/Button.tsx";
import { act, help, section } from "../../styles/base.css.ts";
import { part } from "../../styles/poll.css.ts";
import { hatched, votes } from "../../styles/poll-votes.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { QuestionVotes } from "./QuestionVotes.tsx";
import { useFreshPoll } from "./useFreshPoll.ts";

export interface VotesProps {
  context: WidgetContext;
  data: SharedPoll;
  onFresh: (poll: SharedPoll) => void;
  onChange: () => void;
}

/** What became of a poll, or why that is not shown. */
export function VotesScreen(props: VotesProps) {
  const { context, data, onChange } = props;
  const copy = context.words("pollVotes", english);
  const { closesAt, outcome, questions, naming, hasVoted } = data;
  useFreshPoll({ ...props, isWatching: true });
  const isClosed =
    data.state === "closed" || (closesAt !== null && Date.parse(closesAt) <= context.now());
  const ends = closesAt === null ? null : closing(closesAt, context.locale);
  const decided = questions.flatMap(({ options }) => options).find(({ id }) => id === data.decided);
  const wordsOf = (option: PollOption) => {
    const zone = ownZone();
    const { name } = proposal(option, zone, context.locale, context.now());
    return option.startAt === null ? name : `${name} (${cityOf(zone)})`;
  };
  const isSurvey = questions.length > 1;
  return (
    <>
      {isClosed && (
        <p className={`${section} ${part}`}>
          <b>{copy.closed}</b>
          {decided && <span>{` · ${copy.decided(wordsOf(decided))}`}</span>}
        </p>
      )}
      {!isClosed && data.usedUp && <p className={`${section} ${part}`}>{copy.usedUp}</p>}
      {outcome.hidden !== null && (
        <div className={`${section} ${part}`}>
          <div className={hatched} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
          <p>
            {hasVoted && <b>{`${copy.inBox} `}</b>}
            <span>
              {outcome.hidden === "too_few"
                ? copy.tooFew(fewestAnonymousVotes)
                : outcome.hidden === "until_close"
                  ? copy.untilClose(ends)
                  : copy.untilVote}
            </span>
          </p>
        </div>
      )}
      {questions.map((question) => {
        const result = outcome.questions.find(({ questionId }) => questionId === question.id);
        return (
          result && (
            <section key={question.id} className={`${section} ${part} ${votes}`}>
              {(isSurvey || question.text !== data.title) && <h3 dir="auto">{question.text}</h3>}
              <QuestionVotes {...props} copy={copy} question={question} result={result} />
            </section>
          )
        );
      })}
      {hasVoted && !isClosed && (
        <div className={`${act} ${part}`}>
          {naming === "anonymous" ? (
            <p className={help}>{copy.final}</p>
          ) : (
            <Button onPress={onChange}>{copy.change}</Button>
          )}
        </div>
      )}
    </>
  );
}
