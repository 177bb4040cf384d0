import type { PollInput, PollRecord } from "@jubilee/core/planning/polls.types";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { aSignedInPortal } from "../../../../testing/aSignedInPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { EditPoll } from "./EditPoll.tsx";

const patient = { timeout: 30_000 };
const keptPoll: PollRecord = {
  id: "p1",
  eventId: "e1",
  eventName: "Reunion",
  title: "Which song?",
  note: null,
  state: "draft",
  naming: "anonymous",
  results: "always",
  closesAt: null,
  closedAt: null,
  timeZone: "Europe/Berlin",
  became: null,
  createdAt: "",
  updatedAt: "",
  version: "v1",
  questions: [
    {
      id: "q",
      kind: "open",
      text: "Which?",
      note: null,
      required: true,
      mostChoices: null,
      scale: null,
      guestsMayAdd: false,
      onlyIf: null,
      options: [],
    },
  ],
};

afterEach(() => void vi.unstubAllGlobals());

async function showKept(poll: PollRecord, answer: (request: Request) => Promise<Response>) {
  const portal = aSignedInPortal();
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init?: RequestInit) =>
    answer(new Request(input, init)),
  );
  await act(async () => {
    renderInPortal(
      portal,
      <QueryClientProvider client={new QueryClient()}>
        <EditPoll poll={poll} />
      </QueryClientProvider>,
    );
    await portal.loadPlanner();
  });
}

it("does not save over what somebody else changed, says so, and keeps what was typed", async () => {
  const asked: unknown[] = [];
  await showKept(keptPoll, async (request) => {
    if (!request.url.endsWith("save_poll")) return Response.json(null);
    asked.push(await request.json());
    const refusal = { code: "PT409", message: "Changed", hint: "conflict", details: "version" };
    return Response.json(refusal, { status: 409 });
  });
  const title = await screen.findByRole("textbox", { name: /^Title/ }, patient);
  fireEvent.change(title, { target: { value: "Older words" } });
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Changed elsewhere", {}, patient)).toBeInTheDocument();
  expect(title).toHaveValue("Older words");
  expect(asked).toMatchObject([{ input: { title: "Older words", version: "v1" } }]);
});

it("asks on saving what becomes of votes for a time that was changed: they go unless they are kept", async () => {
  const asked: unknown[] = [];
  const option = { label: null, day: null, mostVotes: null, votesLeft: null, byGuest: false };
  const question = { kind: "date", text: "When?", note: null, required: true, mostChoices: null };
  const questions = [
    {
      ...question,
      id: "q",
      scale: null,
      guestsMayAdd: false,
      onlyIf: null,
      options: [
        { ...option, id: "o0", startAt: "2037-05-06T16:00:00Z", endAt: "2037-05-06T17:00:00Z" },
        { ...option, id: "o1", startAt: "2037-05-07T16:00:00Z", endAt: "2037-05-07T17:00:00Z" },
      ],
    },
  ];
  const poll = { ...keptPoll, naming: "named", questions } as PollRecord;
  const counts = [
    { optionId: "o0", yes: 1, maybe: 1, no: 0 },
    { optionId: "o1", yes: 1, maybe: 0, no: 0 },
  ];
  const result = { questionId: "q", answered: 2, options: counts };
  const outcome = {
    voted: 2,
    asked: null,
    waiting: null,
    hidden: null,
    questions: [result],
    voters: [],
  };
  await showKept(poll, async (request) => {
    if (request.url.endsWith("get_poll_results")) return Response.json(outcome);
    if (request.url.endsWith("save_poll")) asked.push(await request.json());
    return Response.json({ code: "PT400", message: "No", hint: "invalid_input" }, { status: 400 });
  });
  const time = await screen.findByLabelText(/Time 1 begins/, {}, patient);
  fireEvent.change(time, { target: { value: "2037-05-06T17:30" } });
  await screen.findByText(/2 answers were given for/, {}, patient);
  const press = async () => {
    fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
    return within(await screen.findByRole("dialog", {}, patient));
  };
  const first = await press();
  expect(asked).toEqual([]);
  expect(first.getByText(/^2 votes were given for/)).toBeInTheDocument();
  fireEvent.click(first.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), patient);
  const second = await press();
  fireEvent.click(second.getByRole("radio", { name: "They stay with the new time" }));
  fireEvent.click(second.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(asked).toHaveLength(2), patient);
  const ids = (asked as { input: PollInput }[]).map(({ input }) =>
    input.questions[0]?.options.map(({ id }) => id),
  );
  expect(ids).toEqual([
    [undefined, "o1"],
    ["o0", "o1"],
  ]);
});

it("an option taken away from a ranking asks for whoever named it, be it in the second place", async () => {
  const option = { startAt: null, endAt: null, day: null, mostVotes: null, votesLeft: null };
  const options = ["Soup", "Pizza", "Rice"].map((label) => ({
    ...option,
    id: label,
    label,
    byGuest: false,
  }));
  const [asked] = keptPoll.questions;
  const poll = { ...keptPoll, questions: [{ ...asked, kind: "ranked", options }] } as PollRecord;
  const counts = options.map(({ id }) => ({
    optionId: id,
    yes: id === "Soup" ? 1 : 0,
    maybe: 0,
    no: 0,
  }));
  const rankings = [{ ranking: ["Soup", "Pizza"], people: 1 }];
  const result = { questionId: "q", answered: 1, options: counts, rankings };
  const outcome = { voted: 1, asked: null, waiting: null, hidden: null, voters: [] };
  await showKept(poll, async (request) =>
    Response.json(
      request.url.endsWith("get_poll_results") ? { ...outcome, questions: [result] } : null,
    ),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Remove option 2" }, patient));
  expect(screen.getByRole("textbox", { name: "Option 2" })).toHaveFocus();
  await screen.findByText(/^1 answer goes/, {}, patient);
  fireEvent.click(screen.getByRole("button", { name: "Save changes" }));
  const dialog = within(await screen.findByRole("dialog", {}, patient));
  expect(dialog.getByText("1 vote goes with what you took away.")).toBeInTheDocument();
});
