import { describe, expect, it } from "vitest";
import { extended } from "./extended.ts";

const order = ["a", "b", "c", "d", "e"];

describe("a range of rows", () => {
  it("goes down or up from where it began, beside what was chosen before", () => {
    expect([...extended(["e"], order, "b", "d")]).toEqual(["e", "b", "c", "d"]);
    expect([...extended([], order, "d", "b")]).toEqual(["b", "c", "d"]);
  });

  it("is the row itself where its beginning is no longer listed", () => {
    expect([...extended([], order, "gone", "c")]).toEqual(["c"]);
  });
});
