import { describe, expect, it } from "vitest";
import { expectedSpan } from "./run-of-show.rules.ts";
import {
  at,
  band,
  bar,
  clock,
  course,
  dinner,
  entry,
  hall,
  late,
  ms,
  speech,
} from "./run-of-show-samples.data.ts";
import type { RunEntry } from "./run-of-show.types.ts";
import { catchUp, pushOf, tasksPushed } from "./run-push.rules.ts";

const pushed = (entries: RunEntry[], id: string, minutes: number, left?: string[]) => {
  const { moved, stays } = pushOf(entries, id, minutes, new Set(left));
  return {
    moved: moved.map(
      ({ entry: { id: of }, after }) => `${of} ${clock(after.start)}–${clock(after.end)}`,
    ),
    stays: stays.map(({ entry: { id: of }, overlap }) => `${of} ${overlap}`),
  };
};

describe("what a delay pushes", () => {
  it.each<[string, RunEntry[], string, number, string[], string[]]>([
    [
      "what follows in the room",
      [dinner, speech, bar],
      "Dinner",
      10,
      ["Dinner 19:10–19:50", "Speech 19:50–20:10"],
      [],
    ],
    [
      "one after the other",
      [dinner, speech, course, bar],
      "Dinner",
      15,
      ["Dinner 19:15–19:55", "Speech 19:55–20:15", "Course 20:15–21:00"],
      [],
    ],
    [
      "not another room, where others are elsewhere meanwhile",
      [course, band, bar],
      "Course",
      10,
      ["Course 20:10–20:55"],
      [],
    ],
    [
      "another room, where it is what everybody does next",
      [course, band],
      "Course",
      10,
      ["Course 20:10–20:55", "Band 20:55–22:10"],
      [],
    ],
    [
      "a gap is used up first",
      [band, late, bar],
      "Band",
      20,
      ["Band 21:05–22:20", "Late show 22:20–23:05"],
      [],
    ],
    [
      "and nothing is pushed where it suffices",
      [band, late, bar],
      "Band",
      15,
      ["Band 21:00–22:15"],
      [],
    ],
    [
      "the same host elsewhere",
      [
        { ...speech, room: "A" },
        entry("Toast", "20:00", "20:10", { room: "B", hostName: "kofi" }),
        bar,
      ],
      "Speech",
      5,
      ["Speech 19:45–20:05", "Toast 20:05–20:15"],
      [],
    ],
    [
      "what has begun lasts longer",
      [{ ...dinner, startedAt: at("19:08") }, speech, bar],
      "Dinner",
      5,
      ["Dinner 19:08–19:45", "Speech 19:45–20:05"],
      [],
    ],
    [
      "what is fixed stays, and pushes nobody",
      [dinner, { ...speech, isFixed: true }, course, bar],
      "Dinner",
      10,
      ["Dinner 19:10–19:50"],
      ["Speech 10"],
    ],
    [
      "an overlap may stay as it was",
      [dinner, entry("Music", "19:30", "20:00", hall), bar],
      "Dinner",
      10,
      ["Dinner 19:10–19:50", "Music 19:40–20:10"],
      [],
    ],
    [
      "what has started or is done is not moved",
      [dinner, { ...speech, startedAt: at("19:39") }, { ...course, endedAt: at("19:41") }, bar],
      "Dinner",
      10,
      ["Dinner 19:10–19:50"],
      [],
    ],
    ["what was earlier stays", [dinner, speech, bar], "Speech", 10, ["Speech 19:50–20:10"], []],
    [
      "what is done is late no more",
      [{ ...dinner, endedAt: at("19:40") }, speech, bar],
      "Dinner",
      10,
      [],
      [],
    ],
  ])("%s", (_name, entries, id, minutes, moved, stays) => {
    expect(pushed(entries, id, minutes)).toEqual({ moved, stays });
  });

  it("what is left where it is stays", () => {
    expect(pushed([dinner, speech, course, bar], "Dinner", 10, ["Speech"])).toEqual({
      moved: ["Dinner 19:10–19:50"],
      stays: ["Speech 10"],
    });
  });

  it("is written as it was shown: what starts later, and what lasts longer", () => {
    const started = { ...dinner, startedAt: at("19:08"), late: 3 };
    expect(pushOf([started, { ...speech, late: 3 }, bar], "Dinner", 5).changes).toEqual([
      { id: "Dinner", from: { late: 3, longer: 0 }, to: { late: 3, longer: 5 } },
      { id: "Speech", from: { late: 3, longer: 0 }, to: { late: 8, longer: 0 } },
    ]);
  });

  it("moves nobody without need, and nothing overlaps more than it did", () => {
    const next = seeded(7);
    for (let round = 0; round < 300; round += 1) {
      const entries = Array.from({ length: 9 }, (_, place) => {
        const from = Math.floor(next() * 500);
        const start = new Date(ms("08:00") + from * 60_000).toISOString();
        const end = new Date(
          ms("08:00") + (from + 5 + Math.floor(next() * 60)) * 60_000,
        ).toISOString();
        const room = ["A", "B", null][Math.floor(next() * 3)] ?? null;
        return {
          ...entry(String(place), "08:00", "09:00", { room, isFixed: next() > 0.8 }),
          startAt: start,
          endAt: end,
        };
      });
      const before = new Map(entries.map((one) => [one.id, expectedSpan(one)]));
      const { moved, changes } = pushOf(entries, "0", 1 + Math.floor(next() * 40));
      const to = new Map(changes.map((change) => [change.id, change.to]));
      const after = entries.map((one) => ({ ...one, ...to.get(one.id) }));
      for (const { entry: one, after: span, reason } of moved) {
        const written = after.find(({ id }) => id === one.id);
        expect(written && expectedSpan(written)).toEqual(span);
        if (reason === "self") continue;
        // Somebody before it ends just when it begins, or overlaps as much as before: not a minute more.
        const touches = moved.some((other) => {
          const were = Math.max(
            0,
            (before.get(other.entry.id)?.end ?? 0) - (before.get(one.id)?.start ?? 0),
          );
          return other.entry.id !== one.id && other.after.end - were === span.start;
        });
        expect(touches).toBe(true);
      }
    }
  });
});

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe("catching up", () => {
  it.each<[string, RunEntry[], string, string[]]>([
    ["comes back to the plan", [{ ...speech, late: 10 }, bar], "19:00", ["Speech 19:40"]],
    [
      "as far as what is before it lets it",
      [{ ...dinner, startedAt: at("19:08"), late: 8 }, { ...speech, late: 10 }, bar],
      "19:20",
      ["Speech 19:48"],
    ],
    ["not into what has passed", [{ ...speech, late: 30 }, bar], "19:50", ["Speech 19:50"]],
    [
      "one after the other",
      [{ ...speech, late: 10 }, { ...course, late: 10 }, bar],
      "19:00",
      ["Speech 19:40", "Course 20:00"],
    ],
    ["not what has begun", [{ ...speech, late: 10, startedAt: at("19:50") }, bar], "19:55", []],
    ["nor what is in time", [speech, bar], "19:00", []],
  ])("%s", (_name, entries, now, moved) => {
    expect(
      catchUp(entries, ms(now)).moved.map(
        ({ entry: { id }, after }) => `${id} ${clock(after.start)}`,
      ),
    ).toEqual(moved);
  });
});

it("a task goes along with the activity whose time it follows, unless it is done", () => {
  const task = (id: string, activityId: string | null, isDone = false) => ({
    id,
    title: id,
    dueAt: at("19:30"),
    isDone,
    activityId,
    owners: [],
  });
  const entries = [dinner, speech];
  const tasks = [
    task("Lamps", "Speech"),
    task("Chairs", "Speech", true),
    task("Doors", null),
    task("Late", "Nothing"),
  ];
  const moves = tasksPushed(tasks, entries, pushOf(entries, "Dinner", 10));
  expect(moves.map((one) => [one.task.id, clock(one.before), clock(one.after)])).toEqual([
    ["Lamps", "19:30", "19:40"],
  ]);
  expect(tasksPushed(tasks, entries, pushOf(entries, "Dinner", 10, new Set(["Speech"])))).toEqual(
    [],
  );
});
