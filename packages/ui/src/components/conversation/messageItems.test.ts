import { describe, expect, it } from "vitest";
import type { Message } from "./conversation.types.ts";
import { messageItems } from "./messageItems.ts";

const reader = { locale: "en-GB", timeZone: "Europe/Berlin", today: "2027-05-20" };
const message = (id: string, author: string, sentAt: string): Message => ({
  id,
  author: { id: author, name: author },
  isOwn: author === "me",
  sentAt,
  text: id,
});
const shape = (messages: Message[], fresh?: { from: string; count: number }) =>
  messageItems(messages, reader, fresh).map(
    ({ message: { id }, day, fresh: count, isFirst, isLast }) =>
      [id, day && `(${day})`, count && `${count} new`, isFirst && "first", isLast && "last"]
        .filter(Boolean)
        .join(" "),
  );

describe("messages in runs", () => {
  it("one name and time stand over what one sender wrote in a row", () => {
    expect(
      shape([
        message("a", "jo", "2027-05-20T12:00:00Z"),
        message("b", "jo", "2027-05-20T12:10:00Z"),
        message("c", "jo", "2027-05-20T12:20:01Z"),
        message("d", "me", "2027-05-20T12:20:02Z"),
      ]),
    ).toEqual(["a (Today) first", "b last", "c first last", "d first last"]);
  });

  it("a run ends at midnight of the reader's zone", () => {
    expect(
      shape([
        message("a", "jo", "2027-05-19T21:59:00Z"),
        message("b", "jo", "2027-05-19T22:01:00Z"),
      ]),
    ).toEqual(["a (Yesterday) first last", "b (Today) first last"]);
  });

  it("a run ends where the new ones begin", () => {
    expect(
      shape(
        [message("a", "jo", "2027-05-20T12:00:00Z"), message("b", "jo", "2027-05-20T12:00:05Z")],
        { from: "b", count: 1 },
      ),
    ).toEqual(["a (Today) first last", "b 1 new first last"]);
  });
});

it("posts stand each alone, whoever wrote the one before", () => {
  const posts = [
    message("a", "jo", "2027-05-20T12:00:00Z"),
    message("b", "jo", "2027-05-20T12:00:05Z"),
  ];
  const first = messageItems(posts, reader, undefined, "posts").map(({ isFirst }) => isFirst);
  expect(first).toEqual([true, true]);
});

it("ten thousand are arranged", () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    message(`${at}`, `${at % 7}`, new Date(Date.UTC(2027, 4, 1) + at * 120_000).toISOString()),
  );
  const items = messageItems(many, reader);
  expect(items).toHaveLength(10_000);
  expect(items.filter(({ day }) => day)).toHaveLength(14);
});
