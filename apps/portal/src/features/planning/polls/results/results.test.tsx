import type {
  PollOption,
  PollQuestion,
  PollRecord,
  PollVoter,
} from "@jubilee/core/planning/polls.types";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { dateCounts } from "./dateCounts.ts";
import { DateList } from "./DateList.tsx";
import { DateTable } from "./DateTable.tsx";
import { HiddenResults } from "./HiddenResults.tsx";
import { QuestionPart } from "./QuestionPart.tsx";
import { RankedResult } from "./RankedResult.tsx";

beforeEach(() => void vi.stubGlobal("matchMedia", () => new EventTarget()));
afterEach(() => void vi.unstubAllGlobals());

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
const question = (part: Partial<PollQuestion>): PollQuestion => ({
  id: "q",
  kind: "single",
  text: "Which picnic?",
  note: null,
  required: true,
  mostChoices: null,
  scale: null,
  guestsMayAdd: false,
  onlyIf: null,
  options: [],
  ...part,
});
const nothing = { questionId: "q", answered: 2, options: [], rankings: [], ratings: [], words: [] };
const voter = (name: string, part: Partial<PollVoter>): PollVoter => ({
  id: name,
  name,
  timeZone: null,
  marks: {},
  chosen: [],
  note: null,
  mine: false,
  ...part,
});
const poll = (part: Partial<PollRecord>) =>
  ({
    state: "open",
    naming: "named",
    timeZone: "Europe/Berlin",
    became: null,
    ...part,
  }) as PollRecord;

it("people by times: every mark has a word, the best is named and not only tinted", () => {
  const when = question({
    kind: "date",
    options: [
      option("a", { startAt: "2027-05-06T16:30:00Z", endAt: "2027-05-06T17:30:00Z" }),
      option("b", { day: "2027-05-09" }),
    ],
  });
  renderInPortal(
    aPortal(),
    <DateTable
      poll={poll({})}
      counts={dateCounts(when, {
        ...nothing,
        options: [
          { optionId: "a", yes: 1, maybe: 1, no: 0 },
          { optionId: "b", yes: 0, maybe: 0, no: 2 },
        ],
      })}
      voters={[
        voter("Kofi", { timeZone: "Africa/Accra", marks: { a: "maybe", b: "no" } }),
        voter("Adaeze", { id: null }),
      ]}
    />,
  );
  const kofi = within(screen.getByRole("row", { name: /Kofi/ }));
  expect(kofi.getAllByRole("img").map((mark) => mark.getAttribute("aria-label"))).toEqual([
    "If need be",
    "No",
  ]);
  const waiting = within(screen.getByRole("row", { name: /Adaeze/ }));
  expect(waiting.getAllByRole("img", { name: "Not yet" })).toHaveLength(2);
  expect(screen.getAllByText("Best so far")).toHaveLength(1);
  expect(screen.getByText("all day")).toBeInTheDocument();
});

it("on phones each time has its count in words, and the names behind it", () => {
  const when = question({ kind: "date", options: [option("a", { day: "2027-05-09" })] });
  renderInPortal(
    aPortal(),
    <DateList
      poll={poll({ state: "closed" })}
      counts={dateCounts(when, {
        ...nothing,
        options: [{ optionId: "a", yes: 2, maybe: 1, no: 0 }],
      })}
      voters={[
        voter("Kofi", { marks: { a: "yes" } }),
        voter("Lena", { marks: { a: "yes" } }),
        voter("Dana", { marks: { a: "maybe" } }),
      ]}
    />,
  );
  const time = within(screen.getByText("All day").closest("li") ?? document.body);
  expect(time.getByText("2 can").parentElement).toHaveTextContent("Best: 2 can, 1 if need be");
  expect(time.getByText("Kofi, Lena")).toBeInTheDocument();
});

it("of two thousand people the first hundred are drawn, the others by a press", () => {
  const when = question({ kind: "date", options: [option("a", { day: "2027-05-09" })] });
  const many = Array.from({ length: 2000 }, (_, at) => voter(`Guest ${at}`, { id: `b${at}` }));
  renderInPortal(
    aPortal(),
    <DateTable poll={poll({})} counts={dateCounts(when, nothing)} voters={many} />,
  );
  expect(screen.getAllByRole("rowheader")).toHaveLength(101);
  expect(screen.getByRole("button", { name: "Show all 2,000 people" })).toBeInTheDocument();
});

it("a ranking says who won, how it is counted, and every round in a table", async () => {
  const who = question({
    kind: "ranked",
    options: ["Lake", "Library", "Music"].map((label) => option(label, { label })),
  });
  renderInPortal(
    aPortal(),
    <RankedResult
      question={who}
      result={{
        ...nothing,
        answered: 9,
        rankings: [
          { ranking: ["Lake"], people: 4 },
          { ranking: ["Library"], people: 3 },
          { ranking: ["Music", "Library"], people: 2 },
        ],
      }}
    />,
  );
  expect(screen.getByText(/is chosen, with 5 of 9/)).toHaveTextContent("Library");
  expect(screen.getByText("Music leaves: 2 to Library.")).toBeInTheDocument();
  await userEvent.setup().click(screen.getByText("As a table"));
  const cells = within(await screen.findByRole("row", { name: /^Music/ })).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent)).toEqual(["2", "–"]);
});

it("of many rounds the last ones are drawn, under their own numbers", () => {
  const options = Array.from({ length: 12 }, (_, at) => `Place ${at}`);
  renderInPortal(
    aPortal(),
    <RankedResult
      question={question({
        kind: "ranked",
        options: options.map((label) => option(label, { label })),
      })}
      result={{
        ...nothing,
        answered: 78,
        rankings: options.map((label, at) => ({ ranking: [label], people: at + 1 })),
      }}
    />,
  );
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toHaveLength(6);
  expect(
    screen.getByText(
      `Drawn are the last 6 of ${headings.at(-1)?.replace("Round ", "")} rounds; the table has all.`,
    ),
  ).toBeInTheDocument();
});

it("a question of a branch says after what it was asked", () => {
  const came = question({
    id: "came",
    text: "How did you come?",
    options: [option("bus", { label: "By bus" }), option("foot", { label: "On foot" })],
  });
  const late = question({
    id: "late",
    text: "On time?",
    onlyIf: { questionId: "came", optionIds: ["bus"] },
  });
  renderInPortal(
    aPortal(),
    <QuestionPart
      poll={poll({ questions: [came, late] })}
      question={late}
      number={2}
      outcome={{ voted: 0, asked: null, waiting: null, hidden: null, questions: [], voters: [] }}
    />,
  );
  expect(screen.getByRole("heading", { name: "2. On time?" })).toBeInTheDocument();
  expect(screen.getByText(/“How did you come\?” was answered with By bus/)).toBeInTheDocument();
  expect(screen.getByText("Nobody has answered it yet.")).toBeInTheDocument();
});

it.each([
  ["until_close", /not even you/],
  ["too_few", /before 5 people have voted/],
] as const)("hidden results (%s) are bars of no meaning, with the reason", (hidden, words) => {
  const { container } = renderInPortal(aPortal(), <HiddenResults hidden={hidden} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(container.querySelectorAll("[aria-hidden] > span")).toHaveLength(3);
});
