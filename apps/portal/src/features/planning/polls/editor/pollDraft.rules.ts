import { hasPassed, toInstant, toWallTime } from "@jubilee/core/base/time.rules";
import type {
  PollNaming,
  PollRecord,
  QuestionKind,
  ResultsShown,
} from "@jubilee/core/planning/polls.types";

/** An option as it is typed: words, or a time on the clock of the event. */
export interface OptionDraft {
  /** Tells it apart while it has no id. */
  key: string;
  id: string | null;
  label: string;
  startLocal: string;
  endLocal: string;
  allDay: boolean;
  mostVotes: number | null;
}

export interface QuestionDraft {
  key: string;
  id: string | null;
  kind: QuestionKind;
  text: string;
  note: string;
  required: boolean;
  mostChoices: number | null;
  scaleTo: number;
  lowLabel: string;
  highLabel: string;
  guestsMayAdd: boolean;
  /** By the keys of an earlier question and of its options. */
  onlyIf: { question: string; options: string[] } | null;
  options: OptionDraft[];
}

export interface PollDraft {
  title: string;
  note: string;
  naming: PollNaming;
  results: ResultsShown;
  questions: QuestionDraft[];
}

/** A question's faults by field; those of an option by its key. */
export interface QuestionProblems {
  text?: string;
  options?: string;
  mostChoices?: string;
  onlyIf?: string;
  byOption: Record<string, string>;
}

export const newKey = (): string => crypto.randomUUID();

export const hasOptions = (kind: QuestionKind): boolean => kind !== "rating" && kind !== "open";

export const newOption = (part: Partial<OptionDraft> = {}): OptionDraft => ({
  key: newKey(),
  id: null,
  label: "",
  startLocal: "",
  endLocal: "",
  allDay: false,
  mostVotes: null,
  ...part,
});

/** A line that nobody has filled in yet. */
export const isBlankOption = ({ id, label, startLocal }: OptionDraft): boolean =>
  id === null && label.trim() === "" && startLocal === "";

export const newQuestion = (kind: QuestionKind): QuestionDraft => ({
  key: newKey(),
  id: null,
  kind,
  text: "",
  note: "",
  required: true,
  mostChoices: null,
  scaleTo: 5,
  lowLabel: "",
  highLabel: "",
  guestsMayAdd: false,
  onlyIf: null,
  options: hasOptions(kind) ? [newOption(), newOption()] : [],
});

export const emptyPoll = (): PollDraft => ({
  title: "",
  note: "",
  naming: "named",
  results: "after_vote",
  questions: [newQuestion("date")],
});

/** A poll in which nobody has written anything. */
export const isBlankPoll = ({ title, note, questions }: PollDraft): boolean =>
  (title + note).trim() === "" &&
  questions.every(({ text, options }) => text.trim() === "" && options.every(isBlankOption));

/** A kept poll as its form holds it. */
export function draftOf(poll: PollRecord): PollDraft {
  const { title, note, naming, results, timeZone } = poll;
  const wall = (at: string | null) => (at === null ? "" : toWallTime(at, timeZone));
  return {
    title,
    note: note ?? "",
    naming,
    results,
    questions: poll.questions.map((question) => ({
      key: question.id,
      id: question.id,
      kind: question.kind,
      text: question.text,
      note: question.note ?? "",
      required: question.required,
      mostChoices: question.mostChoices,
      scaleTo: question.scale?.to ?? 5,
      lowLabel: question.scale?.lowLabel ?? "",
      highLabel: question.scale?.highLabel ?? "",
      guestsMayAdd: question.guestsMayAdd,
      onlyIf: question.onlyIf && {
        question: question.onlyIf.questionId,
        options: question.onlyIf.optionIds,
      },
      options: question.options.map(({ id, label, startAt, endAt, day, mostVotes }) => ({
        key: id,
        id,
        label: label ?? "",
        startLocal: day === null ? wall(startAt) : `${day}T00:00`,
        endLocal: day === null ? wall(endAt) : `${day}T23:59`,
        allDay: day !== null,
        mostVotes,
      })),
    })),
  };
}

/** What a voter would read of an option: two that say the same cannot be told apart. */
const said = ({ label, startLocal, endLocal, allDay }: OptionDraft, kind: QuestionKind): string =>
  kind === "date"
    ? [startLocal.slice(0, allDay ? 10 : undefined), allDay ? "" : endLocal].join(" ")
    : label.trim().toLowerCase();

