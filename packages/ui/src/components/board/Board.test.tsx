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
  expect(theirs).toHaveAccessibleDescription(/^Arrow keys go from card to card.*Enter opens it\.$/);
  expect(theirs).not.toHaveAccessibleDescription(/Space|M names/);
  theirs.focus();
  for (const key of [" ", "ArrowRight", " ", "m"]) fireEvent.keyDown(theirs, { key });
  expect(screen.getByRole("status")).toHaveTextContent("");
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(theirs);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith("Theirs");
});

it.each([
  [
    true,
    "Theirs picked up, in To do. Left and right move it to the column beside, Space",
    "In Done.",
  ],
  [false, "picked up, place 1 of 1 in To do. Left and right", "Place 1 of 1 in Done."],
])("says where a lifted card is, by the order of the columns (%s)", (isOrdered, lifted, moved) => {
  render(
    <Board
      label="Errands"
      columns={columns.map((column) => ({ ...column, isOrdered }))}
      items={cards}
      idOf={itself}
      nameOf={itself}
      columnOf={() => "todo"}
      onMove={vi.fn<() => void>()}
      onOpen={vi.fn<() => void>()}
    />,
  );
  const theirs = screen.getByRole("button", { name: "Theirs" });
  theirs.focus();
  fireEvent.keyDown(theirs, { key: " " });
  expect(screen.getByRole("status")).toHaveTextContent(lifted);
  fireEvent.keyDown(document.activeElement ?? theirs, { key: "ArrowRight" });
  expect(screen.getByRole("status")).toHaveTextContent(moved);
});

it("draws a card anew only when it moves itself", () => {
  const items = ["Hall", "Food", "Band"];
  const columnOf = (card: string) => (card === "Band" ? "done" : "todo");
  const drawn = vi.fn<(card: string) => null>(() => null);
  render(
    <Board
      label="Errands"
      columns={columns}
      items={items}
      idOf={itself}
      nameOf={itself}
      columnOf={columnOf}
      card={drawn}
      onMove={vi.fn<() => void>()}
      onOpen={vi.fn<() => void>()}
    />,
  );
  const hall = screen.getByRole("button", { name: "Hall" });
  hall.focus();
  drawn.mockClear();
  fireEvent.keyDown(hall, { key: " " });
  fireEvent.keyDown(hall, { key: "ArrowRight" });
  const names = new Set(drawn.mock.calls.map(([card]) => card));
  expect(names).toEqual(new Set(["Hall"]));
});
