import { expect, it } from "vitest";
import { blueprintProblems } from "./blueprint-check.rules.ts";
import { partsComing, partsThere, timedComing } from "./blueprint-coming.rules.ts";
import { blueprintOfEvent } from "./blueprint-of-event.rules.ts";
import { rowsOf } from "./blueprint-parts.rules.ts";
import { thereOf } from "./blueprint-there.rules.ts";
import type { TemplateSource } from "./own-templates.types.ts";

const nothing: TemplateSource = {
  name: "Summer 2027",
  description: null,
  eventTypeId: "family-type-1",
  coverSeed: "seed",
  templateKey: null,
  currency: "EUR",
  capacity: null,
  startLocal: "2027-06-12T13:30",
  endLocal: "2027-06-13T01:00",
  places: [],
  names: [],
  activities: [],
  tasks: [],
  questions: [],
  meals: [],
  answers: [],
  mails: [],
  tickets: [],
  tables: [],
};

const aTask = (id: string, task: Partial<TemplateSource["tasks"][number]>) => ({
  id,
  title: `Task ${id}`,
  notes: null,
  priority: "none",
  stage: null,
  due: null,
  dueLocal: null,
  labels: [],
  templateKey: null,
  waitsFor: [],
  checklist: [],
  ...task,
});

it("makes a whole template of an event that has nothing", () => {
  const { blueprint, takenOut, remarks } = blueprintOfEvent(nothing, null);
  expect(blueprintProblems(blueprint)).toEqual([]);
  expect([takenOut, remarks]).toEqual([[], []]);
  expect(blueprint.words.group).toBe("Branch");
});

it("tells every day from the event, whatever way it was said", () => {
  const { blueprint } = blueprintOfEvent(
    {
      ...nothing,
      tasks: [
        aTask("a", { due: { kind: "day", day: "2027-05-13" } }),
        aTask("b", { due: { kind: "moment", at: "2027-06-11T17:00" } }),
        aTask("c", { due: { kind: "day", day: "2027-06-20" } }),
        aTask("d", { due: { kind: "relative", from: "start", minutes: -90 } }),
        aTask("e", { due: { kind: "relative", from: "end", minutes: 30 } }),
      ],
    },
    null,
  );
  expect(blueprint.tasks.map(({ from, days, at }) => [from, days, at])).toEqual([
    ["start", -30, null],
    ["start", -1, "17:00"],
    ["end", 7, null],
    ["start", 0, "12:00"],
    ["end", 0, "01:30"],
  ]);
  expect(blueprintProblems(blueprint)).toEqual([]);
});

it("takes names, places, links, addresses and numbers out, and says which", () => {
  const { blueprint, takenOut } = blueprintOfEvent(
    {
      ...nothing,
      names: ["Ana", "Ana Ruiz"],
      places: ["Mill Barn"],
      tasks: [
        aTask("a", { title: "Call Ana Ruiz about Mill Barn" }),
        aTask("b", { title: "Write to ana@ruiz.example or 0171 555 2233" }),
        aTask("c", { title: "Banana cake, see https://cake.example/recipe." }),
      ],
    },
    null,
  );
  expect(blueprint.tasks.map(({ title }) => title)).toEqual([
    "Call … about …",
    "Write to … or …",
    "Banana cake, see ….",
  ]);
  expect(takenOut.map(({ kind, words }) => `${kind} ${words}`).toSorted()).toEqual([
    "address ana@ruiz.example",
    "link https://cake.example/recipe",
    "name Ana Ruiz",
    "number 0171 555 2233",
    "place Mill Barn",
  ]);
});

it("leaves days, clocks and sums as they are", () => {
  const text = "12.06.2027, 18:00 to 01:00: 1,250 plates, 2027-06-12, room 0815";
  const { blueprint } = blueprintOfEvent({ ...nothing, description: text }, null);
  expect(blueprint.story).toBe(text);
});

