import { toast } from "@jubilee/ui/toast";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useUndoKey } from "./useUndoKey.ts";

afterEach(() => toast.dismiss());

function Page() {
  useUndoKey();
  return (
    <>
      <button type="button">Card</button>
      <input type="checkbox" aria-label="Chosen" />
      <input aria-label="New task" />
    </>
  );
}

function moved() {
  const [first, last] = [vi.fn(), vi.fn()];
  toast.success("Moved: Cake", { undo: first });
  toast.success("Moved: Wine", { undo: last });
  render(<Page />);
  return { first, last };
}

it("undoes the last act once, by either key", () => {
  const { first, last } = moved();
  const card = screen.getByRole("button", { name: "Card" });
  fireEvent.keyDown(card, { key: "z", ctrlKey: true });
  fireEvent.keyDown(card, { key: "z", metaKey: true });
  expect(last).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
});

it.each([
  ["a letter alone", "Card", {}],
  ["what does it again", "Card", { ctrlKey: true, shiftKey: true }],
  ["letters that are typed", "New task", { ctrlKey: true }],
])("leaves %s", (_, name, keys) => {
  const { last } = moved();
  fireEvent.keyDown(screen.getByRole(name === "Card" ? "button" : "textbox", { name }), {
    key: "z",
    ...keys,
  });
  expect(last).not.toHaveBeenCalled();
});

it("is there on a box that is ticked, where no letters are", () => {
  const { last } = moved();
  fireEvent.keyDown(screen.getByRole("checkbox"), { key: "z", ctrlKey: true });
  expect(last).toHaveBeenCalledOnce();
});
