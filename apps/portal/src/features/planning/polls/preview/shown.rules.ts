import type { PollQuestion } from "@jubilee/core/planning/polls.types";
import { isBlankOption, type PollDraft } from "../editor/pollDraft.rules.ts";
import { inputOf } from "../editor/pollInput.rules.ts";

/** The questions of a draft as they would be asked now: what is not filled in yet is left out. */
export function shownQuestions(draft: PollDraft, timeZone: string): PollQuestion[] {
  const questions = draft.questions.map((question) => ({
    ...question,
    onlyIf: null,
    options: question.options.filter(
      (option) =>
        !isBlankOption(option) &&
        (question.kind !== "date" || (option.startLocal !== "" && option.endLocal !== "")),
    ),
  }));
  const { questions: asked } = inputOf({ ...draft, questions }, null, timeZone);
  return asked.map((question, at) => ({
    note: null,
    mostChoices: null,
    scale: null,
    guestsMayAdd: false,
    ...question,
    id: questions[at]?.key ?? "",
    onlyIf: null,
    options: question.options.map(({ mostVotes = null, ...option }, place) => ({
      label: null,
      startAt: null,
      endAt: null,
      day: null,
      ...option,
      id: questions[at]?.options[place]?.key ?? "",
      mostVotes,
      votesLeft: mostVotes,
      byGuest: false,
    })),
  }));
}
