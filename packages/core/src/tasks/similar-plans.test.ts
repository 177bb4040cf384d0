import { expect, it } from "vitest";
import { stagesOf } from "./journey.rules.ts";
import { similarPlan } from "./similar-plans.rules.ts";
import type { NewTask } from "./tasks.types.ts";

const before = (id: string, title: string, days: number, waitsFor: string[] = []): NewTask => ({
  id,
  title,
  templateKey: `club/${id}`,
  due: { kind: "relative", from: "start", days: -days },
  waitsFor,
});
/** A club's stages begin 120, 75, 45, 28 and 10 days before. */
const planned = [
  before("a", "Ask the members", 100),
  before("b", "Book the room", 70),
  before("c", "Write the call", 40, ["b"]),
  before("d", "Print the call", 38),
  before("e", "Order food", 20),
];
const place = {
  stages: stagesOf("club-type-1"),
  today: "2027-05-03",
  event: { startLocal: "2027-06-12T19:00", endLocal: "2027-06-12T23:00" },
};
const titles = (plan: ReturnType<typeof similarPlan>) => [
  plan.stage?.key,
  plan.tasks.map(({ title }) => title),
];

it("tells what the plan of its kind has at this stage, and not what is there by its name or its origin", () => {
  expect(titles(similarPlan(planned, [], place))).toEqual([
    "invite",
    ["Write the call", "Print the call"],
  ]);
  const renamed = { id: "1", title: "Send the letter", templateKey: "club/c" };
  const ownName = { id: "2", title: " print the CALL ", templateKey: null };
  expect(titles(similarPlan(planned, [renamed], place))).toEqual(["invite", ["Print the call"]]);
  expect(titles(similarPlan(planned, [ownName], place))).toEqual(["invite", ["Write the call"]]);
});

it("looks ahead where the stage has all of it, and never back", () => {
  const there = ["c", "d"].map((id) => ({ id, title: id, templateKey: `club/${id}` }));
  expect(titles(similarPlan(planned, there, place))).toEqual(["fill", ["Order food"]]);
  expect(titles(similarPlan(planned, [], { ...place, today: "2027-06-13" }))).toEqual([
    undefined,
    [],
  ]);
});

it("what is taken waits for what this plan has of it, and for nothing that it has not", () => {
  const room = { id: "own-room", title: "Hire the hall", templateKey: "club/b" };
  expect(similarPlan(planned, [room], place).tasks[0]?.waitsFor).toEqual(["own-room"]);
  expect(similarPlan(planned, [], place).tasks[0]?.waitsFor).toEqual([]);
});
