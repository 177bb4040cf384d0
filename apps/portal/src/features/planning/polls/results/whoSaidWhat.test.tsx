import type {
  PollQuestion,
  PollRecord,
  PollResults,
  QuestionKind,
} from "@jubilee/core/planning/polls.types";
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { PollStand } from "./PollStand.tsx";
import { WhoSaidWhat } from "./WhoSaidWhat.tsx";

afterEach(() => void vi.useRealTimers());

const options = ["Salad", "Bread", "Wine"].map((label) => ({
  id: label,
  label,
  startAt: null,
  endAt: null,
  day: null,
  mostVotes: null,
  votesLeft: null,
  byGuest: false,
}));
const question = (id: string, kind: QuestionKind, text: string): PollQuestion => ({
  id,
  kind,
  text,
  note: null,
  required: false,
  mostChoices: null,
  scale: null,
  guestsMayAdd: false,
  onlyIf: null,
  options: kind === "rating" || kind === "open" ? [] : options,
});
const poll: PollRecord = {
  id: "p",
  eventId: "e",
  eventName: "New year",
  title: "Supper",
  note: null,
  state: "open",
  naming: "named",
  results: "always",
  timeZone: "Asia/Tokyo",
  closesAt: null,
  closedAt: null,
  became: null,
  createdAt: "",
  updatedAt: "",
  version: "v1",
  questions: [
    question("dish", "several", "What do you bring?"),
    question("order", "ranked", "In which order?"),
    question("stars", "rating", "Last year?"),
    question("words", "open", "Anything else?"),
  ],
};
const person = { timeZone: null, marks: {}, chosen: [], mine: false };
const outcome: PollResults = {
  voted: 2,
  asked: 3,
  waiting: 1,
  hidden: null,
  questions: [],
  voters: [
    { ...person, id: "b1", name: "田中 花子", note: "Nuts in it" },
    { ...person, id: "b2", name: "مريم", note: null },
    { ...person, id: null, name: "Asked alone", note: null },
  ],
  answers: {
    b1: [
      { questionId: "dish", chosen: ["Wine", "Salad"] },
      { questionId: "order", ranking: ["Wine", "Bread"] },
      { questionId: "stars", rating: 4 },
      { questionId: "words", words: "More rice" },
    ],
    b2: [{ questionId: "dish", chosen: ["Bread"] }],
  },
};

it("a named poll tells its planner who said what, and what they said about it", () => {
  renderInPortal(aPortal(), <WhoSaidWhat poll={poll} outcome={outcome} />);
  const rows = screen.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "NameWhat do you bring?In which order?Last year?Anything else?Said about it",
    "田中 花子Salad, Wine1. Wine, 2. Bread4More riceNuts in it",
    "مريمBread––––",
  ]);
});

it.each([
  ["an anonymous poll", { ...outcome, voters: [], answers: null }],
  ["a poll nobody has answered", { ...outcome, voters: [], answers: {} }],
])("%s has no such table", (_, results) => {
  renderInPortal(aPortal(), <WhoSaidWhat poll={poll} outcome={results} />);
  expect(screen.queryByRole("table")).toBeNull();
});

it("what has closed this moment has no time left, though the page's clock goes by the minute", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T08:21:05Z"), toFake: ["Date"] });
  const closed: PollRecord = { ...poll, state: "closed", closedAt: "2026-11-23T08:21:50Z" };
  renderInPortal(aPortal(), <PollStand poll={closed} outcome={outcome} />);
  expect(screen.getByText(/23 November 2026|November 23, 2026/)).toBeInTheDocument();
  expect(screen.queryByText(/left/)).toBeNull();
});