const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** Where and when a draft is looked at. */
export interface DraftClock {
  timeZone: string;
  nowMs: number;
}

function optionProblem(
  option: OptionDraft,
  { kind, options }: QuestionDraft,
  { timeZone, nowMs }: DraftClock,
): string | undefined {
  const { id, label, startLocal, endLocal, allDay } = option;
  const same = options.find((one) => said(one, kind) === said(option, kind));
  if (kind !== "date") {
    if (label.trim() === "") return "Write what can be chosen";
    return same === option ? undefined : "This is there already";
  }
  if (!wallTime.test(startLocal)) return "Choose a date";
  if (!allDay) {
    if (!wallTime.test(endLocal)) return "Choose when it ends";
    // Where the clocks change an hour may be none, so the moments are compared.
    const [start, end] = [startLocal, endLocal].map((at) => toInstant(at, timeZone).instant);
    if (!start || !end || end <= start) return "It ends after it begins";
  }
  // What was proposed in time stays when its day has come.
  const lastLocal = allDay ? `${startLocal.slice(0, 10)}T23:59` : endLocal;
  if (id === null && hasPassed(lastLocal, timeZone, nowMs))
    return "This time has passed. Choose one that is still to come";
  return same === option ? undefined : "This time is there already";
}

/** The questions before one that it can depend on: those with options. */
export function earlierQuestions(draft: PollDraft, key: string): QuestionDraft[] {
  const place = draft.questions.findIndex((question) => question.key === key);
  return draft.questions.slice(0, place).filter(({ kind }) => hasOptions(kind));
}

function questionProblems(
  draft: PollDraft,
  question: QuestionDraft,
  clock: DraftClock,
): QuestionProblems | null {
  const { text, kind, options, guestsMayAdd, mostChoices, onlyIf } = question;
  const problems: QuestionProblems = { byOption: {} };
  if (text.trim() === "") problems.text = "Write the question";
  if (hasOptions(kind)) {
    for (const option of options) {
      const problem = optionProblem(option, question, clock);
      if (problem) problems.byOption[option.key] = problem;
    }
    const fewest = guestsMayAdd ? 0 : kind === "several" ? 1 : 2;
    if (options.length < fewest) {
      problems.options = fewest === 1 ? "Give one option at least" : "Give two options at least";
    }
  }
  if (kind === "several" && mostChoices !== null && mostChoices < 1) {
    problems.mostChoices = "One at least";
  }
  if (onlyIf) {
    const isEarlier = earlierQuestions(draft, question.key).some(
      ({ key }) => key === onlyIf.question,
    );
    if (!isEarlier) problems.onlyIf = "Choose a question that comes before this one";
    else if (onlyIf.options.length === 0) problems.onlyIf = "Choose one answer at least";
  }
  const isFine = Object.keys(problems).length === 1 && Object.keys(problems.byOption).length === 0;
  return isFine ? null : problems;
}

/** What is wrong with the questions, by their keys; empty when they can be kept. */
export function problemsOf(draft: PollDraft, clock: DraftClock): Record<string, QuestionProblems> {
  return Object.fromEntries(
    draft.questions.flatMap((question) => {
      const problems = questionProblems(draft, question, clock);
      return problems ? [[question.key, problems]] : [];
    }),
  );
}

/** A draft with a question in another place; what now comes too early depends on nothing. */
export function movedQuestion(draft: PollDraft, key: string, by: number): PollDraft {
  const from = draft.questions.findIndex((question) => question.key === key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= draft.questions.length) return draft;
  return settled({ ...draft, questions: moved(draft.questions, from, to) });
}

/** A list with one of its things in another place. */
export function moved<Thing>(all: readonly Thing[], from: number, to: number): Thing[] {
  const taken = all.slice(from, from + 1);
  return all.toSpliced(from, 1).toSpliced(to, 0, ...taken);
}

/** A draft without conditions on what is no longer there, or no longer comes before. */
export function settled(draft: PollDraft): PollDraft {
  const questions = draft.questions.map((question) => {
    const { onlyIf } = question;
    if (!onlyIf) return question;
    const before = earlierQuestions(draft, question.key).find(({ key }) => key === onlyIf.question);
    if (!before) return { ...question, onlyIf: null };
    const known = new Set(before.options.map(({ key }) => key));
    return {
      ...question,
      onlyIf: { ...onlyIf, options: onlyIf.options.filter((key) => known.has(key)) },
    };
  });
  return { ...draft, questions };
}
