import { expect, it } from "vitest";
import { readRecord, writeRecord } from "./seenAnswers.rules.ts";

const aShelf = (kept: string | null = null) => {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
};

it("knows again what was opened", () => {
  const shelf = aShelf();
  writeRecord(() => shelf, { one: "2026-11-28T10:00:00Z" });
  expect(readRecord(() => shelf)).toEqual({ one: "2026-11-28T10:00:00Z" });
});

it.each(["nothing", '"text"', "null", '{"one":1}'])(
  "takes no harm from %s on the device",
  (kept) => {
    expect(readRecord(() => aShelf(kept))).toEqual({});
  },
);

it("takes no harm from a device that keeps nothing", () => {
  const blocked = () => {
    throw new Error("blocked");
  };
  expect(readRecord(blocked)).toEqual({});
  expect(() => writeRecord(blocked, {})).not.toThrow();
});
