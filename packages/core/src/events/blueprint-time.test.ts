import { describe, expect, it } from "vitest";
import { eventTimeWall } from "../base/event-time.rules.ts";
import { rowsOf } from "./blueprint-parts.rules.ts";
import { fitted, inTimeFor, shortTimeOf } from "./blueprint-time.rules.ts";
import { hoursOf, loadBlueprint, programmeOf } from "./blueprints.rules.ts";
import type { Blueprint } from "./blueprints.types.ts";
import { eventTemplates } from "./templates.rules.ts";

const need = async (key: string): Promise<Blueprint> => {
  const blueprint = await loadBlueprint(key);
  if (!blueprint) throw new Error(`${key} has no blueprint`);
  return blueprint;
};
const all = await Promise.all(
  eventTemplates.map(async ({ key }) => ({ key, blueprint: await need(key) })),
);
const wedding = await need("wedding");
const today = "2026-11-28";

it("says how much of a template would be past already", () => {
  expect(shortTimeOf(wedding, "2028-06-17T13:30", today)).toBeNull();
  expect(shortTimeOf(wedding, "2026-12-16T13:30", today)).toEqual({
    daysLeft: 18,
    lead: 390,
    tasks: wedding.tasks.filter(({ from, days }) => from === "start" && days < -18).length,
    mails: 2,
  });
});

it("lets nothing be late at the moment at which it is made", () => {
  const now = "2027-03-28T14:20";
  for (const left of [0, 1, 7, 30, 390]) {
    const startLocal = `${new Date(Date.parse("2027-03-28") + left * 86_400_000).toISOString().slice(0, 10)}T18:00`;
    expect(shortTimeOf(fitted(wedding, left, "14:20"), startLocal, now)?.tasks ?? 0).toBe(0);
  }
  // The first is due on this very day, at nine.
  const made = fitted(
    { ...wedding, tasks: wedding.tasks.map((task) => ({ ...task, at: "09:00" })) },
    30,
    "14:20",
  );
  const first = made.tasks.filter(({ from, days }) => from === "start" && days === -30);
  expect(first.length).toBeGreaterThan(0);
  expect(first.every(({ at }) => at === null)).toBe(true);
  expect(made.tasks.some(({ at }) => at === "09:00")).toBe(true);
});

it("leaves a template as it is where there is time, or where the event is over", () => {
  expect(inTimeFor(wedding, "2028-06-17T13:30", `${today}T10:00`)).toBe(wedding);
  expect(inTimeFor(wedding, "2026-11-27T13:30", `${today}T10:00`)).toBe(wedding);
  const near = inTimeFor(wedding, "2026-12-16T13:30", `${today}T10:00`);
  expect(shortTimeOf(near, "2026-12-16T13:30", `${today}T10:00`)?.tasks ?? 0).toBe(0);
});

it("counts what would be late at nine of this very day", () => {
  const task = { ...wedding.tasks[0], from: "start", days: -3, at: "09:00", activity: null };
  const blueprint = { ...wedding, tasks: [task], mails: [] } as Blueprint;
  expect(shortTimeOf(blueprint, "2027-03-31T18:00", "2027-03-28T08:59")).toBeNull();
  expect(shortTimeOf(blueprint, "2027-03-31T18:00", "2027-03-28T09:00")?.tasks).toBe(1);
});

it("has nothing to say of an event that is over", () => {
  expect(shortTimeOf(wedding, "2026-11-27T13:30", today)).toBeNull();
});

