import { bestOptions } from "@jubilee/core/planning/polls.rules";
import type { PollQuestion, QuestionResult } from "@jubilee/core/planning/polls.types";
import { Text } from "@jubilee/ui/text";
import { VoteBars } from "./VoteBars.tsx";

interface ChoiceBarsProps {
  question: PollQuestion;
  result: QuestionResult;
}

/** How many people took each option. */
export function ChoiceBars({ question, result }: ChoiceBarsProps) {
  const best = new Set(bestOptions(result));
  return (
    <>
      <VoteBars
        label={question.text}
        of={result.answered}
        bars={question.options.map(({ id, label, byGuest, mostVotes }) => ({
          id,
          label: label ?? "",
          people: result.options.find(({ optionId }) => optionId === id)?.yes ?? 0,
          isBest: best.has(id),
          note: [
            byGuest ? "added by a voter" : "",
            mostVotes === null ? "" : `${mostVotes} at most`,
          ]
            .filter(Boolean)
            .join(", "),
        }))}
      />
      {result.answered > 0 && (
        <Text tone="muted" size={14}>
          {result.answered === 1 ? "1 person answered." : `${result.answered} people answered.`}
        </Text>
      )}
    </>
  );
}
