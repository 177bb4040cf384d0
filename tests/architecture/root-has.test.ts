import { expect, it } from "vitest";
import { sourcesUnder } from "./sources.ts";

/** The root of a document with all that is asked of it, as deep as a selector in `:is()` of it. */
const root = /(?:html|:root)(?::[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\])*/.source;
const oneBelow = new RegExp(`(${root})\\s+[^\\s,{]`, "g");

/** `html:has(x) y`, whatever is written between; a rule for the root itself asks for nothing below it. */
const below = (text: string): boolean =>
  [...text.matchAll(oneBelow)].some(([, asked = ""]) => asked.includes(":has("));

/**
 * A browser that meets such a rule makes the styles of the whole page anew whenever anything on it
 * comes or goes: a press in a list cost up to three passes over some 2,500 elements. What is shown
 * says so on the document instead (`useDocumentMark`).
 */
it("no rule asks html:has() for what it styles below", () => {
  const sheets = sourcesUnder(["packages/ui/src", "apps/portal/src"], /\.css\.ts$/);
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter(({ text }) => below(text)).map(({ path }) => path)).toEqual([]);
});

it("such a rule is seen", () => {
  expect(below("globalStyle(`html:has([data-fills]) ${footer}`, {")).toBe(true);
  expect(below("globalStyle(`html:has(${place}), html:has(${place}) [data-scrolls]`, {")).toBe(
    true,
  );
  expect(below('globalStyle(`:root:not([data-x="y"]):is([data-z], :has(${link})) ${part}`')).toBe(
    true,
  );
  expect(below('globalStyle("html:has([data-page-foot])", {')).toBe(false);
  expect(below("globalStyle(`:root:not([data-x]) ${part}:has(${link})`, {")).toBe(false);
});
