import { zonePlace } from "@jubilee/core/base/time.rules";
import type { PollRecord, PollResults } from "@jubilee/core/planning/polls.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keys } from "../../../../event-kit/data/keys.ts";
import { aSignedInPortal } from "../../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { NotVoted } from "./NotVoted.tsx";
import { PollActions } from "./PollActions.tsx";
import { PollResultPage } from "./PollResultPage.tsx";
import { UseDateDialog } from "./UseDateDialog.tsx";

const patient = { timeout: 30_000 };
const portal = aSignedInPortal();
const times = ["2037-05-06", "2037-05-08"].map((day, at) => ({
  id: `o${at}`,
  label: null,
  startAt: `${day}T16:30:00.000Z`,
  endAt: `${day}T17:30:00.000Z`,
  day: null,
  mostVotes: null,
  votesLeft: null,
  byGuest: false,
}));
const when: PollRecord["questions"][number] = {
  id: "q",
  kind: "date",
  text: "When?",
  note: null,
  required: true,
  mostChoices: null,
  scale: null,
  guestsMayAdd: false,
  onlyIf: null,
  options: times,
};
const poll: PollRecord = {
  id: "p1",
  eventId: "e1",
  eventName: "Reunion",
  title: "When can we all talk?",
  note: null,
  state: "draft",
  naming: "named",
  results: "after_vote",
  closesAt: null,
  closedAt: null,
  timeZone: "Europe/Berlin",
  questions: [when],
  became: null,
  createdAt: "2037-01-01T12:00:00Z",
  updatedAt: "2037-01-01T12:00:00Z",
  version: "v1",
};
const asked: [string, unknown][] = [];
let answer: unknown = poll;

const answers: Record<string, unknown> = {};

/** A backend that takes every call and says what it was asked. */
async function take(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (request.method === "POST") asked.push([name, await request.json()]);
  return Response.json(answers[name] ?? answer);
}

