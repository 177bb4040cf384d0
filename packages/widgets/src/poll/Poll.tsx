import { takesVotes } from "@jubilee/core/planning/polls.rules";
import type { SharedPoll } from "@jubilee/core/planning/polls.types";
import { useState } from "react";
import { knownBallot, pollAddress } from "../client/ballot.ts";
import { poll as english } from "../copy/en/poll.copy.ts";
import { closing } from "../format/poll-time.ts";
import { Foot } from "../parts/Foot.tsx";
import { Lazy } from "../parts/Lazy.tsx";
import { useEffectOn } from "../parts/useEffectOn.ts";
import { useMoment } from "../parts/useMoment.ts";
import { head } from "../styles/base.css.ts";
import { footBox } from "../styles/poll.css.ts";
import type { ScreenProps } from "../widget.types.ts";
import { Ballot, type SentPoll } from "./Ballot.tsx";
import { loadParts } from "./Question.tsx";
import { isOfTimes } from "./times.ts";

const loadVotes = () => import("../steps/poll/poll-votes.tsx");

/** A poll or survey once its data is there: its questions, or what became of them. */
export function Poll({ context, data }: ScreenProps<SharedPoll>) {
  const { token, bare, locale } = context;
  const [fresh, setFresh] = useState(data);
  const [isChanging, setChanging] = useState(false);
  // What everybody's link tells does not say what this device has voted, and what comes with the
  // script does not say who can when: a question of its own follows.
  const [isAsking, setAsking] = useState(
    () => !data.outcome.voters || (data.guestName === null && knownBallot(token) !== null),
  );
  useEffectOn([data], () => {
    setFresh(data);
    if (!isAsking) return;
    const ask = async () => {
      const parts = Promise.allSettled(data.questions.map(loadParts));
      const answer = await context.call<SharedPoll>("GET", pollAddress(token));
      await parts;
      if (answer.ok) setFresh(answer.value);
      setAsking(false);
    };
    void ask();
  });
  const { closesAt, outcome } = fresh;
  useMoment(context.now, [closesAt]);
  const isOpen = takesVotes(fresh, context.now());
  // Where everybody's times stand in the open, one's own are among them and stay as they can be changed.
  const isTable = isOfTimes(fresh);
  const step = isAsking
    ? null
    : !isOpen || fresh.usedUp
      ? "closed"
      : fresh.hasVoted && !isChanging && !isTable
        ? "voted"
        : "open";
  useEffectOn([step], () => {
    if (step) context.emit("jubilee:step", { step });
  });

  const copy = context.words("poll", english);
  const ends = isOpen && closesAt && closing(closesAt, locale);
  const voted = outcome.waiting
    ? copy.votedOf(outcome.voted, outcome.waiting)
    : copy.voted(outcome.voted);
  const done = (answer: SentPoll) => {
    setFresh(answer);
    setChanging(false);
  };
  // Nothing was sent: what was changed goes, and one reads on at the vote as it is.
  const keepVote = () => {
    context.draft.write({});
    done({ ...fresh, notTaken: "" });
  };
  const shown = { context, data: fresh, onFresh: setFresh };
  const foot = (
    <div className={footBox}>
      <Foot context={context}>{ends ? `${voted} · ${copy.closes(ends)}` : voted}</Foot>
    </div>
  );
  return (
    <>
      {!bare && (
        <div className={head}>
          <h2 dir="auto">{fresh.title}</h2>
          {fresh.note && <p dir="auto">{fresh.note}</p>}
        </div>
      )}
      <div aria-busy={isAsking || undefined}>
        {step === "open" ? (
          <Ballot
            key={fresh.id}
            {...shown}
            copy={copy}
            onDone={done}
            onBack={isChanging ? keepVote : undefined}
          >
            {!isTable && outcome.questions[0] && (
              <Lazy context={context} load={loadVotes} screen={shown} />
            )}
            {foot}
          </Ballot>
        ) : (
          step && (
            <Lazy
              key={step}
              context={context}
              load={loadVotes}
              screen={{ ...shown, onChange: () => setChanging(true) }}
            >
              {foot}
            </Lazy>
          )
        )}
      </div>
    </>
  );
}
