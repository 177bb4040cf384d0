import { bestOptions } from "@jubilee/core/planning/polls.rules";
import type { PollOption, PollQuestion, QuestionResult } from "@jubilee/core/planning/polls.types";

/** A proposed time with what was said of it. */
export interface DateCount {
  option: PollOption;
  yes: number;
  maybe: number;
  isBest: boolean;
}

/** The times of a question in their order, with their counts. */
export function dateCounts({ options }: PollQuestion, result: QuestionResult): DateCount[] {
  const best = new Set(bestOptions(result));
  return options.map((option) => {
    const count = result.options.find(({ optionId }) => optionId === option.id);
    return { option, yes: count?.yes ?? 0, maybe: count?.maybe ?? 0, isBest: best.has(option.id) };
  });
}
