import { describe, expect, it } from "vitest";
import { besidesTheLot, filesOf, kinds } from "../support/short-form.ts";

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])("of %s", (name) => {
  const { always, oneIn } = kinds[name];
  const all = filesOf(kinds[name]);

  it("every path that is never left out names files that are there", () => {
    const gone = always.filter((part: string) => !all.some((path) => path.includes(part)));
    expect(gone).toEqual([]);
  });

  it("the short form keeps those, and a lot of the others", () => {
    const left = besidesTheLot(name);
    const isKept = (path: string) => always.some((part: string) => path.includes(part));
    expect(left.filter(isKept)).toEqual([]);
    const others = all.filter((path) => !isKept(path)).length;
    expect(others - left.length).toBe(Math.ceil(others / oneIn));
  });
});
