import {
  audienceSentence,
  everyone,
  isSameQuestion,
  namesOfChoices,
  oneAudience,
} from "@jubilee/core/people/audiences.rules";
import type {
  AudienceChoices,
  AudienceQuestion,
  SavedAudience,
} from "@jubilee/core/people/audiences.types";

export interface AudienceOption {
  value: string;
  label: string;
  question: AudienceQuestion;
}

const standings = ["pending", "yes", "maybe", "no", "waitlisted"] as const;

/** Whom a campaign can go to: everyone, by answer, by group, by ticket, and the audiences that are kept. */
export function audienceOptions(
  choices: AudienceChoices,
  saved: readonly SavedAudience[],
  current: AudienceQuestion,
): AudienceOption[] {
  const names = namesOfChoices(choices);
  const told = (question: AudienceQuestion, people: number, value: string): AudienceOption => ({
    value,
    label: `${audienceSentence(question, names)} (${people})`,
    question,
  });
  const options = [
    told(everyone, choices.people, "everyone"),
    ...standings.flatMap((standing) => {
      const people = choices.answers[standing] ?? 0;
      const question = oneAudience({ kind: "answer", values: [standing] });
      return people === 0 ? [] : [told(question, people, `answer ${standing}`)];
    }),
    ...choices.groups.map(({ value, people }) =>
      told(oneAudience({ kind: "group", values: [value] }), people, `group ${value}`),
    ),
    ...choices.tickets.map(({ value, people }) =>
      told(oneAudience({ kind: "ticket", values: [value] }), people, `ticket ${value}`),
    ),
    ...saved.map(({ id, name, question }) => ({ value: id, label: name, question })),
  ];
  const isThere = options.some(({ question }) => isSameQuestion(question, current));
  return isThere
    ? options
    : [{ value: "kept", label: audienceSentence(current, names), question: current }, ...options];
}

/** The question that an option stands for. */
export const chosenAudience = (options: readonly AudienceOption[], value: string) =>
  options.find((option) => option.value === value)?.question;
