import { describe, expect, it } from "vitest";
import {
  behindOf,
  dayOf,
  expectedSpan,
  lanesOf,
  shownDay,
  stateOf,
  taskDue,
  withPresses,
} from "./run-of-show.rules.ts";
import { catchUp, pushOf, toldOf } from "./run-push.rules.ts";
import type { RunEntry, RunOfShow } from "./run-of-show.types.ts";

const at = (clock: string) => `2027-06-12T${clock}:00.000Z`;
const ms = (clock: string) => Date.parse(at(clock));
const clock = (value: number) => new Date(value).toISOString().slice(11, 16);

const entry = (
  title: string,
  from: string,
  until: string,
  values: Partial<RunEntry> = {},
): RunEntry => ({
  id: title,
  title,
  kind: "session",
  visibility: "public",
  startAt: at(from),
  endAt: at(until),
  room: null,
  hostName: null,
  hostMemberId: null,
  hostGuestId: null,
  signedUp: 0,
  late: 0,
  longer: 0,
  startedAt: null,
  endedAt: null,
  isFixed: false,
  ...values,
});

const show = (entries: RunEntry[], values: Partial<RunOfShow> = {}): RunOfShow => ({
  event: {
    id: "e",
    name: "Reunion",
    status: "published",
    timeZone: "UTC",
    startDate: at("10:00"),
    endDate: at("23:00"),
    eventTypeId: "family",
  },
  entries,
  tasks: [],
  presses: [],
  arrived: null,
  memberId: "me",
  mayPress: true,
  tellsGuests: true,
  serverTime: at("12:00"),
  ...values,
});

const hall = { room: "Hall" };
const dinner = entry("Dinner", "19:00", "19:40", hall);
const speech = entry("Speech", "19:40", "20:00", { ...hall, hostName: "Kofi" });
const course = entry("Course", "20:00", "20:45", hall);
const band = entry("Band", "20:45", "22:00", { room: "Stage" });
const late = entry("Late show", "22:15", "23:00", { room: "Stage" });
/** Stands beside all of them, so that nothing of it is for everybody. */
const bar = entry("Bar", "19:00", "23:30", { room: "Bar" });

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

describe("where something stands", () => {
  it.each<[string, Partial<RunEntry>, string, string]>([
    ["is to come", {}, "18:59", "ahead"],
    ["runs by the clock", {}, "19:00", "running"],
    ["is over by the clock", {}, "19:40", "done"],
    ["starts later", { late: 5 }, "19:04", "ahead"],
    ["has been started before its time", { startedAt: at("18:50") }, "18:55", "running"],
    ["runs over once somebody has started it", { startedAt: at("19:00") }, "19:40", "over"],
    [
      "is done when somebody says so",
      { startedAt: at("19:00"), endedAt: at("19:20") },
      "19:21",
      "done",
    ],
  ])("%s", (_name, values, now, state) => {
    expect(stateOf({ ...dinner, ...values }, ms(now))).toBe(state);
  });

  it.each<[string, RunEntry[], string, number | null, string | null]>([
    ["in time", [dinner, speech], "19:10", null, null],
    ["what is to come is late", [dinner, { ...speech, late: 8 }], "19:10", 8, "Speech"],
    [
      "since what made it late",
      [
        { ...dinner, startedAt: at("19:00"), longer: 8 },
        { ...speech, late: 8 },
      ],
      "19:10",
      8,
      "Dinner",
    ],
    [
      "what runs over counts each minute",
      [{ ...dinner, startedAt: at("19:00") }, speech],
      "19:46",
      6,
      "Dinner",
    ],
    [
      "what is done makes nothing late",
      [
        { ...dinner, startedAt: at("19:00"), endedAt: at("19:50") },
        entry("Later", "21:00", "22:00"),
      ],
      "20:00",
      null,
      null,
    ],
  ])("how far behind: %s", (_name, entries, now, minutes, since) => {
    const behind = behindOf(entries, ms(now));
    expect([behind?.minutes ?? null, behind?.since.id ?? null]).toEqual([minutes, since]);
  });
});

