import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Board } from "./Board.tsx";

const columns = [
  { id: "todo", name: "To do" },
  { id: "done", name: "Done" },
];
const cards = ["Theirs"];
const itself = (card: string) => card;

it("for who may only look cards open, and are neither lifted nor offered a place", () => {
  const onOpen = vi.fn<(card: string) => void>();
  render(
    <Board
      label="Errands"
      columns={columns}
      items={cards}
      idOf={itself}
      nameOf={itself}
      columnOf={() => "todo"}
      onOpen={onOpen}
    />,
  );
  expect(screen.queryByRole("button", { name: "Move Theirs to…" })).toBeNull();
  const theirs = screen.getByRole("button", { name: "Theirs" });
  expect(theirs).not.toHaveAccessibleDescription();
  theirs.focus();
  for (const key of [" ", "ArrowRight", " ", "m"]) fireEvent.keyDown(theirs, { key });
  expect(screen.getByRole("status")).toHaveTextContent("");
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(theirs);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("Theirs");
});
