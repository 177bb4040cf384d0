import type { PollRecord } from "@jubilee/core/planning/polls.types";
import { describe, expect, it } from "vitest";
import { nextOption } from "./nextOption.ts";
import {
  draftOf,
  emptyPoll,
  movedQuestion,
  newOption,
  newQuestion,
  problemsOf,
  settled,
  type PollDraft,
  type QuestionDraft,
} from "./pollDraft.rules.ts";
import { inputOf } from "./pollInput.rules.ts";

const words = (key: string, ...labels: string[]): QuestionDraft => ({
  ...newQuestion("single"),
  key,
  text: key,
  options: labels.map((label) => newOption({ key: label, label })),
});
const draft = (...questions: QuestionDraft[]): PollDraft => ({
  ...emptyPoll(),
  title: "After the evening",
  questions,
});
const lisbon = "Europe/Lisbon";
const now = { timeZone: lisbon, nowMs: Date.parse("2027-03-01T10:00:00Z") };
const survey = draft(words("came", "bus", "foot"), {
  ...words("late", "yes", "no"),
  onlyIf: { question: "came", options: ["bus"] },
});

describe("what is sent of a poll", () => {
  it("has times as instants of the event's zone, and days without one", () => {
    const when = {
      ...words("when"),
      kind: "date" as const,
      options: [
        newOption({ startLocal: "2027-05-08T16:00", endLocal: "2027-05-08T17:00" }),
        newOption({ startLocal: "2027-05-09T00:00", endLocal: "2027-05-09T23:59", allDay: true }),
      ],
    };
    const { questions } = inputOf(draft(when), null, "America/New_York");
    expect(questions[0]?.options).toEqual([
      {
        startAt: "2027-05-08T20:00:00.000Z",
        endAt: "2027-05-08T21:00:00.000Z",
        mostVotes: null,
      },
      { day: "2027-05-09", mostVotes: null },
    ]);
  });

  it("names the question and the options of a branch by their places", () => {
    const { questions } = inputOf(survey, null, "Europe/Berlin");
    expect(questions[1]?.onlyIf).toEqual({ question: 0, options: [0] });
  });

  it("says again what was kept, with its ids", () => {
    const kept: PollRecord = {
      id: "p1",
      eventId: "e1",
      eventName: "Reunion",
      state: "open",
      closesAt: null,
      closedAt: null,
      became: null,
      createdAt: "2027-01-01T12:00:00Z",
      updatedAt: "2027-01-01T12:00:00Z",
      version: "v1",
      title: "When can we all talk?",
      note: null,
      naming: "named",
      results: "always",
      timeZone: "Europe/Berlin",
      questions: [
        {
          id: "q1",
          kind: "date",
          text: "When?",
          note: null,
          required: true,
          mostChoices: null,
          scale: null,
          guestsMayAdd: true,
          onlyIf: null,
          options: [
            {
              id: "o1",
              label: null,
              startAt: "2027-05-06T16:30:00.000Z",
              endAt: "2027-05-06T17:30:00.000Z",
              day: null,
              mostVotes: 4,
              votesLeft: 4,
              byGuest: false,
            },
            {
              id: "o2",
              label: null,
              startAt: null,
              endAt: null,
              day: "2027-05-07",
              mostVotes: null,
              votesLeft: null,
              byGuest: false,
            },
          ],
        },
      ],
    };
    expect(inputOf(draftOf(kept), null, "Europe/Berlin").questions).toEqual([
      {
        id: "q1",
        kind: "date",
        text: "When?",
        note: null,
        required: true,
        mostChoices: null,
        scale: null,
        guestsMayAdd: true,
        onlyIf: null,
        options: [
          {
            id: "o1",
            startAt: "2027-05-06T16:30:00.000Z",
            endAt: "2027-05-06T17:30:00.000Z",
            mostVotes: 4,
          },
          { id: "o2", day: "2027-05-07", mostVotes: null },
        ],
      },
    ]);
  });
});

