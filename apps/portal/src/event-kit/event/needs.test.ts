import { expect, it } from "vitest";
import type { EventNeed, NeedState } from "./need.types.ts";
import { needsAtMost, worstFirst } from "./needs.rules.ts";

const found = (key: string, state: NeedState) => ({
  source: { key, order: 0, find: () => null } satisfies EventNeed,
  row: { state, icon: null, what: key, why: "", act: "" },
});

it("the worst comes first, what is as bad keeps its order, and four are enough", () => {
  const rows = worstFirst([
    found("news", "news"),
    found("due", "due"),
    found("late", "late"),
    found("due too", "due"),
    found("late too", "late"),
  ]);
  expect(rows.map(({ source }) => source.key)).toEqual(["late", "late too", "due", "due too"]);
  expect(rows).toHaveLength(needsAtMost);
});
