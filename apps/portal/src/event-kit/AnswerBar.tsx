import { rsvpCopy } from "@jubilee/core/answers/rsvp.copy";
import { answerShares } from "@jubilee/core/answers/rsvp.rules";
import type { AnswerCounts } from "@jubilee/core/answers/rsvp.types";
import { StackedBar } from "@jubilee/ui/stacked-bar";
import { answerLooks } from "./answerLooks.ts";

/** Every guest in one line: coming, maybe, not coming, without an answer. */
export function AnswerBar({ counts }: { counts: AnswerCounts }) {
  const parts = answerShares(counts).map(({ state, count }) => ({
    label: rsvpCopy.states[state],
    tone: answerLooks[state].tone,
    value: count,
  }));
  return <StackedBar label="Answers" parts={parts} />;
}
