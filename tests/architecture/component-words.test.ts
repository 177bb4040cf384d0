import { describe, expect, it } from "vitest";
import { wordsIn } from "./component-words.ts";
import { sourcesUnder } from "./sources.ts";

const components = sourcesUnder(["packages/ui/src/components"]).filter(
  ({ path }) => !/\.(?:stories|test|css|gen|copy)\.tsx?$|\/(?:story|sample)\w+\.ts$/.test(path),
);

/** Names, which are the same in every language. */
const names = /\/logo\/Logo\.tsx|\/zoned-time\/placesToday\.ts/;

/** Given whole as one prop, English where it is left out. */
const byProp = /\/(?:activity|composer|conversation|figure|photoGrid|photoView)Words\.ts/;

const found = (text: string) =>
  wordsIn({ path: "Part.tsx", text }).map((line) => line.replace(/^Part\.tsx:1: /, ""));

describe("words that a component says by itself", () => {
  it.each([
    ['const Part = () => <button aria-label="Close" />;', "Close"],
    ["const Part = () => <p>optional</p>;", "optional"],
    ["const Part = () => <p>{isOpen ? `${count} guests came` : null}</p>;", "0 guests came"],
    ['function Part({ retryLabel = "Try again" }) { return retryLabel; }', "Try again"],
    ['const offer = { label: isNew ? "Add" : "Change" };', "Add"],
    ['const otherDay = "another day than you typed";', "another day than you typed"],
    ['function sayHello() { return "Hello"; }', "Hello"],
  ])("are found: %s", (source, words) => {
    expect(found(source)[0]).toBe(words);
  });

  it.each([
    ["const Part = () => <button aria-label={words.close} />;"],
    ['const Part = () => <Icon name="Close" look="small" />;'],
    ['const isEnter = (key) => key === "Enter" || key === "ArrowDown";'],
    ['const first = box.querySelector("input:not([type=hidden]), select");'],
    ['const Part = () => <section aria-relevant="additions text" />;'],
  ])("are not: %s", (source) => {
    expect(found(source)).toEqual([]);
  });

  it("no component says a word that no other language reaches", () => {
    expect(components.length).toBeGreaterThan(200);
    const checked = components.filter(
      ({ path }) => ![names, byProp].some((known) => known.test(path)),
    );
    expect(checked.flatMap(wordsIn)).toEqual([]);
  });
});
