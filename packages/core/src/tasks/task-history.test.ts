import { expect, it } from "vitest";
import { historyWords } from "./task-history.rules.ts";
import type { TaskHistoryEntry } from "./task-history.types.ts";

const place = {
  locale: "en",
  nameOf: (id: string) => ({ ana: "Ana Ruiz", bo: "Bo Lind" })[id] ?? null,
  titleOf: (id: string) => ({ hall: "Book the hall" })[id] ?? null,
  stageOf: (key: string) => key.toUpperCase(),
};
const entry = (
  kind: TaskHistoryEntry["kind"],
  before: TaskHistoryEntry["before"],
  after: TaskHistoryEntry["after"],
): TaskHistoryEntry => ({
  id: 1,
  at: "2027-01-01T00:00Z",
  by: "Ana",
  isMe: false,
  kind,
  before,
  after,
});
const step = (id: string, done: boolean, text = id) => ({ id, text, done });

it.each([
  [entry("added", null, null), ["wrote it down"]],
  [entry("changed", { state: "todo" }, { state: "done" }), ["set it to done"]],
  [entry("changed", { title: "A" }, { title: "B" }), ["renamed it from “A” to “B”"]],
  [
    entry("changed", { due_local: null }, { due_local: "2027-05-21T00:00:00" }),
    ["set the due day to May 21, 2027"],
  ],
  [
    entry("changed", { due_local: "2027-05-21T15:00:00" }, { due_local: null }),
    ["took the due day off"],
  ],
  [entry("changed", { stage: null }, { stage: "begin" }), ["put it into “BEGIN”"]],
  [entry("changed", { labels: ["Food"] }, { labels: ["Music", "Food"] }), ["labelled it Music"]],
  [
    entry(
      "changed",
      { checklist: [step("a", false), step("b", false)] },
      { checklist: [step("a", true), step("c", false)] },
    ),
    ["ticked “a”", "added the step “c”", "took the step “b” away"],
  ],
  [
    entry("owners", { owners: ["ana"] }, { owners: ["bo"] }),
    ["gave it to Bo Lind", "took it from Ana Ruiz"],
  ],
  [entry("owners", { owners: [] }, { owners: ["gone"] }), ["gave it to somebody who has left"]],
  [entry("waits", { waitsFor: [] }, { waitsFor: ["hall"] }), ["lets it wait for “Book the hall”"]],
  [
    entry("waits", { waitsFor: ["hall", "x"] }, { waitsFor: [] }),
    ["lets it wait no more for 2 tasks"],
  ],
  [entry("changed", { cost_minor: 1 }, { cost_minor: 2 }), ["changed what it costs"]],
  [entry("changed", {}, { nobody_knows: 1 }), []],
])("a change is told in words: %o", (change, words) => {
  expect(historyWords(change, place)).toEqual(words);
});
