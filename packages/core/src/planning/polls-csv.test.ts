import { expect, it } from "vitest";
import { pollCsv } from "./polls-csv.rules.ts";
import type { PollQuestion, PollResults } from "./polls.types.ts";

const option = (id: string, more: object) => ({
  id,
  label: null,
  startAt: null,
  endAt: null,
  day: null,
  mostVotes: null,
  votesLeft: null,
  byGuest: false,
  ...more,
});
const question = (id: string, more: Partial<PollQuestion>): PollQuestion => ({
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
  ...more,
});
const result = (questionId: string, more: object) => ({
  questionId,
  answered: 2,
  options: [],
  rankings: [],
  ratings: [],
  words: [],
  ...more,
});

it("tells counts, who can when, rounds and words, on the event's clock", () => {
  const times = [
    option("t", { startAt: "2027-05-08T16:00:00Z", endAt: "2027-05-08T18:00:00Z" }),
    option("d", { day: "2027-05-09" }),
  ];
  const results: PollResults = {
    voted: 2,
    asked: 3,
    waiting: 0,
    hidden: null,
    questions: [
      result("When?", { options: [{ optionId: "t", yes: 1, maybe: 1, no: 0 }] }),
      result("What?", { rankings: [{ ranking: ["b", "a"], people: 2 }] }),
      result("Why?", { words: ["=1+1"] }),
    ],
    answers: {
      "1": [
        { questionId: "What?", ranking: ["b", "a"] },
        { questionId: "Why?", words: "=1+1" },
      ],
    },
    voters: [
      {
        id: "1",
        name: "Ada",
        timeZone: null,
        marks: { t: "maybe" },
        chosen: [],
        note: "Late",
        mine: false,
      },
      { id: null, name: "Not yet", timeZone: null, marks: {}, chosen: [], note: null, mine: false },
    ],
  };
  const csv = pollCsv(
    {
      title: "Picnic",
      timeZone: "Africa/Accra",
      questions: [
        question("When?", { kind: "date", options: times }),
        question("What?", {
          kind: "ranked",
          options: [option("a", { label: "Boat" }), option("b", { label: "Books" })],
        }),
        question("Why?", { kind: "open" }),
      ],
    },
    results,
  );
  expect(csv).toContain("2027-05-08T16:00 to 2027-05-08T18:00 (Africa/Accra),1,1,0");
  expect(csv).toContain("2027-05-09,0,0,0");
  expect(csv).toContain("Ada,if need be,,Late");
  expect(csv).not.toContain("Not yet");
  expect(csv).toContain("Books,2");
  expect(csv).toContain("Name,What?,Why?,Note");
  expect(csv).toContain('Ada,"1. Books, 2. Boat",\'=1+1,Late');
  // A program must not reckon with what a voter wrote.
  expect(csv).not.toMatch(/(^|,)=1/m);
});
