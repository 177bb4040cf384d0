import { expect, it } from "vitest";
import { tagsInputWords } from "./tagsInput.copy.ts";
import { splitWords, takeWords } from "./takeWords.ts";

it("splits at commas, semicolons, line ends and their Arabic sisters", () => {
  expect(splitWords("a, b;c\nd،e,, ")).toEqual(["a", "b", "c", "d", "e"]);
});

it("gives back what it does not take, with the reason of the first", () => {
  const refuse = (word: string) => (word.includes("@") ? undefined : `“${word}” is no address.`);
  expect(takeWords(["a@x"], ["A@x", "bob", "c@x"], { refuse, words: tagsInputWords })).toEqual({
    words: ["a@x", "c@x"],
    rest: "A@x, bob",
    refusal: "“A@x” is already there.",
  });
});

it("stops at the most there may be", () => {
  expect(takeWords(["a"], ["b", "c"], { max: 2, words: tagsInputWords })).toEqual({
    words: ["a", "b"],
    rest: "c",
    refusal: "At most 2. Take one away first.",
  });
});
