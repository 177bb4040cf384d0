import { pollLimits } from "@jubilee/core/planning/polls.rules";
import type { OptionInput, PollAnswer, PollVote } from "@jubilee/core/planning/polls.types";
import {
  type Fields,
  isFields,
  optionalText,
  requiredEmail,
  requiredId,
  requiredLine,
  requiredText,
} from "../../_shared/fields.ts";
import { Refusal } from "../../_shared/refusal.ts";

const ballotTokens = /^[A-Za-z0-9_-]{32,64}$/;

/** The token a device drew for its ballot; null where there is none or it cannot be one. */
export function ballotTokenOf(text: unknown): string | null {
  return typeof text === "string" && ballotTokens.test(text) ? text : null;
}

/** A vote as `vote_in_poll` takes it. */
export function readVote(fields: Fields): PollVote {
  const ballotToken = ballotTokenOf(fields["ballotToken"]);
  const name = optionalText(fields, "name", "Your name", 120);
  const note = optionalText(fields, "note", "Your note", pollLimits.note);
  const timeZone = optionalText(fields, "timeZone", "The time zone", 64);
  const email = given(fields["email"]) ? requiredEmail(fields, "email") : null;
  const answers = fields["answers"];
  if (!Array.isArray(answers) || answers.length > pollLimits.questions) throw unclear();
  return {
    ...(name === null ? {} : { name }),
    ...(email === null ? {} : { email }),
    ...(note === null ? {} : { note }),
    ...(timeZone === null ? {} : { timeZone }),
    ...(ballotToken === null ? {} : { ballotToken }),
    answers: answers.map(readAnswer),
  };
}

/** An option that a voter adds, as `suggest_poll_option` takes it. */
export function readSuggestion(fields: Fields) {
  const ballotToken = ballotTokenOf(fields["ballotToken"]);
  return {
    questionId: requiredId(fields, "questionId", "This question"),
    option: { ...readOption(fields), ...(ballotToken === null ? {} : { ballotToken }) },
  };
}

function readOption(fields: Fields): OptionInput {
  if (fields["label"] !== undefined) {
    return { label: requiredLine(fields, "label", "The option", pollLimits.option) };
  }
  if (fields["day"] !== undefined) {
    const day = requiredText(fields, "day", "The day", 10);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw unclear("day");
    return { day };
  }
  return { startAt: readInstant(fields, "startAt"), endAt: readInstant(fields, "endAt") };
}

function readInstant(fields: Fields, field: string): string {
  const atMs = Date.parse(requiredText(fields, field, "The time", 40));
  if (Number.isNaN(atMs)) throw unclear(field);
  return new Date(atMs).toISOString();
}

function readAnswer(value: unknown): PollAnswer {
  if (!isFields(value)) throw unclear();
  const questionId = requiredId(value, "questionId", "This question");
  if (value["marks"] !== undefined) return { questionId, marks: readMarks(value["marks"]) };
  if (value["chosen"] !== undefined) return { questionId, chosen: readIds(value["chosen"]) };
  if (value["ranking"] !== undefined) return { questionId, ranking: readIds(value["ranking"]) };
  if (typeof value["rating"] === "number") return { questionId, rating: value["rating"] };
  return { questionId, words: requiredText(value, "words", "Your answer", pollLimits.words) };
}

function readMarks(value: unknown) {
  if (!isFields(value)) throw unclear();
  const marks = Object.entries(value);
  if (marks.length > pollLimits.options) throw unclear();
  return Object.fromEntries(
    marks.map(([id, mark]) => {
      if (mark !== "yes" && mark !== "maybe" && mark !== "no") throw unclear();
      return [requiredId({ id }, "id", "This option"), mark] as const;
    }),
  );
}

function readIds(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > pollLimits.options) throw unclear();
  return value.map((id: unknown) => requiredId({ id }, "id", "This option"));
}

const given = (value: unknown) => value !== undefined && value !== null && value !== "";

function unclear(field = "answers"): Refusal {
  return new Refusal("invalid_input", "This answer is not readable.", field);
}
