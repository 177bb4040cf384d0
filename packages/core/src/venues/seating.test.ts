import { describe, expect, it } from "vitest";
import {
  conflictsOf,
  countSeating,
  footprint,
  nextTables,
  objections,
  placesOf,
  reversed,
  seatingCsv,
  sitDown,
  unseatedOf,
  withMoves,
} from "./seating.rules.ts";
import type { Seating, SeatingTable, TableDraft } from "./seating.types.ts";

const aTable = (label: string, sitters: (string | null)[], accessible = false): SeatingTable => ({
  id: label,
  label,
  shape: "round",
  accessible,
  turned: false,
  x: 200,
  y: 200,
  version: 1,
  seats: sitters.map((person, index) => ({ number: index + 1, held: false, person })),
});
const person = (key: string, party = key, stepFree = false) => ({
  key,
  name: key,
  isChild: false,
  party,
  partyName: party,
  group: null,
  meal: null,
  dietary: null,
  stepFree,
});
const plan: Seating = {
  peopleFrom: "answers",
  publishedAt: null,
  mayWrite: true,
  tables: [aTable("One", ["Ada", "Bo", null]), aTable("Two", ["Cy", null], true)],
  people: [person("Ada", "Lind"), person("Bo"), person("Cy", "Lind"), person("Di", "Di", true)],
  rules: [
    { id: "1", kind: "apart", one: "Ada", other: "Bo" },
    { id: "2", kind: "together", one: "Bo", other: "Cy" },
  ],
};

describe("what is not as it should be", () => {
  it("names broken rules before missed wishes", () => {
    expect(conflictsOf(plan).map(({ words, isHard }) => [words, isHard])).toEqual([
      ["Ada and Bo are to sit apart, and both sit at One.", true],
      ["Bo and Cy are to sit together, but sit at One and Two.", true],
      ["Lind (2) sit at One and Two.", false],
    ]);
  });

  it("is not said of who has no seat", () => {
    const tables = [aTable("One", ["Bo"]), aTable("Two", [null])];
    expect(conflictsOf({ ...plan, tables })).toEqual([]);
  });

  it("is a table with steps for who cannot take them", () => {
    const seated = withMoves(plan, sitDown(plan.tables, "Di", { tableId: "One", number: 3 }));
    expect(conflictsOf(seated).map(({ words }) => words)).toContain(
      "Di needs a table without steps; One is not marked as one.",
    );
  });

  it("is told before somebody sits down", () => {
    const [one, two] = plan.tables;
    expect(one && objections(plan, "Di", one)).toEqual(["needs a table without steps"]);
    expect(two && objections(plan, "Di", two)).toEqual([]);
    expect(one && objections(plan, "Cy", one)).toEqual([]);
    expect(two && objections(plan, "Bo", two)).toEqual([]);
    expect(two && objections(plan, "Ada", two)).toEqual([]);
  });
});

describe("moves", () => {
  it("change places where the seat is taken, and back", () => {
    const moves = sitDown(plan.tables, "Ada", { tableId: "Two", number: 1 });
    const moved = withMoves(plan, moves);
    expect(placesOf(moved.tables).get("Ada")).toEqual({ tableId: "Two", number: 1 });
    expect(placesOf(moved.tables).get("Cy")).toEqual({ tableId: "One", number: 1 });
    expect(withMoves(moved, reversed(moves))).toEqual(plan);
  });

  it("send who sat there to wait, where the newcomer had no seat", () => {
    const moved = withMoves(plan, sitDown(plan.tables, "Di", { tableId: "Two", number: 1 }));
    expect(unseatedOf(moved).map(({ key }) => key)).toEqual(["Cy"]);
  });

  it("are none where somebody stays", () => {
    expect(sitDown(plan.tables, "Ada", { tableId: "One", number: 1 })).toEqual([]);
    expect(sitDown(plan.tables, "Di", null)).toEqual([]);
  });
});

it("counts seats that are kept free apart", () => {
  const [one] = plan.tables;
  const last = one?.seats[2];
  const tables = plan.tables.map((table) =>
    table === one && last
      ? { ...table, seats: [...table.seats.slice(0, 2), { ...last, held: true }] }
      : table,
  );
  expect(countSeating({ ...plan, tables })).toEqual({
    people: 4,
    seated: 3,
    seats: 5,
    free: 1,
    held: 1,
  });
});

describe("new tables", () => {
  const draft: TableDraft = {
    label: "",
    shape: "round",
    seats: 8,
    accessible: false,
    turned: false,
  };

  it("go on from the numbers that are there", () => {
    const there = [aTable("Table 1", []), aTable("table 3", [])];
    expect(nextTables(there, draft, 3).map(({ label }) => label)).toEqual([
      "Table 2",
      "Table 4",
      "Table 5",
    ]);
    const named = nextTables([], { ...draft, label: "Family" }, 2);
    expect(named.map(({ label }) => label)).toEqual(["Family 1", "Family 2"]);
    expect(nextTables([], { ...draft, shape: "row" }, 1)[0]?.label).toBe("Row 1");
  });

  it("stand beside each other, below what is there", () => {
    const there = aTable(
      "Table 1",
      Array.from({ length: 8 }, () => null),
    );
    const placed = nextTables([there], draft, 12);
    const { width, height } = footprint(draft);
    const bottom = there.y + height / 2;
    for (const [index, one] of placed.entries()) {
      expect(one.y - height / 2).toBeGreaterThanOrEqual(bottom);
      for (const other of placed.slice(index + 1)) {
        const clear = Math.abs(one.x - other.x) >= width || Math.abs(one.y - other.y) >= height;
        expect(clear, `${one.label} and ${other.label}`).toBe(true);
      }
    }
  });
});

it("lists everybody by name, also who has no seat", () => {
  const lines = seatingCsv(plan).replace("\uFEFF", "").trim().split(/\r?\n/);
  expect(lines[0]).toContain("Name");
  expect(lines.slice(1).map((line) => line.replaceAll('"', "").split(/[,;]/).slice(0, 3))).toEqual([
    ["Ada", "One", "1"],
    ["Bo", "One", "2"],
    ["Cy", "Two", "1"],
    ["Di", "", ""],
  ]);
});
