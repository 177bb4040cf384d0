import { describe, expect, it } from "vitest";
import { columnsThatFit, neededPx, widening } from "./columnsThatFit.ts";
import type { DataColumn } from "./dataTable.types.ts";

const column = (id: string, widthPx?: number, from?: DataColumn<object>["from"]) => ({
  id,
  header: id,
  cell: () => id,
  ...(widthPx ? { widthPx } : {}),
  ...(from ? { from } : {}),
});

const columns = [
  column("name"),
  column("answer", 128),
  column("meal", 168, "wide"),
  column("phone", 148, "tablet"),
  column("town", 148, "tablet"),
];

const fitting = (width: number) => columnsThatFit(columns, width, true).map(({ id }) => id);

describe("the columns that a table's width has room for", () => {
  it("are all of them where they fit", () => {
    expect(fitting(neededPx(columns, true) + 100)).toEqual([
      "name",
      "answer",
      "meal",
      "phone",
      "town",
    ]);
  });

  it("go by their steps, then from the end", () => {
    expect(fitting(700)).toEqual(["name", "answer", "phone", "town"]);
    expect(fitting(600)).toEqual(["name", "answer", "phone"]);
  });

  it("on paper are all that fit, whatever their step", () => {
    const onPaper = (width: number) => columnsThatFit(columns, width, false, true);
    expect(onPaper(neededPx(columns, false))).toEqual(columns);
    expect(onPaper(neededPx(columns, false) - 1).map(({ id }) => id)).not.toContain("meal");
  });

  it("of what is left those go first that need the widest table, so that names are not cut", () => {
    const orders = [
      column("buyer"),
      column("state", 160),
      column("tickets", 300, "wide"),
      column("sum", 108),
      column("when", 132, "tablet"),
    ];
    const left = columnsThatFit(orders, 928, true).map(({ id }) => id);
    expect(left).toEqual(["buyer", "state", "sum", "when"]);
  });

  it("never leave out what every width shows", () => {
    expect(fitting(100)).toEqual(["name", "answer"]);
  });
});

describe("how much columns are widened where a name would have too much", () => {
  it("leaves a name two fifths of the table and shares the rest in proportion", () => {
    const few = [column("name"), column("state", 100), column("money", 200)];
    expect(widening(few, 1000, false)).toBeCloseTo(2);
  });

  it("keeps the widths where the name has no more than that, and in narrow tables", () => {
    expect(widening([column("name"), column("rest", 700)], 1000, false)).toBe(1);
    expect(widening([column("name"), column("state", 100)], 800, false)).toBe(1);
  });

  it("keeps the widths where another column shares what is left, and before a width is known", () => {
    expect(widening([column("name"), column("bar"), column("state", 100)], 1000, false)).toBe(1);
    expect(widening([column("name"), column("state", 100)], Infinity, false)).toBe(1);
  });

  it("does not widen a column of buttons", () => {
    const few = [column("name"), column("state", 100), { ...column("more", 50), hideHeader: true }];
    expect(widening(few, 1000, false)).toBeCloseTo(5.5);
  });
});
