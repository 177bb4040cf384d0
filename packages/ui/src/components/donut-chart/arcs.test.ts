import { expect, it } from "vitest";
import { arcsOf } from "./arcs.ts";

it("divides the ring, with a gap before each neighbour", () => {
  expect(arcsOf([50, 25, 25])).toEqual([
    { start: 0, length: 49 },
    { start: 50, length: 24 },
    { start: 75, length: 24 },
  ]);
});

it("closes the ring when there is one part only", () => {
  expect(arcsOf([0, 12])).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 100 },
  ]);
});

it("shows a small part as a sliver and nothing for nothing", () => {
  expect(arcsOf([10_000, 1])[1]?.length).toBe(0.4);
  expect(arcsOf([0, 0])).toEqual([
    { start: 0, length: 0 },
    { start: 0, length: 0 },
  ]);
  expect(arcsOf([])).toEqual([]);
});
