import type { Result } from "@jubilee/core/base/result.types";
import type { PollInput } from "@jubilee/core/planning/polls.types";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aPortal } from "../../../../testing/aPortal.ts";
import { renderInPortal } from "../../../../testing/renderInPortal.tsx";
import { emptyPoll, type PollDraft } from "./pollDraft.rules.ts";
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
