import type { PollAnswer, PollOption, PollQuestion } from "./polls.types.ts";

const markWords = { yes: "yes", maybe: "if need be", no: "no" } as const;

/**
 * What somebody said to a question, in one line: the options they chose, in their order where they
 * ranked them, their number or their words; empty where they said nothing.
 * @param optionText - The words of an option, of a time on some clock.
 */
export function answerText(
  { id, options }: PollQuestion,
  answers: readonly PollAnswer[],
  optionText: (option: PollOption) => string,
): string {
  const answer = answers.find(({ questionId }) => questionId === id);
  if (!answer) return "";
  if ("words" in answer) return answer.words;
  if ("rating" in answer) return String(answer.rating);
  const texts = new Map(options.map((option) => [option.id, optionText(option)]));
  const known = (ids: readonly string[]) => ids.flatMap((one) => texts.get(one) ?? []);
  if ("chosen" in answer) {
    return known(
      options.map((option) => option.id).filter((one) => answer.chosen.includes(one)),
    ).join(", ");
  }
  if ("ranking" in answer) {
    return known(answer.ranking)
      .map((text, place) => `${place + 1}. ${text}`)
      .join(", ");
  }
  return options
    .flatMap((option) => {
      const mark = answer.marks[option.id];
      return mark ? `${texts.get(option.id)}: ${markWords[mark]}` : [];
    })
    .join(", ");
}
