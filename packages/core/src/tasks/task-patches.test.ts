import { expect, it } from "vitest";
import { goneMeanwhile } from "./task-patches.rules.ts";

const task = (id: string, removed: boolean) => ({ id, title: `Task ${id}`, removed });
const ticks = (...ids: string[]) => ids.map((id) => ({ id, patch: { state: "done" as const } }));

it.each([
  ["nothing while all are there", [task("a", false)], ticks("a"), null],
  ["one that somebody else has removed", [task("a", true)], ticks("a"), "“Task a”"],
  ["several of them", [task("a", true), task("b", true)], ticks("a", "b"), "2 tasks"],
  [
    "none that this write removes",
    [task("a", true)],
    [{ id: "a", patch: { removed: true } }],
    null,
  ],
  ["none that only came along", [task("a", false), task("next", true)], ticks("a"), null],
])("names %s", (_what, written, changes, named) =>
  expect(goneMeanwhile(written, changes)).toBe(named),
);
