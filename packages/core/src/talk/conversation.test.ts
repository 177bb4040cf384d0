import { describe, expect, it } from "vitest";
import {
  endingAt,
  firstNew,
  saysSeen,
  seenAnew,
  withNews,
  writingWords,
} from "./conversation.rules.ts";
import type { ThreadHead, ThreadMessage, ThreadNews } from "./threads.types.ts";

const message = (place: number, heard = place, text = `${place}`): ThreadMessage => ({
  id: `m${place}`,
  place,
  heard,
  text,
  authorId: place % 2 ? "me" : "jo",
  at: "2027-05-20T12:00:00Z",
  state: "sent",
  rich: null,
  edited: false,
  mentions: [],
  replyTo: null,
  reactions: [],
  files: [],
  seen: null,
});
const thread = (heard: number): ThreadHead => ({
  id: "t",
  kind: "event",
  subject: "e",
  title: "Ball",
  accountId: "a",
  eventId: "e",
  eventName: "Ball",
  timeZone: "Europe/Berlin",
  announceOnly: false,
  keptOpen: false,
  closesAt: null,
  isClosed: false,
  people: 2,
  others: [],
  channel: "talk:x",
  heard,
  newest: heard,
  lastAt: null,
  isHost: true,
  mayModerate: true,
  whyNot: null,
  ban: null,
  me: { id: "me", name: "Me", readPlace: 0, tells: "daily", unread: 0, blocked: [] },
});
const news = (
  isPage: boolean,
  messages: ThreadMessage[],
  heard: number,
  more = {},
): ThreadNews => ({
  thread: thread(heard),
  messages,
  members: [],
  hasOlder: true,
  hasNewer: false,
  isPage,
  gone: [],
  ...more,
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at));
const shape = (talked: ReturnType<typeof withNews>) =>
  talked.messages.map(({ text }) => text).join(" ");

describe("news over what is known", () => {
  const known = withNews(null, news(true, range(5, 7), 7));

  it.each([
    ["a newer one stands last", news(false, [message(8)], 8), "5 6 7 8"],
    ["a change replaces", news(false, [message(6, 8, "six")], 8), "5 six 7"],
    [
      "an answer that was overtaken changes nothing",
      news(false, [message(6, 2, "old")], 2),
      "5 6 7",
    ],
    ["what was moved elsewhere goes", news(false, [], 8, { gone: ["m6"] }), "5 7"],
    ["what changed before the stretch is left", news(false, [message(1, 8)], 8), "5 6 7"],
    ["an older page stands before", news(true, range(2, 4), 7), "2 3 4 5 6 7"],
    ["a page with a gap begins anew", news(true, range(20, 22), 22), "20 21 22"],
  ])("%s", (_name, said, expected) => expect(shape(withNews(known, said))).toBe(expected));

  it("knows whether something lies before", () => {
    expect(withNews(known, news(true, range(1, 4), 7, { hasOlder: false })).hasOlder).toBe(false);
    expect(withNews(known, news(false, [message(8)], 8, { hasOlder: false })).hasOlder).toBe(true);
  });
});

it("the line of what is new stands above the first of others", () => {
  expect(firstNew(withNews(null, news(true, range(5, 9), 9)), 5)).toEqual({ from: "m6", count: 2 });
  expect(firstNew(withNews(null, news(true, range(5, 9), 9)), 9)).toBeUndefined();
});

it.each([
  [[], undefined],
  [["Jörg"], "Jörg is writing"],
  [["Jörg", "Siobhán"], "Jörg and Siobhán are writing"],
  [["Jörg", "Siobhán", "Kofi"], "Jörg and 2 more are writing"],
])("%j write", (names, expected) => expect(writingWords(names)).toBe(expected));

it.each([
  ["m3", "1 2 3 4 5 6 7 8"],
  [
    "m19",
    range(1, 20)
      .map(({ text }) => text)
      .join(" "),
  ],
  [
    "nobody",
    range(1, 20)
      .map(({ text }) => text)
      .join(" "),
  ],
  [
    null,
    range(1, 20)
      .map(({ text }) => text)
      .join(" "),
  ],
])("what is shown of one that was looked for, %s", (id, expected) =>
  expect(shape(endingAt(withNews(null, news(true, range(1, 20), 20)), id))).toBe(expected),
);

it.each([
  ["nobody", {}, []],
  ["somebody the last", { 7: 2 }, ["m7"]],
  ["nobody yet the last: the one before keeps its word", { 5: 2 }, ["m5"]],
  ["fewer the last than the one before", { 5: 3, 7: 1 }, ["m7", "m5"]],
  ["as many the last as the one before", { 5: 2, 7: 2 }, ["m7"]],
  ["somebody what is another’s", { 6: 4 }, []],
])("own messages that say who has seen them, when %s has", (_, seen, says) => {
  const counts: Readonly<Record<number, number>> = seen;
  const messages = range(5, 8).map((one) => ({ ...one, seen: counts[one.place] ?? 0 }));
  expect([...saysSeen({ thread: thread(8), messages })]).toEqual(says);
});

describe("one's own last message, when somebody has read", () => {
  const known = withNews(null, news(true, range(5, 8), 8));

  it.each([
    [
      "is asked for again when they have come to it",
      { memberId: "jo", place: 7 },
      { id: "m7", since: 6 },
    ],
    ["is left when they have not", { memberId: "jo", place: 6 }, null],
    ["is left when it was oneself", { memberId: "me", place: 8 }, null],
  ])("%s", (_, read, anew) => {
    expect(seenAnew(known, read)).toEqual(anew);
  });

  it("is left when much was said since", () => {
    const long = withNews(known, news(false, [message(10)], 200));
    expect(seenAnew(long, { memberId: "jo", place: 10 })).toBeNull();
  });
});
