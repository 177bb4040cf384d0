import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Board } from "./Board.tsx";

const columns = [
  { id: "todo", name: "To do" },
  { id: "done", name: "Done" },
];
const cards = ["Ours", "Theirs"];
const itself = (card: string) => card;

it("a card that its reader may not move opens, and is neither lifted nor offered a place", () => {
  const [onMove, onOpen] = [vi.fn<() => void>(), vi.fn<(card: string) => void>()];
  render(
    <Board
      label="Errands"
      columns={columns}
      items={cards}
      idOf={itself}
      nameOf={itself}
      columnOf={() => "todo"}
      mayMove={(card) => card === "Ours"}
      onMove={onMove}
      onOpen={onOpen}
    />,
  );
  expect(screen.getByRole("button", { name: "Move Ours to…" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Move Theirs to…" })).toBeNull();
  const theirs = screen.getByRole("button", { name: "Theirs" });
  expect(theirs).not.toHaveAccessibleDescription();
  theirs.focus();
  for (const key of [" ", "ArrowRight", " ", "m"]) fireEvent.keyDown(theirs, { key });
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(theirs);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("Theirs");
});
