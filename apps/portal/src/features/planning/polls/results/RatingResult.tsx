import { meanRating } from "@jubilee/core/planning/polls.rules";
import type { PollQuestion, QuestionResult } from "@jubilee/core/planning/polls.types";
import { BarChart } from "@jubilee/ui/bar-chart";
import { Stack } from "@jubilee/ui/stack";
import { Text } from "@jubilee/ui/text";
import { useLocale } from "../../../../page-kit/useLocale.ts";

interface RatingResultProps {
  question: PollQuestion;
  result: QuestionResult;
}

/** How often each number was given, and their mean. */
export function RatingResult({ question: { text, scale }, result }: RatingResultProps) {
  const locale = useLocale();
  const mean = meanRating(result.ratings);
  const ends = [
    scale?.lowLabel && `1 is ${scale.lowLabel}`,
    scale?.highLabel && `${scale.to} is ${scale.highLabel}`,
  ];
  return (
    <Stack gap="2">
      <BarChart
        label={text}
        bars={result.ratings.map((people, at) => ({ label: `${at + 1}`, value: people }))}
      />
      {mean !== null && (
        <Text>
          <strong>{mean.toLocaleString(locale)}</strong> on average, from {result.answered}{" "}
          {result.answered === 1 ? "person" : "people"}
        </Text>
      )}
      {ends.some(Boolean) && (
        <Text tone="muted" size={14}>
          {ends.filter(Boolean).join(", ")}.
        </Text>
      )}
    </Stack>
  );
}
