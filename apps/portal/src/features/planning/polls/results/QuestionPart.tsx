import type {
  PollQuestion,
  PollRecord,
  PollResults,
  QuestionResult,
} from "@jubilee/core/planning/polls.types";
import { Section } from "@jubilee/ui/section";
import { Text } from "@jubilee/ui/text";
import { QuestionPreview } from "../preview/QuestionPreview.tsx";
import { ChoiceBars } from "./ChoiceBars.tsx";
import { DateResult } from "./DateResult.tsx";
import { RankedResult } from "./RankedResult.tsx";
import { RatingResult } from "./RatingResult.tsx";
import { WordsResult } from "./WordsResult.tsx";

export interface QuestionPartProps {
  poll: PollRecord;
  question: PollQuestion;
  /** Of a survey. */
  number: number | null;
  outcome: PollResults;
}

/** What was said to one question. */
export function QuestionPart({ poll, question, number, outcome }: QuestionPartProps) {
  const result = outcome.questions.find(({ questionId }) => questionId === question.id);
  const after = conditionWords(poll, question);
  const { kind } = question;
  const isDraft = poll.state === "draft";
  return (
    <Section
      divided
      title={<bdi>{number === null ? question.text : `${number}. ${question.text}`}</bdi>}
      description={after}
    >
      {isDraft && <QuestionPreview poll={poll} question={question} />}
      {!isDraft && (!result || result.answered === 0) && (
        <Text tone="muted">Nobody has answered it yet.</Text>
      )}
      {!isDraft && result && kind === "date" && (
        <DateResult
          poll={poll}
          question={question}
          result={result}
          voters={outcome.voters}
          withoutAddress={outcome.withoutAddress}
        />
      )}
      {!isDraft && result && (result.answered > 0 || isChoice(kind)) && (
        <Said question={question} result={result} />
      )}
    </Section>
  );
}

/** Whose options are worth seeing before anybody has answered. */
const isChoice = (kind: PollQuestion["kind"]) => kind === "single" || kind === "several";

function Said({ question, result }: { question: PollQuestion; result: QuestionResult }) {
  switch (question.kind) {
    case "single":
    case "several":
      return <ChoiceBars question={question} result={result} />;
    case "ranked":
      return <RankedResult question={question} result={result} />;
    case "rating":
      return <RatingResult question={question} result={result} />;
    case "open":
      return <WordsResult words={result.words} />;
    default:
      return null;
  }
}

/** Who is asked it, where not everybody is. */
function conditionWords({ questions }: PollRecord, { onlyIf }: PollQuestion): string | undefined {
  const before = questions.find(({ id }) => id === onlyIf?.questionId);
  if (!before || !onlyIf) return undefined;
  const names = before.options
    .filter(({ id }) => onlyIf.optionIds.includes(id))
    .map(({ label }) => label ?? "a date");
  return `Asked after “${before.text}” was answered with ${names.join(" or ")}.`;
}
