import { expect, it } from "vitest";
import { columnsOf, sharesOf, wordsOfDue } from "./blueprint-views.rules.ts";
import { loadBlueprint } from "./blueprints.rules.ts";
import { eventTemplates } from "./templates.rules.ts";

const lines = (...shares: number[]) => shares.map((share) => ({ share }));

it("a sum falls to its lines without losing a penny", () => {
  expect(sharesOf(24_000, lines(380, 190, 430))).toEqual([9120, 4560, 10_320]);
  expect(sharesOf(100, lines(333, 333, 334))).toEqual([33, 33, 34]);
  expect(sharesOf(1, lines(500, 500))).toEqual([1, 0]);
  for (const sum of [0, 7, 99_999, 123_457])
    expect(sharesOf(sum, lines(381, 189, 107, 323)).reduce((one, two) => one + two)).toBe(sum);
});

it.each(eventTemplates.map(({ key }) => key))("%s has each task in one column", async (key) => {
  const blueprint = await loadBlueprint(key);
  if (!blueprint) throw new Error(`${key} has no blueprint`);
  const { unit, columns } = columnsOf(blueprint);
  expect(columns.flatMap(({ tasks }) => tasks)).toHaveLength(blueprint.tasks.length);
  expect(columns.length).toBeLessThanOrEqual(16);
  expect(columns.slice(-2).map(({ label }) => label)).toEqual(["Day", "+"]);
  expect(columns[0]?.tasks.length, unit).toBeGreaterThan(0);
});

it("a task says when it is due, as seen from the event", async () => {
  const wedding = await loadBlueprint("wedding");
  if (!wedding) throw new Error("There is no wedding");
  const due = (title: string) => {
    const task = wedding.tasks.find((candidate) => candidate.title.startsWith(title));
    return task && wordsOfDue(task, wedding);
  };
  expect(due("Agree on a sum")).toBe("13 months before");
  expect(due("Rehearse the way in")).toBe("1 day before, 18:00");
  expect(due("Rings, papers")).toBe("the day, 09:00");
  expect(due("Collect what is ours")).toBe("when it is over, 11:00");
  expect(due("Thanks, one line")).toBe("10 days after");
});
