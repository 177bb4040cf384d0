import { toInstant } from "@jubilee/core/base/time.rules";
import type {
  OptionInput,
  PollInput,
  QuestionInput,
  QuestionKind,
} from "@jubilee/core/planning/polls.types";
import {
  hasOptions,
  type OptionDraft,
  type PollDraft,
  type QuestionDraft,
} from "./pollDraft.rules.ts";

function optionInput(option: OptionDraft, kind: QuestionKind, timeZone: string): OptionInput {
  const { id, label, startLocal, endLocal, allDay, mostVotes } = option;
  const known = { ...(id === null ? {} : { id }), mostVotes };
  if (kind !== "date") return { ...known, label: label.trim() };
  if (allDay) return { ...known, day: startLocal.slice(0, 10) };
  return {
    ...known,
    startAt: toInstant(startLocal, timeZone).instant,
    endAt: toInstant(endLocal, timeZone).instant,
  };
}

const nullable = (text: string): string | null => text.trim() || null;

function questionInput(
  question: QuestionDraft,
  all: readonly QuestionDraft[],
  timeZone: string,
): QuestionInput {
  const { id, kind, text, note, required, onlyIf } = question;
  const before = all.findIndex(({ key }) => key === onlyIf?.question);
  const places = all[before]?.options.flatMap(({ key }, at) =>
    onlyIf?.options.includes(key) ? [at] : [],
  );
  return {
    ...(id === null ? {} : { id }),
    kind,
    text: text.trim(),
    note: nullable(note),
    required,
    mostChoices: kind === "several" ? question.mostChoices : null,
    scale:
      kind === "rating"
        ? {
            to: question.scaleTo,
            lowLabel: nullable(question.lowLabel),
            highLabel: nullable(question.highLabel),
          }
        : null,
    guestsMayAdd: hasOptions(kind) && question.guestsMayAdd,
    onlyIf: places ? { question: before, options: places } : null,
    options: hasOptions(kind)
      ? question.options.map((option) => optionInput(option, kind, timeZone))
      : [],
  };
}

/** What is sent of a draft that has no problems. */
export function inputOf(draft: PollDraft, closesAt: string | null, timeZone: string): PollInput {
  return {
    title: draft.title.trim(),
    note: nullable(draft.note),
    naming: draft.naming,
    results: draft.results,
    closesAt,
    questions: draft.questions.map((one) => questionInput(one, draft.questions, timeZone)),
  };
}
