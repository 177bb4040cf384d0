import { clockPlace, deviceZone } from "@jubilee/core/base/zone-place.rules";
import { fewestAnonymousVotes, takesVotes } from "@jubilee/core/planning/polls.rules";
import type { PollOption, SharedPoll } from "@jubilee/core/planning/polls.types";
import { useEffect, useRef, useState } from "react";
import { pollDates as dates } from "../../copy/en/poll-dates.copy.ts";
import { pollVotes as english } from "../../copy/en/poll-votes.copy.ts";
import { closing } from "../../format/poll-time.ts";
import { proposal } from "../../format/proposed-time.ts";
import { Alert } from "../../parts/Alert.tsx";
import { Button } from "../../parts/Button.tsx";
import type { SentPoll } from "../../poll/Ballot.tsx";
import { isOfTimes } from "../../poll/times.ts";
import { act, help, section } from "../../styles/base.css.ts";
import { part } from "../../styles/poll.css.ts";
import { ahead, hatched, votes } from "../../styles/poll-votes.css.ts";
import type { WidgetContext } from "../../widget.types.ts";
import { Notes } from "./Notes.tsx";
import { QuestionVotes } from "./QuestionVotes.tsx";
import { useFreshPoll } from "./useFreshPoll.ts";

export interface VotesProps {
  context: WidgetContext;
  data: SentPoll;
  onFresh: (poll: SharedPoll) => void;
  /** Missing under a ballot, where one has not voted. */
  onChange?: () => void;
}

/** What became of a poll, or why that is not shown. */
export function VotesScreen(props: VotesProps) {
  const { context, data, onChange } = props;
  const { notTaken = null } = data;
  const copy = context.words("pollVotes", english);
  const { closesAt, outcome, questions, naming, hasVoted } = data;
  const isAhead = !onChange;
  const [isShown, setShown] = useState(!isAhead);
  useFreshPoll({ ...props, isWatching: isShown });
  const box = useRef<HTMLDivElement>(null);
  // The ballot has gone with the button that was pressed: here is where one reads on.
  useEffect(() => {
    const { activeElement: at, body } = document;
    if (notTaken !== null && (at === body || at === context.shadow.host)) box.current?.focus();
  }, [context, notTaken]);
  const isClosed = !takesVotes(data, context.now());
  const ends = closesAt === null ? null : closing(closesAt, context.locale);
  const decided = questions.flatMap(({ options }) => options).find(({ id }) => id === data.decided);
  const wordsOf = (option: PollOption) => {
    const zone = deviceZone();
    const { name } = proposal(option, zone, context.locale, context.now());
    return option.startAt === null ? name : `${name} (${clockPlace(zone, context.locale)})`;
  };
  const change = () => {
    onChange?.();
    // What was pressed goes: one reads on at the question.
    requestAnimationFrame(() => context.shadow.querySelector("fieldset")?.focus());
  };
  const isSurvey = questions.length > 1;
  const results = questions.map((question) => {
    const result = outcome.questions.find(({ questionId }) => questionId === question.id);
    return (
      result && (
        <section key={question.id} className={`${section} ${part} ${votes}`}>
          {(isSurvey || question.text !== data.title) && <h3 dir="auto">{question.text}</h3>}
          <QuestionVotes {...props} copy={copy} question={question} result={result} />
        </section>
      )
    );
  });
  // Of a poll of times they stand with who can when.
  const notes = !isOfTimes(data) && outcome.voters.some(({ note }) => note) && (
    <Notes copy={context.words("pollDates", dates)} voters={outcome.voters} />
  );
  if (isAhead) {
    return (
      <details
        className={`${section} ${part} ${ahead}`}
        onToggle={({ currentTarget }) => setShown(currentTarget.open)}
      >
        <summary>{copy.soFar}</summary>
        {results}
        {notes}
      </details>
    );
  }
  return (
    <div ref={box} tabIndex={-1}>
      {notTaken && (
        <div className={`${section} ${part}`}>
          <Alert title={copy.closed} text={notTaken} />
        </div>
      )}
      {isClosed && !notTaken && (
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
      {results}
      {notes && <div className={`${section} ${part} ${votes}`}>{notes}</div>}
      {hasVoted && !isClosed && (
        <div className={`${act} ${part}`}>
          {naming === "anonymous" ? (
            <p className={help}>{copy.final}</p>
          ) : (
            <Button onPress={change}>{copy.change}</Button>
          )}
        </div>
      )}
    </div>
  );
}
