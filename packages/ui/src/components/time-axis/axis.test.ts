import { describe, expect, it } from "vitest";
import {
  boxOf,
  criticalChain,
  edgeAt,
  linePath,
  daysMoved,
  numberOf,
  rowsIn,
  rowsOf,
  saturdaysIn,
  shiftedSpan,
  steppedPlace,
  ticksIn,
  widthOnAxis,
  type Edge,
} from "./axis.rules.ts";

const span = { start: "2027-05-24", end: "2027-05-27" };
const due = { start: null, end: "2027-05-21" };

describe("moving by days", () => {
  it.each<[string, Edge, number, { start: string | null; end: string }]>([
    ["whole, over a month's end", "whole", 8, { start: "2027-06-01", end: "2027-06-04" }],
    ["its end alone", "end", -2, { start: "2027-05-24", end: "2027-05-25" }],
    ["its end no further than its start", "end", -9, { start: "2027-05-24", end: "2027-05-24" }],
    ["its start no further than its end", "start", 9, { start: "2027-05-27", end: "2027-05-27" }],
  ])("takes it %s", (_, edge, days, to) => {
    expect(shiftedSpan(span, edge, days)).toEqual(to);
  });

  it("what is due alone has one day, whichever end is held", () => {
    expect(shiftedSpan(due, "start", 3)).toEqual({ start: null, end: "2027-05-24" });
  });

  it("keeps the length over a change of clocks", () => {
    expect(shiftedSpan({ start: "2027-03-27", end: "2027-03-29" }, "whole", 1)).toEqual({
      start: "2027-03-28",
      end: "2027-03-30",
    });
  });
});

describe("keys", () => {
  const press = (key: string, sideways: -1 | 0 | 1 = 0, isShifted = false) =>
    steppedPlace({ span, edge: "whole" }, { key, sideways, isShifted });
  it("go by days and weeks, and choose what they hold", () => {
    expect(press("ArrowRight", 1)?.span.end).toBe("2027-05-28");
    expect(press("ArrowLeft", -1, true)?.span.end).toBe("2027-05-20");
    expect(press("PageDown")?.span.start).toBe("2027-05-31");
    expect([press("ArrowDown")?.edge, press("ArrowUp")?.edge, press("x")]).toEqual([
      "start",
      "end",
      undefined,
    ]);
    expect(
      steppedPlace(
        { span: due, edge: "whole" },
        { key: "ArrowDown", sideways: 0, isShifted: false },
      )?.edge,
    ).toBe("whole");
  });
});

describe("where things are drawn", () => {
  const from = numberOf("2027-05-20");
  it("a bar covers its days, what is due alone stands in the middle of its day", () => {
    expect(boxOf(span, from, 20, 16)).toEqual({ x: 80, width: 79 });
    expect(boxOf(due, from, 20, 16)).toEqual({ x: 22, width: 16 });
  });

  it("of a bar that began before the axis, what lies on it has room for words", () => {
    expect(widthOnAxis({ x: 80, width: 79 })).toBe(79);
    expect(widthOnAxis({ x: -60, width: 79 })).toBe(19);
    expect(widthOnAxis({ x: -90, width: 79 })).toBe(0);
  });

  it("a bar is held at its ends, and a short one still in its middle", () => {
    expect([edgeAt(3, 100, 8), edgeAt(97, 100, 8), edgeAt(50, 100, 8), edgeAt(8, 16, 8)]).toEqual([
      "start",
      "end",
      "whole",
      "whole",
    ]);
  });

  it("words stand at Mondays, weekends at Saturdays", () => {
    const ticks = ticksIn(from, from + 14, "weeks");
    expect(ticks.map((number) => number - from)).toEqual([4, 11]);
    expect(saturdaysIn(from, from + 14).map((number) => number - from)).toEqual([2, 9]);
    expect(ticksIn(from, from + 14, "months").map((number) => number - from)).toEqual([12]);
  });

  it("a line goes straight where there is room, and back between the rows where there is none", () => {
    const one = { x: 0, width: 50, middle: 18 };
    expect(linePath(one, { x: 90, width: 20, middle: 54 })).toBe("M50 18H59V54H88");
    expect(linePath(one, { x: 51, width: 20, middle: 54 })).toBe("M41 29V54H49");
    expect(linePath(one, { x: 40, width: 20, middle: 54 })).toBe("M50 18H59V36H31V54H38");
  });

  it("knows how far an end moved", () => {
    expect([
      daysMoved(span, shiftedSpan(span, "whole", 3)),
      daysMoved(span, shiftedSpan(span, "end", -2)),
      daysMoved(span, shiftedSpan(span, "start", -2)),
    ]).toEqual([3, -2, 0]);
  });
});

describe("rows", () => {
  const rows = rowsOf(
    ["a1", "a2", "b1"],
    (id) => id,
    (id) => id.charAt(0),
    { row: 36, group: 32 },
  );
  it("stand under the names of their groups", () => {
    expect(rows.map(({ id, top }) => `${id} ${top}`)).toEqual([
      "group a 0",
      "a1 32",
      "a2 68",
      "group b 104",
      "b1 136",
    ]);
  });

  it("are found by height", () => {
    expect(rowsIn(rows, 33, 100)).toEqual({ first: 1, last: 2 });
    expect(rowsIn(rows, 0, 10)).toEqual({ first: 0, last: 0 });
    expect(rowsIn([], 0, 10)).toEqual({ first: 0, last: 0 });
  });
});

describe("the chain that decides the end", () => {
  const thing = (id: string, end: string, ...after: string[]) => ({ id, end, after });
  it("goes from what ends last back through what it waits for longest", () => {
    const chain = criticalChain([
      thing("count", "2027-05-20"),
      thing("menu", "2027-05-24", "count"),
      thing("plan", "2027-05-22", "count"),
      thing("cards", "2027-06-03", "menu", "plan"),
      thing("slides", "2027-06-09"),
    ]);
    expect([...chain]).toEqual(["cards", "menu", "count"]);
  });

  it("ends where things wait for each other in a circle", () => {
    expect([...criticalChain([thing("a", "1", "b"), thing("b", "2", "a")])]).toEqual(["b", "a"]);
  });
});
