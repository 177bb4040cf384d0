import { expect, it } from "vitest";
import type { ActivityEntry } from "./activity.types.ts";
import { activityDays } from "./activityDays.ts";

const reader = { locale: "en-GB", timeZone: "UTC", today: "2027-05-20" };
const entry = (id: number, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: `${id}`,
  at: `2027-05-20T${String(23 - id).padStart(2, "0")}:00:00Z`,
  who: { name: "Jo" },
  fold: "answers",
  ...more,
});
const shape = (entries: ActivityEntry[]) =>
  activityDays(entries, reader).map(({ name, runs }) => [
    name,
    ...runs.map(({ seen, folded }) => `${seen.map(({ id }) => id).join(" ")} +${folded.length}`),
  ]);

it("three of a kind are read, of four two, and two more are said", () => {
  expect(shape([entry(0), entry(1), entry(2)])).toEqual([["Today", "0 1 2 +0"]]);
  expect(shape([entry(0), entry(1), entry(2), entry(3)])).toEqual([["Today", "0 1 +2"]]);
});

it("something else ends the run, and so does a comment", () => {
  const other = entry(2, { fold: "orders" });
  const said = entry(4, { comment: { text: "Good." } });
  expect(shape([entry(0), entry(1), other, entry(3), said, entry(5)])).toEqual([
    ["Today", "0 1 +0", "2 +0", "3 +0", "4 +0", "5 +0"],
  ]);
});

it("what has no kind is never folded, and a day ends a run", () => {
  const unfolded = [0, 1, 2, 3].map((id) => entry(id, { fold: undefined }));
  expect(shape(unfolded)).toEqual([["Today", "0 +0", "1 +0", "2 +0", "3 +0"]]);
  expect(shape([entry(0), entry(1, { at: "2027-05-19T23:59:59Z" })])).toEqual([
    ["Today", "0 +0"],
    ["Yesterday", "1 +0"],
  ]);
});
