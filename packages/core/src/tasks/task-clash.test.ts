import { expect, it } from "vitest";
import { richTextOf } from "../base/rich-text.rules.ts";
import { theirWords, valueWords } from "./task-clash.rules.ts";
import type { TaskFields } from "./tasks.types.ts";

const place = {
  locale: "en-GB",
  nameOf: (id: string) => (id === "ana" ? "Ana" : null),
  titleOf: (id: string) => (id === "hall" ? "Book the hall" : null),
  stageOf: (key: string) => key.toUpperCase(),
};

const said: [keyof TaskFields, TaskFields[keyof TaskFields], string][] = [
  ["title", "Name by B", "“Name by B”"],
  ["notes", richTextOf("Ask\nfor two"), "“Ask for two”"],
  ["notes", null, "None"],
  ["state", "doing", "Doing"],
  ["priority", "high", "High"],
  ["stage", null, "By its day"],
  ["stage", "dream", "DREAM"],
  ["due", { kind: "day", day: "2027-05-03" }, "3 May 2027"],
  ["due", { kind: "moment", at: "2027-05-03T09:30" }, "3 May 2027, 9:30"],
  ["start", { kind: "relative", from: "start", days: -3 }, "3 days before"],
  ["due", null, "No day"],
  ["labels", ["food", "music"], "food and music"],
  ["owners", ["ana", "x"], "Ana and somebody who has left"],
  ["waitsFor", ["hall"], "Book the hall"],
  ["checklist", [{ id: "a", text: "One", done: false }], "1 step"],
  ["repeat", { every: 2, unit: "week" }, "Every 2 weeks"],
  ["cost", { minor: 2470, currency: "EUR" }, "€24.70"],
  ["removed", true, "Yes"],
];

it.each(said)("says %s %j as %s", (field, value, words) => {
  expect(valueWords(field, value as never, place)).toBe(words);
  expect(theirWords({ id: "cake", field, theirs: value }, place)).toBe(words);
});

it("cuts a text that tells which it is long before its end", () => {
  expect(valueWords("notes", richTextOf("word ".repeat(200)), place).length).toBeLessThan(170);
});