it("tells apart by a number what only a name told apart", () => {
  const { blueprint } = blueprintOfEvent(
    {
      ...nothing,
      names: ["Ana", "Ben"],
      activities: ["Ana", "Ben"].map((name, index) => ({
        id: name,
        title: `Speech of ${name}`,
        kind: "talk" as const,
        room: null,
        note: null,
        startLocal: `2027-06-12T1${index + 5}:00`,
        endLocal: `2027-06-12T1${index + 5}:30`,
        isFixed: false,
      })),
      tasks: ["Ana", "Ben"].map((name) =>
        aTask(name, {
          title: `Ask ${name}`,
          due: { kind: "relative", from: "activity", activityId: name, days: -3 },
        }),
      ),
    },
    null,
  );
  expect(blueprint.activities.map(({ title }) => title)).toEqual([
    "Speech of …",
    "Speech of … (2)",
  ]);
  expect(blueprint.tasks.map(({ title, activity }) => [title, activity])).toEqual([
    ["Ask …", "Speech of …"],
    ["Ask … (2)", "Speech of … (2)"],
  ]);
  expect(blueprintProblems(blueprint)).toEqual([]);
});

it("says what is another in the template than in the event", () => {
  const { remarks, blueprint } = blueprintOfEvent(
    {
      ...nothing,
      tasks: [aTask("a", {})],
      mails: [
        {
          name: "Empty",
          language: "en",
          subjects: {},
          blocks: [],
          timing: null,
          goesLocal: null,
        },
      ],
      tables: [
        { shape: "round", seats: 8 },
        { shape: "round", seats: 8 },
        { shape: "long", seats: 12 },
      ],
    },
    null,
  );
  expect(remarks).toEqual([
    "1 task has no day: due 7 days before in the template.",
    "Tables of different sizes become as many of the usual one.",
    "1 mail without words stays behind.",
  ]);
  expect(blueprint.seating).toEqual({ shape: "round", tables: 3, seats: 8 });
});

it("brings only what is not there, told from what is", () => {
  const source: TemplateSource = {
    ...nothing,
    activities: [
      {
        id: "00000000-0000-4000-8000-00000000000a",
        title: "dinner",
        kind: "meal",
        room: null,
        note: null,
        startLocal: "2027-06-12T19:00",
        endLocal: "2027-06-12T21:00",
        isFixed: false,
      },
    ],
    tasks: [aTask("00000000-0000-4000-8000-00000000000b", { title: "Book the band" })],
  };
  const { blueprint } = blueprintOfEvent(source, null);
  const more = {
    ...blueprint,
    tasks: [
      ...blueprint.tasks,
      {
        ...(blueprint.tasks[0] ?? never()),
        key: "lay",
        title: "Lay the tables",
        from: "activity" as const,
        activity: "dinner",
        days: 0,
        waitsFor: ["task-1"],
      },
    ],
  };
  const there = thereOf(source);
  expect([...partsThere(there)]).toEqual(["activities", "tasks"]);
  expect(partsComing(more, there)).toEqual([
    { part: "activities", comes: 0, there: 1 },
    { part: "tasks", comes: 1, there: 1 },
  ]);
  const timed = timedComing(more, there, new Set(["tasks"] as const));
  expect(timed.tasks.map(({ title }) => title)).toEqual(["Lay the tables"]);
  expect(timedComing(more, there, new Set()).tasks).toEqual([]);
  const rows = rowsOf(more, new Set(["activities", "tasks"] as const), {
    templateKey: "own",
    startLocal: nothing.startLocal,
    currency: "EUR",
    language: "en",
    newId: () => "new",
    there,
  });
  expect(rows.activities).toEqual([]);
  expect(rows.tasks).toMatchObject([
    {
      id: "new",
      title: "Lay the tables",
      waitsFor: ["00000000-0000-4000-8000-00000000000b"],
      due: { from: "activity", activityId: "00000000-0000-4000-8000-00000000000a" },
    },
  ]);
});

function never(): never {
  throw new Error("There is no first task");
}
