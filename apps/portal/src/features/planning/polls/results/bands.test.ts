import { countRanked } from "@jubilee/core/planning/ranked.rules";
import { expect, it } from "vitest";
import { bandsOf } from "./bands.rules.ts";

const counted = countRanked(
  [
    { ranking: ["lake"], people: 4 },
    { ranking: ["library"], people: 3 },
    { ranking: ["music", "library"], people: 2 },
    { ranking: ["music"], people: 1 },
  ],
  ["lake", "library", "music"],
);

it("the bands of a ranking carry every list that somebody still has, and no other", () => {
  const { blocks, flows } = bandsOf(counted, 500);
  expect(flows.map(({ from, to, lists }) => [from, to, lists])).toEqual([
    ["lake", "lake", 4],
    ["library", "library", 3],
    ["music", "library", 2],
  ]);
  const last = blocks.filter(({ round }) => round === 1);
  expect(last.map(({ optionId, lists }) => [optionId, lists])).toEqual([
    ["lake", 4],
    ["library", 5],
  ]);
});

it("as many lists are as high in every round", () => {
  const { blocks } = bandsOf(counted, 500);
  const tall = (round: number, id: string) =>
    blocks.find((block) => block.round === round && block.optionId === id)?.height ?? 0;
  expect(tall(1, "lake")).toBeCloseTo(tall(0, "lake"));
  expect(tall(1, "library")).toBeCloseTo((tall(0, "library") / 3) * 5);
});

it("a winner of the first round stands alone, without a band", () => {
  const once = countRanked([{ ranking: ["a"], people: 3 }], ["a", "b"]);
  expect(bandsOf(once, 500).flows).toEqual([]);
});