beforeEach(() => {
  asked.length = 0;
  answer = poll;
  vi.stubGlobal("fetch", take);
  vi.stubGlobal("matchMedia", () => new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

async function show(part: ReactNode, client = new QueryClient()) {
  await act(async () => {
    renderInPortal(portal, <QueryClientProvider client={client}>{part}</QueryClientProvider>);
    await portal.loadPlanner();
  });
  return userEvent.setup();
}

it.each([
  ["draft", ["Edit", "Open the poll"]],
  ["open", ["Ask guests", "Close"]],
  ["closed", ["Open again"]],
] as const)("a poll that is %s offers %j", async (state, names) => {
  await show(<PollActions poll={{ ...poll, state }} voted={0} />);
  for (const name of names) {
    const role = name === "Edit" ? "link" : "button";
    expect(await screen.findByRole(role, { name }, patient)).toBeInTheDocument();
  }
  const others = ["Open the poll", "Ask guests", "Close", "Open again"].filter(
    (name) => !names.some((one) => one === name),
  );
  for (const name of others) expect(screen.queryByRole("button", { name })).toBeNull();
});

it.each([
  ["draft", 1],
  ["published", 0],
])("while the event is %s, whoever opens a poll is warned %i times", async (status, times) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(keys.record("e1"), { status });
  const user = await show(<PollActions poll={poll} voted={0} />, client);
  await user.click(await screen.findByRole("button", { name: "Open the poll" }, patient));
  await screen.findByRole("dialog", { name: "Open the poll" }, patient);
  expect(screen.queryAllByText("The event is still a draft")).toHaveLength(times);
});

it("does not open again what has become a date", async () => {
  const became = { kind: "activity", id: "a1", optionId: "o0" } as const;
  await show(<PollActions poll={{ ...poll, state: "closed", became }} voted={3} />);
  await screen.findByRole("button", { name: "More about this poll" }, patient);
  expect(screen.queryByRole("button", { name: "Open again" })).toBeNull();
});

it("opens until a time on the event's clock, and not until one that is over", async () => {
  const user = await show(<PollActions poll={poll} voted={0} />);
  await user.click(await screen.findByRole("button", { name: "Open the poll" }, patient));
  const dialog = within(await screen.findByRole("dialog", {}, patient));
  const closes = dialog.getByLabelText(/^Closes/);
  fireEvent.change(closes, { target: { value: "2020-05-04T20:00" } });
  await user.click(dialog.getByRole("button", { name: "Open" }));
  await waitFor(() => expect(closes).toBeInvalid(), patient);
  expect(asked).toEqual([]);
  fireEvent.change(closes, { target: { value: "2037-05-04T20:00" } });
  await user.click(dialog.getByRole("button", { name: "Open" }));
  await waitFor(
    () =>
      expect(asked).toEqual([
        ["open_poll", { poll_id_param: "p1", closes_at_param: "2037-05-04T18:00:00.000Z" }],
      ]),
    patient,
  );
});

it("makes the date that stands best an activity, under a title", async () => {
  answer = { poll, carried: 2 };
  const onClose = vi.fn<() => void>();
  const user = await show(
    <UseDateDialog
      poll={{ ...poll, state: "open" }}
      question={when}
      first="o1"
      withoutAddress={3}
      onClose={onClose}
    />,
  );
  const dialog = within(await screen.findByRole("dialog", {}, patient));
  expect(dialog.getByRole("combobox", { name: /^Date/ })).toHaveValue("o1");
  expect(dialog.getByText(/^3 votes have no address/)).toBeInTheDocument();
  await user.click(dialog.getByRole("radio", { name: /^An activity/ }));
  const title = dialog.getByRole("textbox", { name: "Title" });
  fireEvent.change(title, { target: { value: "The talk" } });
  await user.click(dialog.getByRole("button", { name: "Make it the date" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patient);
  expect(asked).toEqual([
    [
      "use_poll_date",
      {
        poll_id_param: "p1",
        option_id_param: "o1",
        request: { into: "activity", title: "The talk" },
      },
    ],
  ]);
  expect(await screen.findByText("2 votes are answers now.", {}, patient)).toBeInTheDocument();
});

it("a page of a poll has its questions with what was said, the way to a date, and who has not voted", async () => {
  const open: PollRecord = { ...poll, state: "open" };
  answers["get_poll"] = open;
  answers["get_poll_results"] = {
    voted: 1,
    asked: 2,
    waiting: 1,
    hidden: null,
    questions: [
      {
        questionId: "q",
        answered: 1,
        options: [{ optionId: "o0", yes: 1, maybe: 0, no: 0 }],
        rankings: [],
        ratings: [],
        words: [],
      },
    ],
    voters: [
      {
        id: "b1",
        name: "Kofi",
        timeZone: "Africa/Accra",
        marks: { o0: "yes" },
        chosen: [],
        note: "From the car",
        mine: false,
      },
      { id: null, name: "Adaeze", timeZone: null, marks: {}, chosen: [], note: null, mine: false },
    ],
  } satisfies PollResults;
  answers["get_poll_link"] = {
    id: "l1",
    eventId: "e1",
    kind: "poll",
    token: "t",
    path: "/poll/t",
    url: "https://portal.example/poll/t",
    status: "active",
    allowedOrigins: [],
    settings: {},
    prefillKey: "",
    expiresAt: null,
    useLimit: null,
    useCount: 0,
    lastUsedAt: null,
    createdAt: "2037-01-01T12:00:00Z",
  };
  answers["list_poll_links"] = [answers["get_poll_link"]];
  await show(<PollResultPage first={open} />);
  expect(
    await screen.findByRole("region", { name: "Who can come when" }, patient),
  ).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("When can we all talk?");
  expect(screen.getByText("From the car")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Choose the date" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Not voted yet: 1" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Export as CSV" })).toBeEnabled();
  expect(
    (await screen.findAllByText("https://portal.example/poll/t", {}, patient)).length,
  ).toBeGreaterThan(0);
});

it("shows a draft as it will be asked, and nothing to share yet", async () => {
  answers["get_poll"] = poll;
  answers["get_poll_results"] = {
    voted: 0,
    asked: null,
    waiting: null,
    hidden: null,
    questions: [],
    voters: [],
  } satisfies PollResults;
  await show(<PollResultPage first={poll} />);
  expect(await screen.findByText("Nobody sees this draft yet", {}, patient)).toBeInTheDocument();
  expect(screen.getAllByText("May")).toHaveLength(2);
  for (const name of ["Share", "Not voted yet: 0"]) {
    expect(screen.queryByRole("heading", { name })).toBeNull();
  }
  expect(screen.queryByText("When you close it")).toBeNull();
  expect(screen.queryByRole("button", { name: "Export as CSV" })).toBeNull();
});

it("reminds those who were asked and have not voted, and says who cannot be yet", async () => {
  const outcome: PollResults = {
    voted: 1,
    asked: 2,
    waiting: 1,
    hidden: null,
    questions: [],
    voters: [
      { id: null, name: "Adaeze", timeZone: null, marks: {}, chosen: [], note: null, mine: false },
    ],
  };
  answer = { told: 1, tooSoon: 3, voted: 1 };
  const user = await show(<NotVoted poll={{ ...poll, state: "open" }} outcome={outcome} />);
  await user.click(await screen.findByRole("button", { name: "Remind them" }, patient));
  await waitFor(
    () => expect(asked).toEqual([["remind_of_poll", { poll_id_param: "p1" }]]),
    patient,
  );
  expect(await screen.findByText("1 mail goes out", {}, patient)).toBeInTheDocument();
  expect(screen.getByText(/^3 guests were written to within the last day/)).toBeInTheDocument();
});

it("names nobody of an anonymous poll, and reminds of no poll that is closed", async () => {
  const outcome: PollResults = {
    voted: 1,
    asked: 2,
    waiting: 1,
    hidden: null,
    questions: [],
    voters: [],
  };
  const closed: PollRecord = { ...poll, state: "closed", naming: "anonymous" };
  await show(<NotVoted poll={closed} outcome={outcome} />);
  expect(await screen.findByText(/^2 guests were asked/, {}, patient)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Remind them" })).toBeNull();
});

it("a closed poll names its date with the zone, and shares nothing any more", async () => {
  const became = { kind: "event_date", id: "e1", optionId: "o0" } as const;
  const closed: PollRecord = { ...poll, state: "closed", became };
  answers["get_poll"] = closed;
  answers["get_poll_results"] = {
    voted: 0,
    asked: null,
    waiting: null,
    hidden: "too_few",
    questions: [],
    voters: [],
  };
  answers["list_poll_links"] = [];
  await show(<PollResultPage first={closed} />);
  const place = zonePlace(Intl.DateTimeFormat().resolvedOptions().timeZone);
  expect(
    await screen.findByText(new RegExp(`May.*, ${place} time$`), {}, patient),
  ).toBeInTheDocument();
  expect(await screen.findByText("Results seen", {}, patient)).toBeInTheDocument();
  expect(asked.filter(([name]) => /poll_link/.test(name))).toEqual([]);
});
