import type { Result } from "@jubilee/core/base/result.types";
import type { PollInput } from "@jubilee/core/planning/polls.types";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { emptyPoll, newOption, newQuestion, type PollDraft } from "./pollDraft.rules.ts";
import { PollEditor } from "./PollEditor.tsx";
import { inputOf } from "./pollInput.rules.ts";
import { usePollForm } from "./usePollForm.ts";

const write = {
  isBusy: false,
  run: async <Value,>(call: () => Promise<Result<Value>>) => {
    const answer = await call();
    return answer.ok ? answer.value : null;
  },
};

interface EditorProps {
  start: () => PollDraft;
  votes?: ReadonlyMap<string, number>;
  onSent: (input: PollInput) => void;
}

const none: ReadonlyMap<string, number> = new Map();

function Editor({ start, votes = none, onSent }: EditorProps) {
  const form = usePollForm(start, write, "Europe/Berlin");
  const send = async () => {
    await form.send(() => {
      onSent(inputOf(form.draft, null, "Europe/Berlin"));
      return Promise.resolve({ ok: true, value: true });
    });
  };
  return (
    <PollEditor
      form={form}
      timeZone="Europe/Berlin"
      votes={votes}
      hasVotes={votes.size > 0}
      isBusy={false}
      submitLabel="Keep"
      backHref="/polls"
      onSubmit={send}
    />
  );
}

const show = (start: () => PollDraft = emptyPoll, votes?: ReadonlyMap<string, number>) => {
  const onSent = vi.fn<(input: PollInput) => void>();
  renderInPortal(aPortal(), <Editor start={start} onSent={onSent} {...(votes ? { votes } : {})} />);
  return { onSent, user: userEvent.setup() };
};

it("sends nothing while something is missing, and says at each field what", async () => {
  const { onSent, user } = show();
  await user.click(screen.getByRole("button", { name: "Keep" }));
  expect(onSent).not.toHaveBeenCalled();
  expect(screen.getByRole("textbox", { name: /^Title/ })).toBeInvalid();
  expect(screen.getByRole("textbox", { name: /^Question/ })).toBeInvalid();
  expect(screen.getByLabelText(/Time 1 begins/)).toBeInvalid();
});

it("pastes several options at once over the empty lines, and a survey's second question after one of them", async () => {
  const { onSent, user } = show();
  fireEvent.change(screen.getByRole("textbox", { name: /^Title/ }), {
    target: { value: "After the evening" },
  });
  fireEvent.change(screen.getByRole("textbox", { name: /^Question/ }), {
    target: { value: "How did you come?" },
  });
  await user.selectOptions(screen.getByRole("combobox", { name: /^Answered with/ }), "single");
  await user.click(screen.getByRole("button", { name: "Paste several" }));
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.change(dialog.getByRole("textbox"), { target: { value: "By bus\nOn foot" } });
  await user.click(dialog.getByRole("button", { name: "Add" }));

  await user.click(screen.getByRole("button", { name: "Add a question" }));
  await user.click(await screen.findByRole("menuitem", { name: "Own words" }));
  const second = within(screen.getByRole("listitem", { name: "Question 2" }));
  fireEvent.change(second.getByRole("textbox", { name: /^Question/ }), {
    target: { value: "Was it on time?" },
  });
  await user.selectOptions(
    second.getByRole("combobox", { name: /^Asked of/ }),
    "Only after “How did you come?”",
  );
  await user.click(second.getByRole("checkbox", { name: "By bus" }));
  await user.click(screen.getByRole("button", { name: "Keep" }));

  expect(onSent).toHaveBeenCalledOnce();
  const { questions } = onSent.mock.calls[0]?.[0] ?? { questions: [] };
  expect(questions[0]?.options.map(({ label }) => label)).toEqual(["By bus", "On foot"]);
  expect(questions[1]).toMatchObject({
    kind: "open",
    text: "Was it on time?",
    onlyIf: { question: 0, options: [0] },
  });
});