describe.each(all)("$key", ({ blueprint }) => {
  it.each([0, 1, 18, 200])("fits into %i days, in its order and with nothing past", (daysLeft) => {
    const start = new Date(Date.parse(today) + daysLeft * 86_400_000).toISOString().slice(0, 10);
    const made = fitted(blueprint, daysLeft);
    const past = shortTimeOf(made, `${start}T12:00`, today);
    expect(past?.tasks ?? 0).toBe(0);
    expect(past?.mails ?? 0).toBeLessThanOrEqual(daysLeft > 0 ? 0 : blueprint.mails.length);
    const days = (one: Blueprint) =>
      one.tasks.map(({ from, days: apart }) => (from === "end" ? 10_000 : 0) + apart);
    expect(days(made)).toEqual(days(made).toSorted((one, other) => one - other));
    const near = blueprint.tasks.findIndex(
      ({ from, days: apart }) => from === "start" && -apart <= daysLeft / 2,
    );
    expect(made.tasks[near]).toEqual(blueprint.tasks[near]);
    expect(programmeOf(made, `${start}T12:00`)).toEqual(programmeOf(blueprint, `${start}T12:00`));
  });

  it("tells guests no hour and no weekday of its own, since an event has others", () => {
    const { story, questions, answers, mails, tickets } = blueprint;
    const told = [
      story,
      ...questions.flatMap(({ prompt, options }) => [prompt, ...options]),
      ...answers.flatMap(({ question, answer }) => [question, answer]),
      ...mails.flatMap(({ subject, text }) => [subject, text]),
      ...tickets.flatMap(({ name, description }) => [name, description]),
    ];
    const own =
      /\b\d{1,2}:\d{2}\b|o.clock|\b(?:at|by|until|from|after|before) (?:half past|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:weeks|months|days|long|table))|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/i;
    expect(told.filter((text) => own.test(text))).toEqual([]);
  });
});

describe("what is done at an hour of the day itself", () => {
  /** When each of its tasks with a clock is due at an event of these hours, by the task's title. */
  function clocksAt(blueprint: Blueprint, startLocal: string, laterBy = 0) {
    const usual = hoursOf(blueprint, startLocal.slice(0, 10));
    const plus = (wall: string, minutes: number) =>
      new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);
    const apart = (Date.parse(startLocal) - Date.parse(usual.startLocal)) / 60_000;
    let count = 0;
    const { tasks = [], activities = [] } = rowsOf(blueprint, new Set(["activities", "tasks"]), {
      templateKey: "own",
      startLocal,
      currency: "EUR",
      language: "en",
      newId: () => String((count += 1)),
    });
    const begins = new Map(
      activities.map((row) => [String(row["id"]), plus(String(row["start_local"]), laterBy)]),
    );
    const origins = {
      startLocal: plus(startLocal, laterBy),
      endLocal: plus(usual.endLocal, apart + laterBy),
      activityStart: (id: string) => begins.get(id) ?? null,
    };
    const wallOf = new Map(
      tasks.map(({ title, due }) => [title, due ? eventTimeWall(due, origins) : null]),
    );
    return blueprint.tasks
      .filter(({ at, days }) => at !== null && days === 0)
      .map(({ title }) => wallOf.get(title) ?? "");
  }
  const timed = all.filter(({ blueprint }) =>
    blueprint.tasks.some(({ at, days }) => at !== null && days === 0),
  );
  const minutesApart = (from: readonly string[], to: readonly string[]) =>
    from.map((wall, index) => (Date.parse(to[index] ?? "") - Date.parse(wall)) / 60_000);

  it("is there in most templates", () => expect(timed.length).toBeGreaterThan(20));

  it.each(timed)("$key: stands at its own clock, and moves with the hour", ({ blueprint }) => {
    const { startLocal } = hoursOf(blueprint, "2027-06-12");
    const usual = clocksAt(blueprint, startLocal);
    const own = blueprint.tasks.filter(({ at, days }) => at !== null && days === 0);
    expect(usual.map((wall) => wall.slice(11))).toEqual(own.map(({ at }) => at));
    const moved = clocksAt(blueprint, startLocal, 90);
    expect(minutesApart(usual, moved)).toEqual(usual.map(() => 90));
    const chosen = clocksAt(blueprint, `2027-06-12T${startLocal.slice(11, 14)}45`);
    const later = 45 - Number(startLocal.slice(14));
    expect(minutesApart(usual, chosen)).toEqual(usual.map(() => later));
  });

  it("keeps its clock at an event that takes all day", () => {
    const task = { ...(wedding.tasks[0] as Blueprint["tasks"][number]), days: 0, at: "08:00" };
    const { tasks = [] } = rowsOf({ ...wedding, tasks: [task] }, new Set(["tasks"]), {
      templateKey: "own",
      startLocal: "2027-06-12T00:00",
      currency: "EUR",
      language: "en",
      newId: () => "new",
    });
    expect(tasks[0]?.due).toEqual({ kind: "relative", from: "start", days: 0, at: "08:00" });
  });
});
