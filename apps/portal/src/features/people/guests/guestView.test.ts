import { describe, expect, it } from "vitest";
import { chosenCount, everybody, filterOfQuery, writeFilter } from "./guestView.rules.ts";

it("says how many values are chosen beside the words", () => {
  expect(chosenCount({ ...everybody, answers: ["yes"], groups: ["1997"] })).toBe(2);
});

describe("a filter of the guest list in the address", () => {
  it("is read as it was written, beside what else stands there", () => {
    const query = writeFilter(new URLSearchParams("tab=guests&tag=band"), {
      answers: ["yes", "maybe"],
      groups: ["1997, A"],
      tags: [],
    });
    expect(query.toString()).toBe("tab=guests&answer=yes&answer=maybe&group=1997%2C+A");
    const { text: _, ...nobodys } = everybody;
    expect(filterOfQuery(query)).toEqual({
      ...nobodys,
      answers: ["yes", "maybe"],
      groups: ["1997, A"],
    });
  });
});
