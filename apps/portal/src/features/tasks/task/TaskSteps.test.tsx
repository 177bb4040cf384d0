import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { TaskSteps } from "./TaskSteps.tsx";

const pasted = (text: string, known = 0) => {
  const onEdit = vi.fn();
  const checklist = Array.from({ length: known }, (_, at) => ({
    id: `${at}`,
    text: `Step ${at}`,
    done: false,
  }));
  render(<TaskSteps task={{ checklist, mayWrite: true }} onEdit={onEdit} />);
  const field = screen.getByRole("textbox", { name: "New step" });
  const isTaken = !fireEvent.paste(field, { clipboardData: { getData: () => text } });
  return { onEdit, isTaken, field };
};
const stepsOf = (onEdit: ReturnType<typeof vi.fn>) => {
  const [patch] = onEdit.mock.calls[0] as [{ steps: { text: string; done: boolean }[] }];
  return patch.steps.map(({ text, done }) => [text, done]);
};

it("several pasted lines are several steps, in one write", () => {
  const { onEdit, isTaken } = pasted("- Fetch the ladder\n- Count the hooks\r\n\n[x] Ask Ute");
  expect(isTaken).toBe(true);
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(stepsOf(onEdit)).toEqual([
    ["Fetch the ladder", false],
    ["Count the hooks", false],
    ["Ask Ute", true],
  ]);
  expect(onEdit.mock.calls[0]?.[1]).toBe("3 steps added");
});

it("one line is typed text, and stays in the field until Enter", async () => {
  const { onEdit, isTaken, field } = pasted("Fetch the ladder");
  expect(isTaken).toBe(false);
  expect(onEdit).not.toHaveBeenCalled();
  await userEvent.type(field, "Fetch it{Enter}");
  expect(onEdit).toHaveBeenCalledTimes(1);
});

it("a list holds a hundred steps", () => {
  expect(stepsOf(pasted("One\nTwo\nThree", 98).onEdit)).toHaveLength(2);
});