it("tells how many answers an option keeps, and how many go with one that is taken away", async () => {
  const kept = (): PollDraft => {
    const draft = emptyPoll();
    const [question] = draft.questions;
    if (!question) throw new Error("An empty poll asks nothing");
    const options = question.options.map((option, at) => ({
      ...option,
      id: `o${at}`,
      label: `Option ${at}`,
    }));
    return { ...draft, questions: [{ ...question, kind: "single", options }] };
  };
  const { user } = show(kept, new Map([["o0", 4]]));
  expect(screen.queryByText(/4 answers to/)).toBeNull();
  await user.type(screen.getByRole("textbox", { name: "Option 1" }), "!");
  expect(screen.getByText(/4 answers to “Option 0” count for this now/)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Remove option 1" }));
  expect(screen.getByText(/4 answers go with what you took away/)).toBeInTheDocument();
});

it("Enter adds the next option and goes on in it, several pasted lines are several options, keys reorder them", async () => {
  const { onSent, user } = show();
  await user.selectOptions(screen.getByRole("combobox", { name: /^Answered with/ }), "single");
  await user.type(screen.getByRole("textbox", { name: "Option 1" }), "Lake{Enter}");
  expect(screen.getByRole("textbox", { name: "Option 2" })).toHaveFocus();
  await user.paste("Library\n\nMusic room");
  await user.keyboard("{Enter}Bar");
  const names = () =>
    screen
      .getAllByRole("textbox", { name: /^Option/ })
      .map((field) => (field instanceof HTMLInputElement ? field.value : ""));
  expect(names()).toEqual(["Lake", "Library", "Music room", "Bar"]);
  expect(onSent).not.toHaveBeenCalled();
  act(() => screen.getByRole("button", { name: "Move option 4, 4 of 4" }).focus());
  await user.keyboard("{ArrowUp}{Home}");
  expect(names()).toEqual(["Bar", "Lake", "Library", "Music room"]);
  expect(screen.getByRole("button", { name: "Move option 1, 1 of 4" })).toHaveFocus();
});

const startsOf = () =>
  screen
    .getAllByLabelText(/Time \d+ begins/)
    .map((field) => (field instanceof HTMLInputElement ? field.value.replaceAll(/\s/g, " ") : ""));

it("pasted times are shown as they are read, and what is no time stays in the box", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Paste several" }));
  const dialog = within(screen.getByRole("dialog"));
  const box = dialog.getByRole("textbox");
  fireEvent.change(box, { target: { value: "5/8/2037 19:00\nsoon\n14.8.2037\nlater" } });
  const read = () => within(dialog.getByRole("list")).getAllByRole("listitem")[0]?.textContent;
  expect(read()).toContain("May 8");
  await user.click(dialog.getByRole("radio", { name: "The day" }));
  expect(read()).toContain("Aug 5");
  await user.click(dialog.getByRole("radio", { name: "The month" }));
  await user.click(dialog.getByRole("button", { name: "Add" }));
  expect(box).toHaveValue("soon\nlater");
  expect(box).toHaveAccessibleDescription(/“soon”, “later” are no times/);
  expect(dialog.getByText("2 lines are added.")).toBeInTheDocument();
  await user.clear(box);
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(startsOf()).toEqual(["Fri, May 8, 2037, 7:00 PM"]);
  expect(screen.getByLabelText(/^Time 2$/)).toHaveValue("Fri, Aug 14, 2037");
});

it("a time pasted into a field is that field's, several are several, and what is unclear opens the dialog", async () => {
  const { user } = show();
  const first = screen.getByLabelText(/Time 1 begins/);
  const paste = (text: string) =>
    fireEvent.paste(first, { clipboardData: { getData: () => text } });
  paste("Sat 14 Aug 2037 7pm");
  // The fourteenth of August 2037 is a Friday: it is shown before it is taken.
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  expect(screen.getByText("the line names another weekday")).toBeInTheDocument();
  fireEvent.change(screen.getByRole("textbox", { name: /^One a line/ }), { target: { value: "" } });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  paste("Fri 14 Aug 2037 7pm");
  expect(startsOf()).toEqual(["Fri, Aug 14, 2037, 7:00 PM", ""]);
  paste("15 Aug 2037 8pm\n16 Aug 2037 8pm");
  expect(startsOf()).toEqual([
    "Fri, Aug 14, 2037, 7:00 PM",
    "Sat, Aug 15, 2037, 8:00 PM",
    "Sun, Aug 16, 2037, 8:00 PM",
    "",
  ]);
});

it("says of a time that it has passed", () => {
  show();
  const first = screen.getByLabelText(/Time 1 begins/);
  fireEvent.change(first, { target: { value: "2020-05-06T18:00" } });
  expect(screen.getByText(/^This time has passed/)).toBeInTheDocument();
  fireEvent.change(first, { target: { value: "2037-05-06T18:00" } });
  expect(screen.queryByText(/^This time has passed/)).toBeNull();
});

it("a limit is asked of every option at once, and gone with its tick", async () => {
  const limited = (): PollDraft => {
    const draft = emptyPoll();
    const options = [newOption({ label: "Soup", mostVotes: 3 }), newOption({ label: "Pizza" })];
    return {
      ...draft,
      title: "Supper",
      questions: [{ ...newQuestion("single"), text: "What?", options }],
    };
  };
  const { onSent, user } = show(limited);
  const limits = () => screen.queryAllByRole("spinbutton", { name: /at most so many people$/ });
  expect(limits().map((field) => (field as HTMLInputElement).value)).toEqual(["3", ""]);
  await user.click(screen.getByRole("checkbox", { name: "Limit how many choose each option" }));
  expect(limits()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Keep" }));
  expect(onSent.mock.calls[0]?.[0]).toMatchObject({
    questions: [{ options: [{ mostVotes: null }, { mostVotes: null }] }],
  });
});
