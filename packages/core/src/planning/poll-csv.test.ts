import { expect, it } from "vitest";
import { pollResultsCsv, pollVotersCsv } from "./poll-csv.rules.ts";
import type { PollOption, PollQuestion, PollRecord, PollResults } from "./polls.types.ts";

const option = (id: string, part: Partial<PollOption>): PollOption => ({
  id,
  label: null,
  startAt: null,
  endAt: null,
  day: null,
  mostVotes: null,
  votesLeft: null,
  byGuest: false,
  ...part,
});
const question = (id: string, part: Partial<PollQuestion>): PollQuestion => ({
  id,
  kind: "single",
  text: id,
  note: null,
  required: true,
  mostChoices: null,
  scale: null,
  guestsMayAdd: false,
  onlyIf: null,
  options: [],
  ...part,
});
const poll = {
  timeZone: "Europe/Berlin",
  questions: [
    question("When?", {
      kind: "date",
      options: [
        option("a", { startAt: "2027-05-08T14:00:00Z", endAt: "2027-05-08T15:00:00Z" }),
        option("b", { day: "2027-05-09" }),
      ],
    }),
    question("Who first?", {
      kind: "ranked",
      options: [option("c", { label: "Lake" }), option("d", { label: "Library" })],
    }),
    question("How was it?", { kind: "open" }),
  ],
} as PollRecord;
const nothing = { answered: 1, options: [], rankings: [], ratings: [], words: [] };
const outcome: PollResults = {
  voted: 2,
  asked: null,
  hidden: null,
  questions: [
    {
      ...nothing,
      questionId: "When?",
      options: [
        { optionId: "a", yes: 2, maybe: 1, no: 0 },
        { optionId: "b", yes: 0, maybe: 0, no: 3 },
      ],
    },
    { ...nothing, questionId: "Who first?", rankings: [{ ranking: ["d", "c"], people: 2 }] },
    { ...nothing, questionId: "How was it?", words: ["=1+1"] },
  ],
  voters: [
    {
      id: "1",
      name: "Kofi",
      timeZone: "Africa/Accra",
      marks: { a: "maybe", b: "no" },
      note: "By phone",
      mine: false,
    },
    { id: null, name: "Adaeze", timeZone: null, marks: {}, note: null, mine: false },
  ],
};
const lines = (csv: string) => csv.replace("\uFEFF", "").trimEnd().split("\r\n");

it("has every question's counts, times on the event's clock, and no formula of a voter's", () => {
  expect(lines(pollResultsCsv(poll, outcome))).toEqual([
    "Question,Kind,Answer,People,If need be,No",
    "When?,date,2027-05-08 16:00 – 2027-05-08 17:00 (Europe/Berlin),2,1,0",
    "When?,date,2027-05-09,0,0,3",
    "Who first?,ranked,Library > Lake,2,,",
    "How was it?,open,'=1+1,1,,",
  ]);
});

it("has people by times, also those who have not voted", () => {
  expect(lines(pollVotersCsv(poll, outcome))).toEqual([
    "Name,Time zone,2027-05-08 16:00 – 2027-05-08 17:00 (Europe/Berlin),2027-05-09,Note",
    "Kofi,Africa/Accra,If need be,No,By phone",
    "Adaeze,,,,",
  ]);
});
