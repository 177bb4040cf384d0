import { answerShares, type AnswerShare } from "@jubilee/core/answers/rsvp.rules";
import type { AnswerCounts } from "@jubilee/core/answers/rsvp.types";
import { StackedBar, type StackPart } from "@jubilee/ui/stacked-bar";

const looks: Record<AnswerShare["state"], Pick<StackPart, "label" | "tone">> = {
  yes: { label: "Coming", tone: "success" },
  maybe: { label: "Maybe", tone: "warning" },
  no: { label: "Not coming", tone: "danger" },
  waitlisted: { label: "Waiting", tone: "info" },
  pending: { label: "Without an answer", tone: "neutral" },
};

/** Every guest in one line: coming, maybe, not coming, without an answer. */
export function AnswerBar({ counts }: { counts: AnswerCounts }) {
  const parts = answerShares(counts).map(({ state, count }) => ({ ...looks[state], value: count }));
  return <StackedBar label="Answers" parts={parts} />;
}