describe("lanes", () => {
  it("stand by place: what is on first, then what is next, what has no place last", () => {
    const lanes = lanesOf(
      show([dinner, speech, band, entry("Walk", "18:00", "18:30")]),
      "2027-06-12",
      "place",
      ms("19:10"),
    );
    expect(
      lanes.map(({ name, now, next }) => [name, now?.id ?? null, next.map(({ id }) => id)]),
    ).toEqual([
      ["Hall", "Dinner", ["Speech"]],
      ["Stage", null, ["Band"]],
      [null, null, []],
    ]);
  });

  it("what runs over keeps its place, and what waits for it stays to be started", () => {
    const lanes = lanesOf(
      show([{ ...dinner, startedAt: at("19:00") }, speech]),
      "2027-06-12",
      "place",
      ms("19:45"),
    );
    expect([lanes[0]?.now?.id, lanes[0]?.next.map(({ id }) => id)]).toEqual(["Dinner", ["Speech"]]);
  });

  it("stand by person with their tasks, and for oneself alone", () => {
    const tasks = [
      {
        id: "t",
        title: "Lamps",
        dueAt: at("18:00"),
        isDone: false,
        activityId: null,
        owners: [{ id: "me", name: "Maya" }],
      },
      { id: "u", title: "Ice", dueAt: at("17:00"), isDone: false, activityId: null, owners: [] },
    ];
    const mine = { ...speech, hostMemberId: "me", hostName: "Maya" };
    const day = show([dinner, mine], { tasks });
    const read = (grouping: "person" | "mine") =>
      lanesOf(day, "2027-06-12", grouping, ms("12:00")).map(({ name, next, tasks: due }) => [
        name,
        next.map(({ id }) => id),
        due.map(({ id }) => id),
      ]);
    expect(read("person")).toEqual([
      ["Maya", ["Speech"], ["t"]],
      [null, ["Dinner"], ["u"]],
    ]);
    expect(read("mine")).toEqual([["Maya", ["Speech"], ["t"]]]);
  });
});

describe("days and what follows", () => {
  it.each([
    ["2027-06-13T01:30:00Z", "Europe/Berlin", "2027-06-12"],
    ["2027-06-13T04:30:00Z", "Europe/Berlin", "2027-06-13"],
  ])("the small hours belong to the evening: %s in %s", (instant, zone, day) => {
    expect(dayOf(Date.parse(instant), zone)).toBe(day);
  });

  it.each([
    ["2027-06-11T12:00:00Z", "2027-06-12"],
    ["2027-06-12T12:00:00Z", "2027-06-12"],
    ["2027-06-20T12:00:00Z", "2027-06-12"],
  ])("at %s the day shown is %s", (now, day) => {
    expect(shownDay(show([dinner]), Date.parse(now))).toBe(day);
  });

  it("a task of an activity is as late as that", () => {
    const task = {
      id: "t",
      title: "Lamps",
      dueAt: at("18:30"),
      isDone: false,
      activityId: "Dinner",
      owners: [],
    };
    expect(clock(taskDue(task, [{ ...dinner, late: 10 }]))).toBe("18:40");
    expect(clock(taskDue(task, [dinner]))).toBe("18:30");
  });

  it("presses that wait stand over what the server said", () => {
    const { changes } = pushOf([dinner, speech, bar], "Dinner", 10);
    const shown = withPresses(show([dinner, speech]), [
      { id: "1", at: at("19:01"), act: "start", activityId: "Dinner" },
      {
        id: "2",
        at: at("19:02"),
        act: "late",
        activityId: "Dinner",
        minutes: 10,
        changes,
        tellsTeam: false,
        tellsGuests: false,
      },
      { id: "3", at: at("19:45"), act: "done", activityId: "Dinner" },
      { id: "4", at: at("19:45"), act: "fix", activityId: "Speech", isFixed: true },
    ]);
    expect(shown.entries).toMatchObject([
      { startedAt: at("19:01"), endedAt: at("19:45"), late: 10 },
      { late: 10, isFixed: true, startedAt: null },
    ]);
  });

  it("who would be told: hosts of the team whose start moves, and guests who signed up", () => {
    const hosted = { ...speech, hostMemberId: "m", hostName: "Kofi", signedUp: 4 };
    expect(toldOf(pushOf([dinner, hosted, bar], "Dinner", 10))).toEqual({
      hosts: ["Kofi"],
      guests: 4,
    });
    expect(
      toldOf(pushOf([{ ...hosted, startedAt: at("19:40"), visibility: "team" }, bar], "Speech", 5)),
    ).toEqual({ hosts: [], guests: 0 });
  });
});
