import { answerShares, describeAnswers } from "@jubilee/core/rsvp/rules";
import type { AnswerCounts } from "@jubilee/core/rsvp/types";
import { VisuallyHidden } from "@jubilee/ui/visually-hidden";
import { bar, parts } from "./AnswerBar.css.ts";

/** Every guest in one line: coming, maybe, not coming, without an answer. */
export function AnswerBar({ counts }: { counts: AnswerCounts }) {
  return (
    <>
      <VisuallyHidden>{describeAnswers(counts)}</VisuallyHidden>
      <div className={bar} aria-hidden="true">
        {answerShares(counts).map(({ state, count }) => (
          <span key={state} className={parts[state]} style={{ flexGrow: count }} />
        ))}
      </div>
    </>
  );
}
