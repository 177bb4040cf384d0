import { expect, it } from "vitest";
import { excerptAround } from "./excerpt.rules.ts";

const long =
  "We drive up from the coast on Friday and have two seats free, one of them next to a Müller and his trombone case.";

it("shows a text from its beginning where the word is seen there", () => {
  expect(excerptAround(long, "coast")).toBe(long);
  expect(excerptAround("The word!", "word")).toBe("The word!");
});

it("begins a little before a word that stands further on, in whatever spelling", () => {
  for (const typed of ["muller", "MÜLL", "Mueller"]) {
    expect(excerptAround(long, typed)).toBe(
      "… free, one of them next to a Müller and his trombone case.",
    );
  }
});

it("begins before the first of several words that is in it", () => {
  expect(excerptAround(long, "trombone muller")).toMatch(/^… free, one of them/u);
});

it("shows all where it finds none of them", () => {
  expect(excerptAround(long, "harpsichord")).toBe(long);
  expect(excerptAround(long, " ")).toBe(long);
});
