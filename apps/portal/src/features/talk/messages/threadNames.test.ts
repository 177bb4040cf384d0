import type { ThreadLine } from "@jubilee/core/talk/threads.types";
import { expect, it } from "vitest";
import { lastWords, peopleWords, threadName } from "./threadNames.ts";

const line = (more: Partial<ThreadLine>): ThreadLine => ({
  id: "t",
  kind: "event",
  subject: "e",
  title: "Ball",
  eventId: "e",
  eventName: "Ball",
  heard: 1,
  channel: null,
  announceOnly: false,
  isClosed: false,
  tells: "daily",
  unread: 0,
  lastAt: null,
  last: null,
  others: [],
  ...more,
});

it.each([
  ["an event among events is called as it", line({}), false, "Ball"],
  ["in its own tab it is everybody", line({}), true, "Everyone who comes"],
  ["a guest is called by name anywhere", line({ kind: "person", title: "Jo" }), true, "Jo"],
  [
    "a small group without a name has those of its people",
    line({ kind: "people", title: null, others: ["Jo", null] }),
    false,
    "Jo, Somebody who left",
  ],
  ["nobody is left in it", line({ kind: "people", title: null }), false, "Conversation"],
])("%s", (_case, of, isOfEvent, name) => expect(threadName(of, isOfEvent)).toBe(name));

const said = { text: "Hello", files: 0, author: "Jo", isOwn: false };
it.each([
  ["nothing", null, "Nothing said yet"],
  ["words", said, "Jo: Hello"],
  ["one's own", { ...said, isOwn: true }, "You: Hello"],
  ["what was taken away", { ...said, text: null }, "Jo: A message was removed"],
  ["files alone", { ...said, text: "", files: 2 }, "Jo: 2 files"],
  ["somebody who is gone", { ...said, author: null }, "Somebody: Hello"],
])("the last line of %s", (_case, last, words) => expect(lastWords(line({ last }))).toBe(words));

it.each([
  ["event", 41, 3, "41 people · 3 here now"],
  ["event", 1, 0, "Only you so far"],
  ["person", 2, 0, "You, your team and this guest"],
  ["people", 2, 1, "Only the two of you · 1 here now"],
  ["people", 5, 0, "5 people"],
] as const)("says who belongs to a conversation of %s %i", (kind, people, here, words) =>
  expect(peopleWords({ kind, people }, here)).toBe(words),
);
