import { describe, expect, it } from "vitest";
import { builtInEventTypes } from "../events/event-types.rules.ts";
import { effortWords, progressWords, whyWords } from "./journey.copy.ts";
import { journeyKind, journeyOf, stageOf, stagesOf, subjectOf } from "./journey.rules.ts";
import type { JourneyTask } from "./journey.types.ts";

const eventDay = "2027-06-12";
const place = { kind: "school-type-1", eventDay, today: "2027-05-20" };
const task = (id: string, due: string | null, more: Partial<JourneyTask> = {}): JourneyTask => ({
  id,
  title: id,
  stage: null,
  start: null,
  due,
  isDone: false,
  isHigh: false,
  after: [],
  ticked: 0,
  steps: 0,
  ...more,
});

describe("stages", () => {
  it("every kind of event has its own, one after the other, to the day", () => {
    const all = builtInEventTypes.map(({ id }) => stagesOf(id));
    for (const stages of all) {
      const days = stages.map(({ from }) => from);
      expect(days).toEqual([...new Set(days)].toSorted((one, other) => other - one));
      expect(days.at(-1)).toBe(0);
    }
    const purposes = all.flat().map(({ purpose }) => purpose);
    expect(new Set(purposes).size).toBe(purposes.length);
    expect(new Set(builtInEventTypes.map(({ id }) => subjectOf(id))).size).toBe(all.length);
  });

  it("a kind that is not known is planned as a party", () => {
    expect(stagesOf(null)).toEqual(stagesOf("social-type-1"));
    expect(subjectOf("made-up")).toBe("cards");
  });

  it("are those of the occasion where it has its own", () => {
    const event = { eventTypeId: "milestone-type-1", coverSeed: "wedding:6f0c" };
    expect(stagesOf(journeyKind(event)).map(({ name }) => name)).toContain("Everybody knows");
    expect(journeyKind({ ...event, coverSeed: "6f0c" })).toBe("milestone-type-1");
    expect(journeyKind({ ...event, coverSeed: "birthday:6f0c" })).toBe("milestone-type-1");
  });

  const stages = stagesOf("school-type-1");
  it.each([
    ["2026-01-01", "begin"],
    ["2026-12-13", "begin"],
    ["2026-12-14", "settle"],
    ["2027-05-21", "fill"],
    ["2027-05-22", "last"],
    ["2027-06-11", "last"],
    ["2027-06-12", "day"],
    ["2027-07-01", "day"],
    [null, "begin"],
  ])("a task due on %s is of %s", (due, stage) =>
    expect(stageOf({ stage: null, due }, stages, eventDay)).toBe(stage),
  );

  it("a stage that somebody chose holds, one that there is not does not", () => {
    expect(stageOf({ stage: "invite", due: "2027-06-12" }, stages, eventDay)).toBe("invite");
    expect(stageOf({ stage: "gone", due: "2027-06-12" }, stages, eventDay)).toBe("day");
  });
});

describe("how far it is", () => {
  it("counts by stage, and 100 is all", () => {
    const tasks = [
      task("a", "2027-01-10", { isDone: true }),
      task("b", "2027-03-10", { isDone: true }),
      task("c", "2027-06-01"),
    ];
    const journey = journeyOf(tasks, place);
    expect(journey).toMatchObject({ done: 2, total: 3, percent: 66 });
    expect(journey.stages.map(({ key, done, total, isNow }) => [key, done, total, isNow])).toEqual([
      ["begin", 0, 0, false],
      ["settle", 1, 1, false],
      ["invite", 1, 1, false],
      ["fill", 0, 0, true],
      ["last", 0, 1, false],
      ["day", 0, 0, false],
    ]);
    expect(journey.stages[3]).toMatchObject({ first: "2027-04-13", last: "2027-05-21" });
    expect(journeyOf([], place).percent).toBe(0);
  });
});

describe("the next steps", () => {
  it("what is late comes first, then what others wait for; what waits is none", () => {
    const tasks = [
      task("late", "2027-05-18"),
      task("tomorrow", "2027-05-21"),
      task("count", "2027-05-21"),
      task("seating", "2027-05-30", { start: "2027-05-22", after: ["count"] }),
      task("cards", "2027-06-02", { after: ["count"] }),
      task("someday", null),
      task("done", "2027-05-01", { isDone: true }),
    ];
    const { next } = journeyOf(tasks, place);
    expect(next.map(({ task: { id } }) => id)).toEqual(["late", "count", "tomorrow"]);
    expect(next.map(({ why }) => whyWords(why))).toEqual([
      "It was due 2 days ago. It is the first that is open in “Fill the weekend”, whose time has come.",
      "It is due tomorrow. “seating” and “cards” wait for it, so a day later here is a day later there.",
      "It is due tomorrow.",
    ]);
  });

  it("always says why", () => {
    const { next } = journeyOf([task("far", "2027-06-10", { stage: "last" })], place);
    expect(whyWords(next[0]?.why ?? [])).toBe("It is due in 21 days.");
  });

  it("says what it takes as far as somebody has said", () => {
    const { next } = journeyOf(
      [
        task("steps", "2027-05-20", { steps: 5, ticked: 2, start: "2027-05-01" }),
        task("days", "2027-05-21", { start: "2027-05-18" }),
        task("nothing", "2027-05-22"),
      ],
      place,
    );
    expect(next.map(({ effort }) => effort && effortWords(effort))).toEqual([
      "3 of 5 steps left",
      "4 days",
      null,
    ]);
  });
});

it("counts in the kind's own things", () => {
  expect(progressWords("bunting", 41, 59)).toBe("41 of 59 flags are up");
  expect(progressWords("patches", 1, 1)).toBe("1 of 1 patch is sewn");
});
