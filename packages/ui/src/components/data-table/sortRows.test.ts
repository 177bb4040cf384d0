import { expect, it } from "vitest";
import type { DataColumn } from "./dataTable.types.ts";
import { sortRows } from "./sortRows.ts";

interface Person {
  name: string;
  year?: number | null;
}

const columns: DataColumn<Person>[] = [
  { id: "name", header: "Name", cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: "year", header: "Year", cell: () => null, sortValue: ({ year }) => year },
  { id: "none", header: "None", cell: () => null },
];
const people: Person[] = [
  { name: "Table 10", year: 1997 },
  { name: "table 9", year: null },
  { name: "Émile" },
  { name: "emile", year: 1950 },
];
const names = (id: string, descending: boolean) =>
  sortRows(people, columns, { id, descending }).map(({ name }) => name);

it.each([
  ["name", false, ["Émile", "emile", "table 9", "Table 10"]],
  ["name", true, ["Table 10", "table 9", "Émile", "emile"]],
  ["year", false, ["emile", "Table 10", "table 9", "Émile"]],
  ["year", true, ["Table 10", "emile", "table 9", "Émile"]],
  ["none", false, ["Table 10", "table 9", "Émile", "emile"]],
  ["gone", false, ["Table 10", "table 9", "Émile", "emile"]],
])("%s, descending %s: numbers as numbers, what is empty last", (id, descending, wanted) => {
  expect(names(id, descending)).toEqual(wanted);
});

it("no order leaves the rows as they are", () => {
  expect(sortRows(people, columns, null)).toBe(people);
});
