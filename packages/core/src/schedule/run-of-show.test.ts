import { describe, expect, it } from "vitest";
import {
  behindOf,
  dayOf,
  lanesOf,
  shownDay,
  stateOf,
  taskDue,
  lastSaid,
  withPresses,
} from "./run-of-show.rules.ts";
import {
  at,
  band,
  bar,
  clock,
  dinner,
  entry,
  ms,
  show,
  speech,
} from "./run-of-show-samples.data.ts";
import { pushOf, toldOf } from "./run-push.rules.ts";
import type { RunEntry } from "./run-of-show.types.ts";

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
      lanes.map(({ name, now, next, done }) => [
        name,
        now?.id ?? null,
        next.map(({ id }) => id),
        done.map(({ id }) => id),
      ]),
    ).toEqual([
      ["Hall", "Dinner", ["Speech"], []],
      ["Stage", null, ["Band"], []],
      [null, null, [], ["Walk"]],
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
    const stranger = { ...day, memberId: null };
    expect(lanesOf(stranger, "2027-06-12", "mine", ms("12:00"))).toEqual([]);
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

  it("the event's own day is shown before the first of several days", () => {
    const evening = {
      ...dinner,
      id: "drinks",
      startAt: "2027-06-11T18:00:00Z",
      endAt: "2027-06-11T20:00:00Z",
    };
    const both = show([evening, dinner]);
    expect(shownDay(both, Date.parse("2027-06-01T12:00:00Z"))).toBe("2027-06-12");
    expect(shownDay(both, Date.parse("2027-06-11T12:00:00Z"))).toBe("2027-06-11");
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

  it("says what was said last, what has not been sent included, and nothing that was taken back", () => {
    const started = { id: "1", at: at("19:01"), act: "start", activityId: "Dinner" } as const;
    const fixed = {
      id: "2",
      at: at("19:02"),
      act: "fix",
      activityId: "Dinner",
      isFixed: true,
    } as const;
    const back = {
      id: "3",
      at: at("19:03"),
      act: "undo",
      activityId: "Dinner",
      pressId: "1",
    } as const;
    const day = show([dinner, speech]);
    expect(lastSaid(withPresses(day, [started, fixed]), "Dinner")?.id).toBe("1");
    expect(lastSaid(withPresses(day, [started]), "Speech")).toBeNull();
    expect(lastSaid(withPresses(day, [started, back]), "Dinner")).toBeNull();
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
