import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, mayWaitFor, moveChain, roomOf } from "./task-chains.rules.ts";
import type { ChainTask } from "./task-chains.types.ts";

const task = (
  id: string,
  start: string | null,
  end: string | null,
  after: string[] = [],
  more: Partial<ChainTask> = {},
): ChainTask => ({ id, start, end, after, isDone: false, isFixed: false, ...more });

/** The picture of the timeline: a head count that much waits for. */
const plan = [
  task("count", "2027-05-18", "2027-05-20"),
  task("menu", "2027-05-21", "2027-05-24", ["count"]),
  task("seating", "2027-05-25", "2027-05-30", ["menu"]),
  task("badges", "2027-06-08", "2027-06-09", ["seating"]),
  task("cards", "2027-05-31", "2027-06-02", ["seating"]),
  task("hall", "2027-06-10", "2027-06-11", ["cards"]),
];
const to = (start: string | null, end: string) => ({ start, end });

describe("a move", () => {
  it("pushes what waits, each only as far as it must", () => {
    const move = moveChain(
      plan,
      new Map([["count", to("2027-05-21", "2027-05-23")]]),
      "2027-06-12",
    );
    expect(move.followers).toEqual([
      { id: "menu", days: 3 },
      { id: "seating", days: 3 },
      { id: "cards", days: 3 },
    ]);
    expect(move.moved.get("cards")).toEqual(to("2027-06-03", "2027-06-05"));
    expect(move).toMatchObject({ stuck: [], early: [] });
  });

  it("names what waits for it and needs not move", () => {
    const move = moveChain(
      plan,
      new Map([["cards", to("2027-06-01", "2027-06-03")]]),
      "2027-06-12",
    );
    expect(move).toMatchObject({ followers: [], stays: ["hall"] });
  });

  it("leaves gaps before it pushes on", () => {
    const move = moveChain(plan, new Map([["cards", to("2027-06-08", "2027-06-10")]]), null);
    expect(move.followers).toEqual([{ id: "hall", days: 1 }]);
  });

  it("to an earlier day pulls nobody, and says what is not done by then", () => {
    const move = moveChain(plan, new Map([["menu", to("2027-05-19", "2027-05-22")]]), null);
    expect(move).toMatchObject({ followers: [], early: [{ id: "menu", before: "count" }] });
  });

  it("what is done stays and pushes nobody; what hangs on a clock is named", () => {
    const some = [
      task("one", "2027-05-01", "2027-05-03"),
      task("done", "2027-05-04", "2027-05-05", ["one"], { isDone: true }),
      task("later", "2027-05-06", "2027-05-07", ["done"]),
      task("visit", null, "2027-05-04", ["one"], { isFixed: true }),
      task("someday", null, null, ["one"]),
    ];
    const move = moveChain(some, new Map([["one", to("2027-05-08", "2027-05-10")]]), null);
    expect([...move.moved.keys()]).toEqual(["one"]);
    expect(move.stuck).toEqual([{ id: "visit", why: "fixed", end: "2027-05-10" }]);
  });

  it("nothing goes past the event's day that was before it", () => {
    const move = moveChain(
      plan,
      new Map([["cards", to("2027-06-10", "2027-06-12")]]),
      "2027-06-12",
    );
    expect(move.stuck).toEqual([{ id: "hall", why: "event", end: "2027-06-14" }]);
    expect(move.moved.has("hall")).toBe(false);
  });

  it("a due day may be the day of what it waits for, and an overlap stays as it was", () => {
    const some = [
      task("one", "2027-05-01", "2027-05-05"),
      task("mark", null, "2027-05-05", ["one"]),
      task("overlaps", "2027-05-04", "2027-05-08", ["one"]),
    ];
    const move = moveChain(some, new Map([["one", to("2027-05-01", "2027-05-07")]]), null);
    expect(move.followers).toEqual(
      expect.arrayContaining([
        { id: "mark", days: 2 },
        { id: "overlaps", days: 2 },
      ]),
    );
  });
});

it("tells how much room each has", () => {
  const room = roomOf(plan, "2027-06-12");
  expect(Object.fromEntries(room)).toEqual({
    hall: 1,
    badges: 3,
    cards: 8,
    seating: 8,
    menu: 8,
    count: 8,
  });
});

it("no ring is closed", () => {
  expect(mayWaitFor(plan, "count", "hall")).toBe(false);
  expect(mayWaitFor(plan, "count", "count")).toBe(false);
  expect(mayWaitFor(plan, "hall", "badges")).toBe(true);
});

const chain = fc
  .array(
    fc.record({
      start: fc.option(fc.integer({ min: 0, max: 40 })),
      length: fc.nat({ max: 6 }),
      after: fc.array(fc.nat({ max: 15 }), { maxLength: 3 }),
      isDone: fc.boolean(),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((all) =>
    all.map(({ start, length, after, isDone }, index) => {
      const day = (at: number) => dayAfter("2027-05-01", at);
      const first = start ?? 3;
      return task(
        `${index}`,
        start === null ? null : day(first),
        day(first + length),
        [...new Set(after)].filter((one) => one < index).map(String),
        { isDone },
      );
    }),
  );

it("after any move nothing overlaps more than it did, and nobody moves without need", () => {
  fc.assert(
    fc.property(chain, fc.integer({ min: 1, max: 20 }), (tasks, days) => {
      const [first] = tasks;
      if (!first?.end) return;
      const span = {
        start: first.start && dayAfter(first.start, days),
        end: dayAfter(first.end, days),
      };
      const { moved, followers } = moveChain(tasks, new Map([[first.id, span]]), null);
      const gap = (one: ChainTask, other: ChainTask, isNow: boolean) => {
        const [from, on] = isNow
          ? [moved.get(one.id) ?? one, moved.get(other.id) ?? other]
          : [one, other];
        return (Date.parse(on.start ?? on.end ?? "") - Date.parse(from.end ?? "")) / 86_400_000;
      };
      const least = (other: ChainTask) => (other.start === null ? 0 : 1);
      const known = new Map(tasks.map((one) => [one.id, one]));
      const links = tasks.flatMap((other) =>
        other.after.flatMap((id) => {
          const one = known.get(id);
          return one && !one.isDone && !other.isDone ? [{ one, other }] : [];
        }),
      );
      for (const { one, other } of links) {
        expect(gap(one, other, true)).toBeGreaterThanOrEqual(
          Math.min(least(other), gap(one, other, false)),
        );
      }
      for (const { id } of followers) {
        const tight = links.filter(({ other }) => other.id === id);
        expect(
          tight.some(
            ({ one, other }) =>
              gap(one, other, true) <= Math.min(least(other), gap(one, other, false)),
          ),
        ).toBe(true);
      }
    }),
  );
});

it("a chain of two thousand is moved at once", () => {
  const long = Array.from({ length: 2_000 }, (_, index) =>
    task(
      `${index}`,
      dayAfter("2027-01-01", index),
      dayAfter("2027-01-01", index),
      index > 0 ? [`${index - 1}`] : [],
    ),
  );
  const { followers } = moveChain(long, new Map([["0", to("2027-01-03", "2027-01-03")]]), null);
  expect(followers).toHaveLength(1_999);
});
