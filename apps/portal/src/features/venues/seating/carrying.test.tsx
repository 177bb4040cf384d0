import type { Seating, SeatingTable, SeatPlace } from "@jubilee/core/venues/seating.types";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, it, vi } from "vitest";
import type { Point } from "./floor.rules.ts";
import { useCarry } from "./useCarry.ts";
import { useTableDrag } from "./useTableDrag.ts";

beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
});

const table: SeatingTable = {
  id: "t1",
  label: "Table 1",
  shape: "round",
  accessible: false,
  turned: false,
  x: 200,
  y: 100,
  version: 1,
  seats: [
    { number: 1, held: false, person: "bo" },
    { number: 2, held: false, person: null },
    { number: 3, held: false, person: null },
  ],
};
const seating: Seating = {
  peopleFrom: "answers",
  publishedAt: null,
  mayWrite: true,
  tables: [table],
  people: [],
  rules: [],
};

interface HallProps {
  onSeat: (person: string, to: SeatPlace | null) => void;
  onTable: (moved: SeatingTable, to: Point) => void;
  mayWrite?: boolean;
  onPersonTo?: (person: string) => void;
  onTableTo?: (table: SeatingTable) => void;
}

function Hall({
  onSeat,
  onTable,
  mayWrite = true,
  onPersonTo = vi.fn(),
  onTableTo = vi.fn(),
}: HallProps) {
  const carry = useCarry({ ...seating, mayWrite }, { onDrop: onSeat, onMoveTo: onPersonTo });
  const drag = useTableDrag(0.5, { onMove: onTable, onMoveTo: onTableTo });
  const at = drag.pointOf(table);
  return (
    <>
      <div data-waiting="">
        <button type="button" {...carry.handlersOf("ada")}>
          Ada
        </button>
      </div>
      <button type="button" data-table="t1" {...drag.handlersOf(table)}>
        {`Table 1 at ${at.x}, ${at.y}`}
      </button>
      <button type="button" data-table="t1" data-seat="1" {...carry.handlersOf("bo")}>
        Bo
      </button>
      <button type="button" data-table="t1" data-seat="3">
        Seat 3
      </button>
    </>
  );
}

const from = { button: 0, pointerId: 1, pointerType: "mouse", clientX: 0, clientY: 0 };
const button = (name: RegExp) => screen.getByRole("button", { name });

function put(more: Partial<HallProps> = {}) {
  const onSeat = vi.fn<HallProps["onSeat"]>();
  const onTable = vi.fn<HallProps["onTable"]>();
  render(<Hall onSeat={onSeat} onTable={onTable} {...more} />);
  return { onSeat, onTable };
}

function carry(person: RegExp, over: Element) {
  document.elementFromPoint = () => over;
  fireEvent.pointerDown(button(person), from);
  fireEvent.pointerMove(button(person), { ...from, clientX: 90 });
  fireEvent.pointerUp(button(person), from);
}

it("seats people where they are put down: on a seat, at a table's first free one, or nowhere", () => {
  const { onSeat } = put();
  carry(/^Ada/, button(/^Seat 3/));
  carry(/^Ada/, button(/^Table 1/));
  carry(/^Bo/, button(/^Ada/));
  carry(/^Bo/, document.body);
  carry(/^Bo/, button(/^Bo/));
  expect(onSeat.mock.calls).toEqual([
    ["ada", { tableId: "t1", number: 3 }],
    ["ada", { tableId: "t1", number: 2 }],
    ["bo", null],
  ]);
});

it("carries nobody for who may only look", () => {
  const { onSeat } = put({ mayWrite: false });
  carry(/^Ada/, button(/^Seat 3/));
  expect(onSeat).not.toHaveBeenCalled();
});

it("moves a table by hand in steps, and by keys once it is put down", () => {
  const { onTable } = put();
  fireEvent.pointerDown(button(/^Table/), from);
  fireEvent.pointerMove(button(/^Table/), { ...from, clientX: 52, clientY: 21 });
  expect(button(/^Table/)).toHaveTextContent("Table 1 at 300, 140");
  fireEvent.pointerUp(button(/^Table/), from);
  button(/^Table/).focus();
  for (const key of [" ", "ArrowDown", "ArrowRight", "Enter"])
    fireEvent.keyDown(button(/^Table/), { key });
  expect(onTable.mock.calls.map(([, to]) => to)).toEqual([
    { x: 300, y: 140 },
    { x: 250, y: 150 },
  ]);
});

it("M offers places by name for people and for tables, and for nobody who may only look", () => {
  const onPersonTo = vi.fn<(person: string) => void>();
  const onTableTo = vi.fn<(moved: SeatingTable) => void>();
  put({ onPersonTo, onTableTo });
  fireEvent.keyDown(button(/^Bo/), { key: "m" });
  fireEvent.keyDown(button(/^Table/), { key: "ь", code: "KeyM" });
  fireEvent.keyDown(button(/^Ada/), { key: "m", ctrlKey: true });
  expect(onPersonTo.mock.calls).toEqual([["bo"]]);
  expect(onTableTo.mock.calls).toEqual([[table]]);
});
