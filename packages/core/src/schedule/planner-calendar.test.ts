import { describe, expect, it } from "vitest";
import {
  byWeight,
  itemsByDay,
  itemsFrom,
  itemsOn,
  matchesCalendarFilter,
  plannerItems,
  isInSight,
  stepOf,
} from "./planner-calendar.rules.ts";
import type { TaskRow } from "../tasks/tasks.types.ts";
import type { PlannerItem } from "./planner-calendar.types.ts";

const item = (change: Partial<PlannerItem>): PlannerItem => ({
  key: "event 1",
  kind: "event",
  id: "1",
  eventId: "1",
  title: "Supper",
  place: null,
  room: null,
  startLocal: "2027-06-12T18:30",
  endLocal: "2027-06-12T23:00",
  timeZone: "Europe/Berlin",
  phase: "upcoming",
  ...change,
});

it.each([
  ["month", "2027-07-12"],
  ["agenda", "2027-07-12"],
  ["week", "2027-06-19"],
  ["day", "2027-06-13"],
] as const)("one %s on", (view, to) => expect(stepOf("2027-06-12", view, 1)).toBe(to));

describe("what falls on a day", () => {
  it("is an evening, but not the night that it runs into", () => {
    const late = item({ endLocal: "2027-06-13T02:00" });
    expect(itemsOn([late], "2027-06-12")).toEqual([late]);
    expect(itemsOn([late], "2027-06-13")).toEqual([]);
  });

  it("is every day of a weekend", () => {
    const weekend = item({ endLocal: "2027-06-14T12:00" });
    const days = ["2027-06-11", "2027-06-12", "2027-06-13", "2027-06-14", "2027-06-15"];
    expect(days.map((day) => itemsOn([weekend], day).length)).toEqual([0, 1, 1, 1, 0]);
  });

  it("is the same where many days are looked up, in the order of the list", () => {
    const early = item({ key: "a", startLocal: "2027-06-12T08:00", endLocal: "2027-06-12T09:00" });
    const weekend = item({
      key: "b",
      startLocal: "2027-06-12T09:00",
      endLocal: "2027-06-14T12:00",
    });
    const late = item({ key: "c", endLocal: "2027-06-13T02:00" });
    const list = [early, weekend, late];
    const days = ["2027-06-11", "2027-06-12", "2027-06-13", "2027-06-14", "2027-06-15"];
    expect(days.map(itemsByDay(list))).toEqual(days.map((day) => itemsOn(list, day)));
    expect(itemsByDay(list)("2027-06-12")).toEqual(list);
  });

  it("is in the agenda while it goes on", () => {
    const weekend = item({ endLocal: "2027-06-14T12:00" });
    expect(itemsFrom([weekend], "2027-06-14")).toEqual([weekend]);
    expect(itemsFrom([weekend], "2027-06-15")).toEqual([]);
  });
});

it.each([
  [{}, "events", true],
  [{}, "bookings", false],
  [{}, "drafts", false],
  [{ phase: "draft" }, "drafts", true],
  [{ kind: "booking" }, "bookings", true],
  [{ kind: "booking" }, "events", false],
  [{ kind: "activity" }, "activities", true],
  [{ kind: "activity" }, "events", false],
  [{ kind: "activity", phase: "draft" }, "drafts", true],
  [{ kind: "booking" }, "all", true],
] as const)("%j under %s: %s", (change, filter, shown) =>
  expect(matchesCalendarFilter(item(change), filter)).toBe(shown),
);

it("an activity is an entry of its event and its room, and a month names its event first", () => {
  const talk = {
    id: "9",
    eventId: "1",
    eventName: "Reunion",
    title: "Rowing",
    room: "The slip",
    status: "published" as const,
    startLocal: "2027-06-12T10:00",
    endLocal: "2027-06-12T11:00",
    timeZone: "Europe/Berlin",
  };
  const [made] = plannerItems({ events: [], activities: [talk], bookings: [], tasks: [] }, 0);
  expect(made).toMatchObject({
    key: "activity 9",
    kind: "activity",
    place: "Reunion, The slip",
    phase: "scheduled",
  });
  const supper = item({});
  expect(made && byWeight([made, supper])).toEqual([supper, made]);
});

describe("what is to be done", () => {
  const task = (more: Partial<TaskRow>): TaskRow => ({
    id: "t",
    eventId: null,
    title: "Book the band",
    state: "todo",
    priority: "none",
    stage: null,
    start: null,
    due: { kind: "day", day: "2027-06-10" },
    startLocal: null,
    dueLocal: "2027-06-10T00:00",
    dueAt: "2027-06-10T22:00:00Z",
    timeZone: "Europe/Berlin",
    labels: [],
    owners: [],
    waitsFor: [],
    stepsDone: 0,
    stepsAll: 0,
    hasNotes: false,
    repeat: null,
    cost: null,
    rank: 0,
    revision: 1,
    doneAt: null,
    templateKey: null,
    removed: false,
    ...more,
  });
  const itemOf = (more: Partial<TaskRow>, now = "2027-06-01T12:00Z") => {
    const known = { events: [], activities: [], bookings: [], tasks: [task(more)] };
    return plannerItems(known, Date.parse(now))[0];
  };

  it("takes the day on which it is due, or stands at its moment", () => {
    expect(itemOf({})).toMatchObject({
      key: "task t",
      startLocal: "2027-06-10T00:00",
      endLocal: "2027-06-10T23:59",
      phase: "due",
    });
    const at = "2027-06-10T15:00";
    expect(itemOf({ due: { kind: "moment", at }, dueLocal: at })).toMatchObject({
      startLocal: at,
      endLocal: "2027-06-10T15:30",
    });
  });

  it("is late from then on, done once it is; what has no day is not there", () => {
    expect(itemOf({}, "2027-06-10T22:00Z")?.phase).toBe("late");
    expect(itemOf({ state: "done" })?.phase).toBe("done");
    expect(itemOf({ due: null, dueLocal: null, dueAt: null })).toBeUndefined();
  });
});

it.each([
  ["month", "2027-06-30", true],
  ["month", "2027-07-01", true],
  ["month", "2027-07-09", false],
  ["week", "2027-06-13", true],
  ["week", "2027-06-14", false],
  ["day", "2027-06-13", false],
  ["agenda", "2028-01-01", true],
] as const)("a %s of 12 June 2027 shows %s: %s", (view, on, isShown) =>
  expect(isInSight(on, view, "2027-06-12", 1)).toBe(isShown),
);
