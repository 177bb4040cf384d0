import type {
  DateMark,
  PollAnswer,
  PollQuestion,
  SharedPoll,
} from "@jubilee/core/planning/polls.types";
import type { WidgetContext } from "../widget.types.ts";

/** An answer by what its kind says; nothing of it while nothing is said. */
export interface Said {
  marks?: Record<string, DateMark>;
  chosen?: string[];
  ranking?: string[];
  rating?: number;
  words?: string;
}

/** What a screen that answers a question works with. */
export interface AnswerProps {
  context: WidgetContext;
  data: SharedPoll;
  question: PollQuestion;
  said: Said;
  onAnswer: (answer: PollAnswer) => void;
  /** The poll has another option, or other votes. */
  onFresh: (poll: SharedPoll) => void;
}

/** What is said to a question so far. */
export function answerTo({ id }: PollQuestion, answers: readonly PollAnswer[]): Said {
  return answers.find(({ questionId }) => questionId === id) ?? {};
}

const says = {
  date: "marks",
  single: "chosen",
  several: "chosen",
  ranked: "ranking",
  rating: "rating",
  open: "words",
} as const;

/** Those of a list that are answers to these questions; a tab's storage may hold anybody's text. */
export function keptAnswers(questions: readonly PollQuestion[], kept: unknown): PollAnswer[] {
  const given: unknown[] = Array.isArray(kept) ? kept : [];
  return given.filter((one): one is PollAnswer => {
    const answer: Record<string, unknown> = Object(one);
    const kind = questions.find(({ id }) => id === answer["questionId"])?.kind;
    const value = kind && answer[says[kind]];
    if (kind === "rating") return typeof value === "number";
    if (kind === "open") return typeof value === "string";
    return Object(value) === value && Array.isArray(value) === (kind !== "date");
  });
}

/** What the name of an option is to be read as: its words, or nothing for a time. */
export const optionName = ({ label }: { label: string | null }) => label ?? "";
