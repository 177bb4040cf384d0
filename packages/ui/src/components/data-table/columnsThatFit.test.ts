import { describe, expect, it } from "vitest";
import { columnsThatFit, neededPx } from "./columnsThatFit.ts";
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
