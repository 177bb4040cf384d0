import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FigureColumn, FigureRow } from "./figure.types.ts";
import { canChange, figureOf, pastedLines, pasteFrom, readFigure, sumsOf } from "./figures.ts";

const columns: FigureColumn[] = [
  { id: "count", header: "Count", kind: "number", isSummed: false },
  { id: "planned", header: "Planned", kind: "money" },
  { id: "spent", header: "Spent", kind: "money" },
  { id: "left", header: "Left", kind: "difference", of: "planned", less: "spent" },
];
const [, , , left] = columns;
const row = (
  id: string,
  planned: number | null,
  spent: number | null,
  isFixed = false,
): FigureRow => ({
  id,
  label: id,
  figures: { count: 1, planned, spent },
  isFixed,
});

describe("figures as people type them", () => {
  it.each([
    ["24,70", "money", 2470],
    ["1.234,50", "money", 123450],
    ["١٢٫٥", "money", 1250],
    ["۱۲", "money", 1200],
    ["−5", "money", -500],
    ["(5.00)", "money", -500],
    ["", "money", null],
    ["  ", "number", null],
    ["1,200", "number", 1200],
    ["1 200", "number", 1200],
    ["a few", "number", undefined],
    ["12.5", "number", undefined],
    ["free", "money", undefined],
  ] as const)("%s as %s is %s", (text, kind, value) => {
    expect(readFigure(text, kind, { currency: "EUR" })).toBe(value);
  });
});

describe("sums and differences", () => {
  it("the difference of the sums is the sum of the differences", () => {
    const amount = fc.option(fc.integer({ min: -1e9, max: 1e9 }), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 1 }), (pairs) => {
        const rows = pairs.map(([planned, spent], at) => row(`${at}`, planned, spent));
        const each = rows.map(({ figures }) => (left ? figureOf(figures, left) : null) ?? 0);
        const sum = each.reduce((total, one) => total + one, 0);
        expect((left && figureOf(sumsOf(rows, columns), left)) ?? 0).toBe(sum);
      }),
    );
  });

  it("what is not known is not nothing", () => {
    expect(left && figureOf(row("a", null, null).figures, left)).toBeNull();
    expect(left && figureOf(row("a", null, 500).figures, left)).toBe(-500);
    expect(sumsOf([row("a", null, 5)], columns)).toEqual({ planned: null, spent: 5 });
  });
});

describe("a paste", () => {
  const groups = [
    { id: "food", label: "Food", rows: [row("a", 100, null), row("b", 200, null, true)] },
    { id: "room", label: "Room", rows: [row("c", 300, null)] },
  ];
  const paste = (text: string, rowId = "a", columnId = "planned") =>
    pasteFrom({ rowId, columnId }, pastedLines(text), {
      groups,
      columns,
      currency: "EUR",
      locale: "en",
    });

  it("goes down a column, over the ends of groups, and leaves alone what is fixed", () => {
    expect(paste("1.50\r\n2.50\r\n3.50\r\n")).toEqual({
      changes: [
        { rowId: "a", columnId: "planned", value: 150, before: 100 },
        { rowId: "c", columnId: "planned", value: 350, before: 300 },
      ],
      unread: 1,
    });
  });

  it("takes what is no amount for none, and says how many", () => {
    expect(paste("free\n\n4").unread).toBe(1);
    expect(paste("1\t2\t3")).toEqual({
      changes: [{ rowId: "a", columnId: "spent", value: 200, before: null }],
      unread: 1,
    });
  });

  it("beyond the last row nothing is changed", () => {
    expect(paste("1\n2", "c").unread).toBe(1);
  });
});

it("what is reckoned is not typed", () => {
  expect(columns.filter((column) => canChange(row("a", 1, 1), column)).map(({ id }) => id)).toEqual(
    ["count", "planned", "spent"],
  );
});