describe("a survey that is changed", () => {
  it("asks of everybody what would come before its condition", () => {
    const moved = movedQuestion(survey, "late", -1);
    expect(moved.questions.map(({ key, onlyIf }) => [key, onlyIf])).toEqual([
      ["late", null],
      ["came", null],
    ]);
  });

  it("forgets in a condition what can no longer be chosen, and says that it lacks an answer", () => {
    const [came, late] = survey.questions as [QuestionDraft, QuestionDraft];
    const without = settled(draft({ ...came, options: came.options.slice(1) }, late));
    expect(without.questions[1]?.onlyIf).toEqual({ question: "came", options: [] });
    expect(problemsOf(without, now)["late"]?.onlyIf).toBe("Choose one answer at least");
  });
});

describe("problems", () => {
  it("none where all is said", () => {
    expect(problemsOf(survey, now)).toEqual({});
  });

  it.each<[string, Partial<QuestionDraft>, object]>([
    ["a question without words", { text: " " }, { text: "Write the question" }],
    [
      "one option",
      { options: [newOption({ label: "a" })] },
      { options: "Give two options at least" },
    ],
    ["no choices", { kind: "several", mostChoices: 0 }, { mostChoices: "One at least" }],
    [
      "an option without words",
      { options: [newOption({ label: "a" }), newOption({ key: "b" })] },
      { byOption: { b: "Write what can be chosen" } },
    ],
    [
      "an end before the beginning",
      {
        kind: "date",
        options: [
          newOption({ key: "b", startLocal: "2027-05-06T18:00", endLocal: "2027-05-06T17:00" }),
          newOption({ startLocal: "2027-05-06T18:00", endLocal: "2027-05-06T19:00" }),
        ],
      },
      { byOption: { b: "It ends after it begins" } },
    ],
    [
      "an hour that the clocks leave out",
      {
        kind: "date",
        options: [
          newOption({ key: "b", startLocal: "2027-03-28T01:30", endLocal: "2027-03-28T02:30" }),
          newOption({ startLocal: "2027-03-29T01:30", endLocal: "2027-03-29T02:30" }),
        ],
      },
      { byOption: { b: "It ends after it begins" } },
    ],
    [
      "twice the same time",
      {
        kind: "date",
        options: [
          newOption({ startLocal: "2027-05-06T18:00", endLocal: "2027-05-06T19:00" }),
          newOption({ key: "b", startLocal: "2027-05-06T18:00", endLocal: "2027-05-06T19:00" }),
        ],
      },
      { byOption: { b: "This time is there already" } },
    ],
    [
      "twice the same words",
      { options: [newOption({ label: "Bus" }), newOption({ key: "b", label: " bus" })] },
      { byOption: { b: "This is there already" } },
    ],
  ])("%s", (_, part, found) => {
    const question = { ...words("one", "a", "b"), ...part };
    expect(problemsOf(draft(question), now)["one"]).toEqual({ byOption: {}, ...found });
  });

  it("a time that has passed is refused, and stays where it was proposed in time", () => {
    const past = { startLocal: "2027-03-01T08:00", endLocal: "2027-03-01T09:00" };
    const today = { startLocal: "2027-03-01T00:00", endLocal: "2027-03-01T23:59", allDay: true };
    const yesterday = { ...today, startLocal: "2027-02-28T00:00" };
    const asked = (...options: Parameters<typeof newOption>[0][]) =>
      problemsOf(
        draft({
          ...words("when"),
          kind: "date",
          options: options.map((one, at) => newOption({ key: `${at}`, ...one })),
        }),
        now,
      )["when"];
    const said = "This time has passed. Choose one that is still to come";
    expect(asked(past, today)).toEqual({ byOption: { 0: said } });
    expect(asked(yesterday, today)).toEqual({ byOption: { 0: said } });
    expect(asked({ ...past, id: "kept" }, today)).toBeUndefined();
  });

  it("voters who may add options need none to begin with", () => {
    const question = { ...words("one"), guestsMayAdd: true };
    expect(problemsOf(draft(question), now)).toEqual({});
  });
});

it("a further time has the same hours on the day after", () => {
  const last = newOption({ startLocal: "2027-02-28T22:00", endLocal: "2027-03-01T01:00" });
  expect(nextOption("date", [last])).toMatchObject({
    startLocal: "2027-03-01T22:00",
    endLocal: "2027-03-02T01:00",
  });
});
