import type {
  OptionCount,
  PollAnswer,
  PollQuestion,
  PollState,
  QuestionResult,
} from "./polls.types.ts";

/** How much a poll may hold; SQL holds the same. */
export const pollLimits = {
  questions: 20,
  options: 50,
  title: 200,
  note: 2000,
  question: 200,
  option: 200,
  words: 2000,
} as const;

/** Votes an anonymous poll has at least before anybody sees a result. */
export const fewestAnonymousVotes = 5;

/** Whether a poll takes votes: its time ends it, whether or not anybody has said so yet. */
export function takesVotes(
  { state, closesAt }: { state: PollState; closesAt: string | null },
  nowMs: number,
): boolean {
  return state === "open" && (closesAt === null || Date.parse(closesAt) > nowMs);
}

/** The options an answer takes: those chosen, ranked, or marked with yes or if need be. */
export function takenOptions(answer: PollAnswer): string[] {
  if ("chosen" in answer) return answer.chosen;
  if ("ranking" in answer) return answer.ranking;
  if ("marks" in answer) {
    return Object.keys(answer.marks).filter((id) => answer.marks[id] !== "no");
  }
  return [];
}

/** Whether an answer says nothing. */
export function isEmptyAnswer(answer: PollAnswer): boolean {
  if ("marks" in answer) return Object.keys(answer.marks).length === 0;
  if ("words" in answer) return answer.words.trim() === "";
  return "rating" in answer ? false : takenOptions(answer).length === 0;
}

/** The questions that these answers lead to, in their order; an answer to another one does not count. */
export function askedQuestions(
  questions: readonly PollQuestion[],
  answers: readonly PollAnswer[],
): PollQuestion[] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  const asked = new Set<string>();
  return questions.filter(({ id, onlyIf }) => {
    const before =
      onlyIf && asked.has(onlyIf.questionId) ? given.get(onlyIf.questionId) : undefined;
    const isAsked =
      onlyIf === null ||
      (before !== undefined &&
        takenOptions(before).some((taken) => onlyIf.optionIds.includes(taken)));
    if (isAsked) asked.add(id);
    return isAsked;
  });
}

/** An answer without options that have been taken away. */
function knownPart(answer: PollAnswer, options: ReadonlySet<string>): PollAnswer {
  const known = (id: string) => options.has(id);
  if ("chosen" in answer) return { ...answer, chosen: answer.chosen.filter(known) };
  if ("ranking" in answer) return { ...answer, ranking: answer.ranking.filter(known) };
  if (!("marks" in answer)) return answer;
  const marks = Object.fromEntries(Object.entries(answer.marks).filter(([id]) => known(id)));
  return { ...answer, marks };
}

/** What a ballot sends: the answers that say something to questions that are asked, of options there are. */
export function answersToSend(
  questions: readonly PollQuestion[],
  answers: readonly PollAnswer[],
): PollAnswer[] {
  const options = new Set(questions.flatMap((question) => question.options.map(({ id }) => id)));
  const said = answers
    .map((answer) => knownPart(answer, options))
    .filter((answer) => !isEmptyAnswer(answer));
  return askedQuestions(questions, said).flatMap(
    ({ id }) => said.find(({ questionId }) => questionId === id) ?? [],
  );
}

/** What a ballot lacks, by question; empty when it can be sent. */
export function lackingAnswers(
  questions: readonly PollQuestion[],
  answers: readonly PollAnswer[],
): Record<string, "required" | "too_many"> {
  const sent = new Map(
    answersToSend(questions, answers).map((answer) => [answer.questionId, answer]),
  );
  const lacking: Record<string, "required" | "too_many"> = {};
  for (const { id, required, mostChoices } of askedQuestions(questions, [...sent.values()])) {
    const answer = sent.get(id);
    if (!answer) {
      if (required) lacking[id] = "required";
    } else if (mostChoices !== null && takenOptions(answer).length > mostChoices) {
      lacking[id] = "too_many";
    }
  }
  return lacking;
}

/** Higher is better: who can come, then who can if need be. */
const weightOf = ({ yes, maybe }: OptionCount) => [yes, maybe] as const;

/** The options that stand best: of dates those most people can, and among these most can if need be. */
export function bestOptions(result: Pick<QuestionResult, "options">): string[] {
  const best = result.options.reduce<readonly [number, number]>(
    (most, option) => {
      const [yes, maybe] = weightOf(option);
      return yes > most[0] || (yes === most[0] && maybe > most[1]) ? [yes, maybe] : most;
    },
    [0, 0],
  );
  if (best[0] === 0 && best[1] === 0) return [];
  return result.options
    .filter(({ yes, maybe }) => yes === best[0] && maybe === best[1])
    .map(({ optionId }) => optionId);
}

/** The mean of ratings to one decimal place; null without any. */
export function meanRating(ratings: readonly number[]): number | null {
  const people = ratings.reduce((sum, count) => sum + count, 0);
  if (people === 0) return null;
  const points = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return Math.round((points / people) * 10) / 10;
}
