import { expect, it } from "vitest";
import {
  audienceText,
  chooseAll,
  distanceText,
  groupThings,
  leftText,
  moveFigures,
  moveOfQuery,
  movesTime,
  queryOfMove,
  splitPatch,
  thingName,
  thingRemarks,
} from "./event-moves.rules.ts";
import type { DatedThing } from "./event-moves.types.ts";

const span = { at: "2027-06-05T15:00", until: null, zone: "Europe/Berlin" };
const thing = (part: Partial<DatedThing>): DatedThing => ({
  kind: "task",
  id: "1",
  part: "tasks",
  label: "Order the cake",
  hangs: "event",
  whole: true,
  why: null,
  isFree: true,
  moves: true,
  blocked: null,
  before: span,
  after: span,
  warnings: [],
  ...part,
});
const things = [
  thing({ id: "2", why: "done", isFree: false, moves: false }),
  thing({}),
  thing({ kind: "booking", part: "bookings", id: "3", moves: false, blocked: "taken" }),
];

it("takes a change apart", () => {
  expect(splitPatch({ name: "Ball", start_local: "x", venue_id: null })).toEqual({
    move: { start_local: "x", venue_id: null },
    rest: { name: "Ball" },
  });
  expect(movesTime({ address: "Hill 1" })).toBe(false);
  expect(movesTime({ time_zone: "Europe/Oslo" })).toBe(true);
});

it("keeps a move in its address, and nothing that is no move", () => {
  const patch = { start_local: "2027-08-07T15:00", venue_id: null, address: "Am See 1 & 2" };
  const query = queryOfMove({ ...patch, name: "Ball" });
  expect(moveOfQuery(new URLSearchParams(`${query}&status=cancelled`))).toEqual(patch);
});

it("groups what hangs on a date, with what is over last", () => {
  const groups = groupThings(things);
  expect(groups.map(({ title, moving, staying }) => [title, moving, staying])).toEqual([
    ["Tasks", 1, 1],
    ["Places", 0, 1],
  ]);
  expect(groups[0]?.things.map(({ id }) => id)).toEqual(["1", "2"]);
  const tasks = groups[0];
  expect(tasks && chooseAll({}, tasks, "stays")).toEqual({ "task:1": "stays" });
});

it.each([
  [things, "1 thing moves, 1 stays, 1 needs a decision"],
  [[], "Nothing else moves"],
  [[thing({}), thing({ id: "9" })], "2 things move"],
])("counts case %#", (given, words) => expect(moveFigures(given)).toBe(words));

it.each([
  ["2027-06-05T15:00", "2027-08-07T15:00", "9 weeks later"],
  ["2027-06-05T15:00", "2027-06-04T18:00", "1 day earlier"],
  ["2027-06-05T15:00", "2027-06-12T15:00", "7 days later"],
  ["2027-06-05T15:00", "2027-06-05T18:00", ""],
])("from %s to %s is %s", (from, to, words) => expect(distanceText(from, to)).toBe(words));

it("says whom a mail reaches", () =>
  expect(
    audienceText({ audiences: { coming: 138, invited: 2, buyers: 1, waiting: 0, team: 0 } }),
  ).toBe("138 who come, 1 with a ticket, 2 invited"));

it("names things by what they are", () => {
  expect(thingName({ kind: "sale_end", label: "Dinner" })).toBe("Sale ends: Dinner");
  expect(thingName({ kind: "deadline", label: "" })).toBe("Answers close");
  expect(thingName({ kind: "campaign", label: null })).toBe("A mail");
  expect(thingName({ kind: "travel", label: "12" })).toBe("Travel that guests have told (12)");
});

it("says what stands against a thing, the gravest first", () =>
  expect(
    thingRemarks(
      thing({ blocked: "taken", warnings: [{ code: "closed", detail: "Open 09:00 to 22:00" }] }),
    ),
  ).toEqual(["The space is taken then", "Outside the hours: Open 09:00 to 22:00"]));

it("names what an undo left", () => {
  expect(leftText({ left: [], told: 0 })).toBe("");
  expect(
    leftText({
      left: [
        { kind: "activity", label: "Vows", why: "changed" },
        { kind: "place", label: "", why: "changed" },
      ],
      told: 0,
    }),
  ).toBe("Vows: changed since. The place: changed since");
});
