import { describe, expect, it } from "vitest";
import {
  answersToSend,
  askedQuestions,
  bestOptions,
  lackingAnswers,
  meanRating,
} from "./polls.rules.ts";
import type { PollOption, PollQuestion } from "./polls.types.ts";

const option = (id: string): PollOption => ({
  id,
  label: id,
  startAt: null,
  endAt: null,
  day: null,
  mostVotes: null,
  votesLeft: null,
  byGuest: false,
});
const question = (id: string, changes: Partial<PollQuestion> = {}): PollQuestion => ({
  id,
  kind: "single",
  text: id,
  note: null,
  required: false,
  mostChoices: null,
  scale: null,
  guestsMayAdd: false,
  onlyIf: null,
  options: ["a", "b", "c"].map(option),
  ...changes,
});

const survey = [
  question("came", { required: true }),
  question("bus", { required: true, onlyIf: { questionId: "came", optionIds: ["a"] } }),
  question("late", { onlyIf: { questionId: "bus", optionIds: ["b"] } }),
  question("words", { kind: "open", options: [] }),
];
const ids = (questions: PollQuestion[]) => questions.map(({ id }) => id);

it("a ballot sends nothing of options that have been taken away", () => {
  const asked = [question("one"), question("many", { kind: "ranked" })];
  const given = [
    { questionId: "one", chosen: ["gone"] },
    { questionId: "many", ranking: ["gone", "b"] },
  ];
  expect(answersToSend(asked, given)).toEqual([{ questionId: "many", ranking: ["b"] }]);
});

describe("a survey with branches", () => {
  it.each([
    [[], ["came", "words"]],
    [[{ questionId: "came", chosen: ["a"] }], ["came", "bus", "words"]],
    [[{ questionId: "came", chosen: ["b"] }], ["came", "words"]],
    [
      [
        { questionId: "came", chosen: ["a"] },
        { questionId: "bus", chosen: ["b"] },
      ],
      ["came", "bus", "late", "words"],
    ],
    // What was answered on a way that was left again leads nowhere.
    [
      [
        { questionId: "came", chosen: ["b"] },
        { questionId: "bus", chosen: ["b"] },
      ],
      ["came", "words"],
    ],
  ])("after %j asks %j", (answers, asked) => {
    expect(ids(askedQuestions(survey, answers))).toEqual(asked);
  });

  it("sends only answers that say something to questions that are asked", () => {
    expect(
      answersToSend(survey, [
        { questionId: "came", chosen: ["b"] },
        { questionId: "bus", chosen: ["b"] },
        { questionId: "words", words: "  " },
      ]),
    ).toEqual([{ questionId: "came", chosen: ["b"] }]);
  });

  it("lacks what is required of the questions that are asked, and nothing else", () => {
    expect(lackingAnswers(survey, [])).toEqual({ came: "required" });
    expect(lackingAnswers(survey, [{ questionId: "came", chosen: ["a"] }])).toEqual({
      bus: "required",
    });
    expect(lackingAnswers(survey, [{ questionId: "came", chosen: ["c"] }])).toEqual({});
  });
});

describe("single questions", () => {
  it("take no more choices than are allowed", () => {
    const several = [question("dance", { kind: "several", mostChoices: 2 })];
    const chosen = (...options: string[]) => [{ questionId: "dance", chosen: options }];
    expect(lackingAnswers(several, chosen("a", "b"))).toEqual({});
    expect(lackingAnswers(several, chosen("a", "b", "c"))).toEqual({ dance: "too_many" });
  });

  it("a date that nobody can come to is an answer, one without a mark is none", () => {
    const dates = [question("when", { kind: "date", required: true })];
    expect(lackingAnswers(dates, [{ questionId: "when", marks: { a: "no" } }])).toEqual({});
    expect(lackingAnswers(dates, [{ questionId: "when", marks: {} }])).toEqual({
      when: "required",
    });
  });

  const count = (optionId: string, yes: number, maybe: number) => ({ optionId, yes, maybe, no: 0 });
  it.each([
    [[count("a", 4, 1), count("b", 6, 1), count("c", 4, 2)], ["b"]],
    [[count("a", 4, 1), count("b", 4, 2)], ["b"]],
    [
      [count("a", 4, 1), count("b", 4, 1)],
      ["a", "b"],
    ],
    [[count("a", 0, 1), count("b", 0, 0)], ["a"]],
    [[count("a", 0, 0)], []],
  ])("of %j the best is %j", (options, best) => {
    expect(bestOptions({ options })).toEqual(best);
  });

  it("ratings have a mean to one decimal place", () => {
    expect(meanRating([1, 0, 4, 50, 39])).toBe(4.3);
    expect(meanRating([0, 0, 0])).toBeNull();
  });
});
