import { describe, expect, it } from "vitest";
import { boardWords } from "./board.copy.ts";
import {
  countWords,
  fullOf,
  moveTo,
  placeOf,
  placeOfTarget,
  placeWords,
  slotsOf,
  standingOf,
  stepped,
  targetsFor,
} from "./board.rules.ts";

const columns = [
  { id: "todo", name: "To do" },
  { id: "doing", name: "Doing", limit: 2 },
  { id: "done", name: "Done", count: 41, limit: 50 },
];
const items = ["todo a", "todo b", "todo c", "doing d", "doing e", "done f"];
const standing = standingOf(
  items,
  columns,
  (item) => item.slice(-1),
  (item) => item.split(" ")[0] ?? "",
);
const key = (name: string, sideways: -1 | 0 | 1 = 0) => ({ key: name, sideways, isShifted: false });
const step = (column: string, index: number, press: ReturnType<typeof key>, card = "a") =>
  stepped({ column, index }, press, columns, standing, card);

describe("where cards stand", () => {
  it("knows a card's place, and what follows where it would go", () => {
    expect(placeOf(standing, "e")).toEqual({ column: "doing", index: 1 });
    expect(moveTo({ column: "todo", index: 1 }, standing, "a").before).toBe("c");
    expect(moveTo({ column: "done", index: 1 }, standing, "a").before).toBeNull();
  });

  it("tells a place without counting the card twice", () => {
    expect(placeWords({ column: "todo", index: 2 }, columns, standing, "a", boardWords)).toBe(
      "place 3 of 3 in To do",
    );
    expect(placeWords({ column: "doing", index: 2 }, columns, standing, "a", boardWords)).toBe(
      "place 3 of 3 in Doing",
    );
  });

  it("draws the lifted card where it would be put, and keeps it where it was", () => {
    const lifted = { card: "a", place: { column: "doing", index: 1 } };
    const looks = (column: string) =>
      slotsOf(column, standing, lifted).map(({ id, look }) => `${id} ${look}`);
    expect(looks("doing")).toEqual(["d rest", "a lifted", "e rest"]);
    expect(looks("todo")).toEqual(["b rest", "c rest", "a gone"]);
  });
});

describe("keys", () => {
  it.each([
    ["down to the end and no further", "todo", 2, key("ArrowDown"), null],
    ["up", "todo", 1, key("ArrowUp"), { column: "todo", index: 0 }],
    [
      "to the next column, as far down as it reaches",
      "todo",
      2,
      key("ArrowRight", 1),
      { column: "doing", index: 2 },
    ],
    ["over the edge", "todo", 0, key("ArrowLeft", -1), null],
    ["to the end", "doing", 0, key("End"), { column: "doing", index: 2 }],
    ["nowhere", "doing", 0, key("x"), undefined],
  ])("go %s", (_, column, index, press, to) => {
    expect(step(column, index, press)).toEqual(to);
  });
});

describe("limits", () => {
  it("a column is full at its limit, and never for its own cards", () => {
    const [, doing, done] = columns;
    expect(doing && fullOf(doing, standing, "a", boardWords)).toBe("2 of at most 2");
    expect(doing && fullOf(doing, standing, "d", boardWords)).toBeNull();
    expect(done && fullOf(done, standing, "a", boardWords)).toBeNull();
  });

  it("a column says how many of how many, and how many are too many", () => {
    const [todo, doing] = columns;
    const said = (limit: number) => doing && countWords({ ...doing, limit }, standing, boardWords);
    expect(said(3)).toEqual({ look: "free", text: "2 of at most 3" });
    expect(said(2)).toEqual({ look: "full", text: "2 of at most 2" });
    expect(said(1)).toEqual({ look: "over", text: "2 of at most 1, 1 over" });
    expect(todo && countWords(todo, standing, boardWords).look).toBe("free");
  });

  it("“Move to…” offers the other columns, says which are full, and the ends of its own", () => {
    expect(
      targetsFor("b", columns, standing, boardWords).map(({ label, full }) => [label, full]),
    ).toEqual([
      ["Doing", "full, 2 of at most 2"],
      ["Done", undefined],
      ["To the top", undefined],
      ["To the end", undefined],
    ]);
    expect(placeOfTarget("place end", "b", columns, standing)).toEqual({
      column: "todo",
      index: 2,
    });
    expect(placeOfTarget("column done", "b", columns, standing)).toEqual({
      column: "done",
      index: 0,
    });
    expect(placeOfTarget("another day", "b", columns, standing)).toBeNull();
  });
});
