import { describe, expect, it } from "vitest";
import { bareTextIn } from "./bare-text.ts";
import { sourcesUnder } from "./sources.ts";

const drawn = sourcesUnder(
  ["apps/portal/src", "packages/ui/src", "packages/widgets/src"],
  /\.tsx$/,
).filter(({ path }) => !/\.(test|stories)\.tsx$/.test(path));

const found = (inside: string) => {
  const text = `const Part = () => (<p>${inside}</p>);`;
  return bareTextIn({ path: "Part.tsx", text, lines: 1 }).length;
};

describe("text that a translated page would fall over", () => {
  it.each([
    ["{count} guests{isNarrowed && `, ${shown} shown`}", "text that comes and goes after text"],
    ['<b>{name}</b>{isLate ? " late" : null}', "text that comes and goes after an element"],
    ["{isChosen && <Tick />}{word}", "an element that comes and goes before text"],
    ["{marks.map((mark) => <Mark key={mark} />)} and more", "a list before text"],
  ])("is found: %s", (inside) => {
    expect(found(inside)).toBe(1);
  });

  it.each([
    ["{`${count} guests${isNarrowed ? `, ${shown} shown` : ''}`}", "one text"],
    ["<b>{name}</b>{isLate && <span> late</span>}", "text in an element of its own"],
    ["{isChosen && <Tick />}<span>{word}</span>", "an element before an element"],
    ["{word}{isChosen && <Tick />}", "an element after text"],
    ["{isLate && 'late'}", "text alone"],
  ])("is not found: %s", (inside) => {
    expect(found(inside)).toBe(0);
  });

  it("is nowhere in what we draw", () => {
    expect(drawn.length).toBeGreaterThan(400);
    expect(drawn.flatMap(bareTextIn)).toEqual([]);
  });
});
